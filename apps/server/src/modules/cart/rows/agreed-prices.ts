import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import type { OrderPackage } from '../../../platform/schema/orders.ts'
import type { CartSnapshot } from './cart.queries.ts'

/** The fields of carts.prepared that are needed here. */
interface AgreedOrder {
  lines: { productId: number; priceCents: number }[]
  packages: OrderPackage[]
}

type Lockable = Pick<CartSnapshot, 'status' | 'lockedUntil' | 'prepared'>

/** The order that a locked cart was prepared as; undefined: the cart is not locked. */
function agreedOrder(
  { status, lockedUntil, prepared }: Lockable,
  now: Date,
): Partial<AgreedOrder> | undefined {
  const isLocked = status === CART_STATUS.locked && lockedUntil !== null && lockedUntil > now
  return isLocked && prepared !== null ? (prepared as Partial<AgreedOrder>) : undefined
}

/**
 * Prices by product of a locked cart: those that the shopper was shown and that buy charges, whatever changes in the
 * catalogue meanwhile. undefined: the cart is not locked, current prices apply.
 */
export function agreedPrices(cart: Lockable, now: Date): ReadonlyMap<number, number> | undefined {
  const order = agreedOrder(cart, now)
  return order && new Map(order.lines?.map(({ productId, priceCents }) => [productId, priceCents]))
}

/** Packaging of a locked cart, at the price that was shown; undefined: the cart is not locked. */
export const agreedPackages = (cart: Lockable, now: Date): OrderPackage[] | undefined =>
  agreedOrder(cart, now)?.packages
