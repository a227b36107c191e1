import { isCartLocked } from '@cambusa/domain/orders/cart-status'
import type { OrderPackage } from '../../../platform/schema/orders.ts'
import type { CartSnapshot } from './cart-snapshot.ts'

/** A line by which a price was agreed. */
interface AgreedLine {
  productId: number
  notes: string
  priceCents: number
}

/** The fields of carts.prepared that are needed here. */
interface AgreedOrder {
  lines: AgreedLine[]
  packages: OrderPackage[]
}

type Lockable = Pick<CartSnapshot, 'status' | 'lockedUntil' | 'prepared'>

/** The order that a locked cart was prepared as; undefined: the cart is not locked. */
function agreedOrder(cart: Lockable, now: Date): Partial<AgreedOrder> | undefined {
  return isCartLocked(cart, now) && cart.prepared !== null
    ? (cart.prepared as Partial<AgreedOrder>)
    : undefined
}

/** The price of a line that was agreed with the shopper, cents; undefined: the current one applies. */
export type AgreedPrice = (line: Pick<AgreedLine, 'productId' | 'notes'>) => number | undefined

/**
 * Prices that apply whatever changes in the catalogue meanwhile: of a locked cart those that the shopper was shown and
 * that buy charges; of a cart that edits a placed order those of the lines that the order had.
 */
export function agreedPrices(cart: Lockable & Pick<CartSnapshot, 'agreed'>, now: Date): AgreedPrice {
  const lines = agreedOrder(cart, now)?.lines ?? cart.agreed?.lines ?? []
  const prices = new Map(
    lines.map(({ productId, notes, priceCents }) => [`${productId} ${notes}`, priceCents]),
  )
  return ({ productId, notes }) => prices.get(`${productId} ${notes}`)
}

/** Packaging of a locked cart, at the price that was shown; undefined: the cart is not locked. */
export const agreedPackages = (cart: Lockable, now: Date): OrderPackage[] | undefined =>
  agreedOrder(cart, now)?.packages
