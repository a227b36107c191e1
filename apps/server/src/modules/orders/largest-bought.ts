import type { LargestBought } from '@cambusa/domain/quantity/usual-amount'
import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { listLargestBoughtRows } from './largest-bought.queries.ts'

/** The largest quantities in which a product was bought, by product id. */
export type LargestBoughtOf = (productId: number) => LargestBought

/** Looks up the largest quantities of these products in orders that count; without products it reads nothing. */
export async function largestBoughtOf(
  db: Db,
  session: RequestSession,
  productIds: readonly number[],
): Promise<LargestBoughtOf> {
  const rows =
    productIds.length === 0
      ? []
      : await listLargestBoughtRows(db, { userId: session.userId, companyId: session.companyId, productIds })
  const byId = new Map(
    rows.map(({ productId, own, anybody }) => [
      productId,
      { own: own ?? undefined, any: anybody ?? undefined },
    ]),
  )
  return (productId) => byId.get(productId) ?? { own: undefined, any: undefined }
}
