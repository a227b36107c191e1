import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockLimits, needsApproval, usedThisMonth } from '../colleagues/colleagues.ts'
import type { PreparedOrder } from '../orders/orders.ts'
import type { CartToBuy } from './buy.queries.ts'
import { findStillPrepared } from './daily-limits.queries.ts'

/**
 * Locks the limits of a buyer while an order of theirs is placed or changed, so that of two at once the second counts
 * the first: their month is never exceeded. Called in the transaction that places the order, after the company and the
 * customer are locked. Throws approval.needed, for a changed order approval.orderTooLarge.
 */
export async function holdMonthBudget(
  tx: Db,
  { userId, companyId }: Pick<RequestSession, 'companyId' | 'userId'>,
  {
    cart,
    prepared,
  }: {
    cart: Pick<CartToBuy, 'id' | 'orderId' | 'version'>
    prepared: Pick<PreparedOrder, 'totalCents'>
  },
  now: Date,
): Promise<void> {
  const limits = companyId === null ? undefined : await lockLimits(tx, { userId, companyId })
  if (companyId === null || limits === undefined) return
  // The same cart bought twice at once is one order: the second call finds it later.
  const isOurs = await findStillPrepared(tx, { cartId: cart.id, version: cart.version })
  if (isOurs === undefined) return
  const usedCents = await usedThisMonth(tx, { userId, companyId }, now, cart.orderId)
  const needed = needsApproval(limits, usedCents, prepared.totalCents)
  if (needed === undefined) return
  if (cart.orderId === null) throw refuse('approval.needed', needed.said)
  const { total } = needed.said
  throw refuse('approval.orderTooLarge', { left: needed.most, total })
}
