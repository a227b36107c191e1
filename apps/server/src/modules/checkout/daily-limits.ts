import { leftForToday } from '@cambusa/domain/orders/daily-maximum'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { boughtSinceMidnight, type PricedCart } from '../cart/cart.ts'
import type { DailyLimit, PreparedOrder } from '../orders/orders.ts'
import type { CartToBuy } from './buy.queries.ts'
import { findStillPrepared, lockBuyingCompany, lockPerson } from './daily-limits.queries.ts'

/** Products of a cart with a daily maximum. */
export function dailyLimitsOf({ lines }: PricedCart): DailyLimit[] {
  const limits = new Map<number, DailyLimit>()
  for (const { product, line } of lines) {
    if (product === undefined || product.dailyMaximum === null) continue
    const { id: productId, name, dailyMaximum } = product
    const quantity = roundQuantity((limits.get(productId)?.quantity ?? 0) + line.quantity)
    limits.set(productId, { productId, name, dailyMaximum, quantity })
  }
  return [...limits.values()]
}

/** Quantities of limited products in today's orders of the customer but that one, by product. */
export function boughtOf(
  db: Db,
  session: RequestSession,
  limits: readonly DailyLimit[],
  now: Date,
  exceptOrderId: number | null,
): Promise<Record<string, number>> {
  const productIds = limits.map(({ productId }) => productId)
  return boughtSinceMidnight(db, session, productIds, now, exceptOrderId)
}

/**
 * Locks the customer while an order with limited products is placed, so that of two concurrent orders the second counts
 * the first. Called in the transaction that places the order. Throws cart.dailyMaximum.
 */
export async function holdDailyLimits(
  tx: Db,
  session: RequestSession,
  {
    cart,
    prepared,
  }: { cart: Pick<CartToBuy, 'id' | 'version' | 'orderId'>; prepared: Pick<PreparedOrder, 'dailyLimits'> },
  now: Date,
): Promise<void> {
  const limits = prepared.dailyLimits ?? []
  if (limits.length === 0) return
  const { userId, companyId } = session
  await (companyId === null ? lockPerson(tx, { userId }) : lockBuyingCompany(tx, { companyId }))
  // The same cart bought twice at once is one order: the second call finds it later.
  const isOurs = await findStillPrepared(tx, { cartId: cart.id, version: cart.version })
  if (isOurs === undefined) return
  const bought = await boughtOf(tx, session, limits, now, cart.orderId)
  for (const { productId, name, dailyMaximum, quantity } of limits) {
    const left = leftForToday({ dailyMaximum, boughtToday: bought[productId] ?? 0 })
    if (quantity > left) throw refuse('cart.dailyMaximum', { name })
  }
}
