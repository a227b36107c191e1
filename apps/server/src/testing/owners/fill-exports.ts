import type { Db } from '../../platform/database/database.ts'
import { exports } from '../../platform/schema/exports.ts'
import type { OwnMark } from './owner-marks.ts'

const DAY_MS = 86_400_000

/** A ready export of products for a company, else a copy of the person's own data; its id. */
export async function fillExports(
  db: Db,
  { userId, companyId, productId }: { userId: number; companyId: number | null; productId: number },
  mark: OwnMark,
  now: Date,
): Promise<number> {
  const ready = {
    userId,
    companyId,
    state: 'ready',
    doneAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  } as const
  const wish = {
    source: 'list',
    sourceName: mark('esportata'),
    shots: [],
    formats: [],
    fileFormats: [],
    dataFormats: ['csv'],
    fields: ['code'],
    products: [{ productId, code: 'pasta', name: mark('esportato'), data: ['pasta'] }],
  }
  const asked =
    companyId === null ? ({ kind: 'myData', wish: {} } as const) : ({ kind: 'products', wish } as const)
  const [row] = await db
    .insert(exports)
    .values({ ...ready, ...asked })
    .returning({ id: exports.id })
  return row!.id
}
