import type { DataOf } from '@cambusa/contract/endpoint'
import type { Export, listShots, slicedFormats } from '@cambusa/contract/exports/exports'
import { PICTURE_FILES, SLICED_FORMATS } from '@cambusa/domain/exports/export-choices'
import { shotNames } from '@cambusa/messages/it/catalogue/shots'

const DAY_MS = 86_400_000

/** An export of list 7 that is being prepared. */
export const buildExport = (changes: Partial<Export> = {}): Export => ({
  exportId: 31,
  state: 'running',
  progress: 40,
  source: 'list',
  sourceName: 'Dispensa',
  products: 38,
  pictures: 0,
  missing: 0,
  bytes: 0,
  askedAt: '2026-11-26T09:00:00.000Z',
  expiresAt: null,
  url: null,
  problem: null,
  ...changes,
})

/** The same, ready to download. */
export const buildReadyExport = (changes: Partial<Export> = {}): Export =>
  buildExport({
    state: 'ready',
    progress: 100,
    pictures: 74,
    missing: 2,
    bytes: 12_400_000,
    expiresAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    url: '/ebsn/api/theone-order/download-file?order_id=31&expires=1795000000&signature=abc',
    ...changes,
  })

/** The pictures of the 38 products of list 7. */
export const buildShots = (changes: Partial<DataOf<typeof listShots>> = {}): DataOf<typeof listShots> => ({
  sourceName: 'Dispensa',
  products: 38,
  shots: [
    { shot: 'front', name: shotNames.front, products: 38 },
    { shot: 'back', name: shotNames.back, products: 37 },
  ],
  skip_image: false,
  ...changes,
})

/** Every format. */
export const buildFormats = (): DataOf<typeof slicedFormats> => ({
  formats: SLICED_FORMATS.map((format) => ({ ...format, name: format.id })),
  fileFormats: [...PICTURE_FILES],
})
