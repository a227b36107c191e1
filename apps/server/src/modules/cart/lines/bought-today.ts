import { romeDate } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import { listBoughtByCompany, listBoughtByPerson } from './bought-today.queries.ts'

type Owner = Pick<RequestSession, 'userId' | 'companyId'>

/**
 * Quantities of these products in today's orders of a customer, by product; for a company in those of all its buyers.
 * The day is Rome's. Cancelled orders do not count, nor does an order that is being edited beside its own cart.
 */
export async function boughtSinceMidnight(
  db: Db,
  { userId, companyId }: Owner,
  productIds: readonly number[],
  now: Date,
  exceptOrderId: number | null = null,
): Promise<Record<string, number>> {
  const what = { productIds, exceptOrderId, since: romeInstant(romeDate(now), '00:00') }
  const rows =
    companyId === null
      ? await listBoughtByPerson(db, { ...what, userId })
      : await listBoughtByCompany(db, { ...what, companyId })
  return Object.fromEntries(rows.map(({ productId, quantity }) => [productId, quantity]))
}

/** The same for products with a daily maximum only; without any there is no query. */
export async function boughtToday(
  db: Db,
  owner: Owner,
  productIds: readonly number[],
  sellable: (productId: number) => SellableProduct | undefined,
  now: Date,
  exceptOrderId: number | null = null,
): Promise<Record<string, number>> {
  if (owner.userId < 0) return {}
  const limited = productIds.filter((id) => (sellable(id)?.dailyMaximum ?? null) !== null)
  return limited.length === 0 ? {} : boughtSinceMidnight(db, owner, limited, now, exceptOrderId)
}
