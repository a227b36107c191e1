import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import type { CartSnapshot } from './cart.queries.ts'

/** What of the order kept in carts.prepared matters here. */
interface AgreedOrder {
  lines: { productId: number; priceCents: number }[]
}

/**
 * Prices by product of a cart that is locked: those of the order that the shopper was shown and that buy charges,
 * whatever changes in the catalogue meanwhile. undefined: the cart is not locked, today's prices count.
 */
export function agreedPrices(
  { status, lockedUntil, prepared }: Pick<CartSnapshot, 'status' | 'lockedUntil' | 'prepared'>,
  now: Date,
): ReadonlyMap<number, number> | undefined {
  const isLocked = status === CART_STATUS.locked && lockedUntil !== null && lockedUntil > now
  if (!isLocked || prepared === null) return undefined
  const { lines = [] } = prepared as Partial<AgreedOrder>
  return new Map(lines.map(({ productId, priceCents }) => [productId, priceCents]))
}
