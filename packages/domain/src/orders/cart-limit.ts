import { MAX_PRODUCTS_IN_CART } from '../constants.ts'

/** Whether a cart with this number of different products has room for one more. Specification §5. */
export function canAddProduct(distinctCount: number, limit: number = MAX_PRODUCTS_IN_CART): boolean {
  return distinctCount < limit
}

/** Cuts a bulk add to the free lines of the cart: the first items are kept, in their order. Specification §5. */
export function trimToFreeLines<Item>(
  items: readonly Item[],
  distinctCount: number,
  limit: number = MAX_PRODUCTS_IN_CART,
): { kept: Item[]; cut: Item[] } {
  const free = Math.max(0, limit - distinctCount)
  return { kept: items.slice(0, free), cut: items.slice(free) }
}
