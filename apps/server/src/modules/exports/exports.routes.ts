import {
  downloadDelisted,
  downloadExport,
  exportStatus,
  listExports,
  listShots,
  requestExport,
  slicedFormats,
} from '@cambusa/contract/exports/exports'
import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import { PICTURE_FILES, SLICED_FORMATS } from '@cambusa/domain/exports/export-choices'
import { romeDate } from '@cambusa/domain/time/dates'
import { shotNames } from '@cambusa/messages/it/catalogue/shots'
import { exportWords } from '@cambusa/messages/it/exports/export-words'
import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findProductPictures, openPictureStore } from '../pictures/pictures.ts'
import { askExport, exporterOf } from './ask-export.ts'
import { delistedPictures } from './delisted.ts'
import { openExportFile } from './export-link.ts'
import { sourceProducts } from './export-sources.ts'
import { findOwnExport, listOwnExports } from './exports.queries.ts'
import { wireExport } from './wire-export.ts'

const LISTED = 50

type Needs = Platform & { catalogue: Catalogue }

/** Calls for exports of pictures and data. */
export const exportsModule: Module<Needs> = (app, services) => {
  const { config } = services
  const pictureStore = openPictureStore(config)
  route(app, services, listShots, async ({ db, session, query }) => {
    const owner = await exporterOf(db, config, session)
    const { sourceName, products } = await sourceProducts(db, owner, query)
    const productIds = products.map(({ productId }) => productId)
    const pictures = await findProductPictures(db, { productIds })
    const shots = SHOTS.flatMap((shot) => {
      const of = new Set(pictures.filter((each) => each.shot === shot).map(({ productId }) => productId))
      return of.size === 0 ? [] : [{ shot, name: shotNames[shot], products: of.size }]
    })
    return { data: { sourceName, products: products.length, shots, skip_image: shots.length === 0 } }
  })
  route(app, services, slicedFormats, async ({ db, session, query }) => {
    await sourceProducts(db, await exporterOf(db, config, session), query)
    const formats = SLICED_FORMATS.map((format) => ({ ...format, name: exportWords.format(format) }))
    return { data: { formats, fileFormats: [...PICTURE_FILES] } }
  })
  route(app, services, requestExport, async (call) => {
    const exportId = await askExport(services, call)
    const { userId, companyId } = call.session
    const row = await findOwnExport(call.db, { exportId, userId, companyId, kind: 'products' })
    if (row === undefined) throw refuse('export.unknown')
    return { data: wireExport(config, row) }
  })
  route(app, services, exportStatus, async ({ db, session, query }) => {
    const owner = await exporterOf(db, config, session)
    const row = await findOwnExport(db, { ...owner, exportId: query.order_id, kind: 'products' })
    if (row === undefined) throw refuse('export.unknown')
    return { data: wireExport(config, row) }
  })
  route(app, services, listExports, async ({ db, session }) => {
    const owner = await exporterOf(db, config, session)
    const rows = await listOwnExports(db, { ...owner, limit: LISTED })
    return { data: { exports: rows.map((row) => wireExport(config, row)) } }
  })
  routeFile(app, services, downloadExport, async ({ db, session, query, now }) => {
    const owner = await exporterOf(db, config, session)
    const { order_id: exportId, expires, signature } = query
    const asked = { ...owner, exportId, expires, signature, kind: 'products' } as const
    const nameOf = ({ id, createdAt }: { id: number; createdAt: Date }) =>
      exportWords.fileName({ day: romeDate(createdAt), id })
    return openExportFile(db, config, asked, nameOf, now)
  })
  routeFile(app, services, downloadDelisted, async ({ db, session, query, now }) => {
    await exporterOf(db, config, session)
    return delistedPictures({ db, pictureStore }, query.productId, now)
  })
}
