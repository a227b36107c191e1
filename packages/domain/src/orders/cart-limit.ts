import { MAX_PRODUCTS_IN_CART } from '../constants.ts'

/** Whether one more product fits into a cart of so many different products. Specification §5. */
export function canAddProduct(distinctCount: number, limit: number = MAX_PRODUCTS_IN_CART): boolean {
  return distinctCount < limit
}

/** A bulk add cut to the places that are left: the first ones go in, in their order. Specification §5. */
export function trimToFreeLines<Item>(
  items: readonly Item[],
  distinctCount: number,
  limit: number = MAX_PRODUCTS_IN_CART,
): { kept: Item[]; cut: Item[] } {
  const free = Math.max(0, limit - distinctCount)
  return { kept: items.slice(0, free), cut: items.slice(free) }
}
