import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { useState } from 'react'
import { inShownOrder } from './shown-order.ts'

/**
 * The products of a short row in the order in which it was first shown: a customer's own prices arrive after the
 * visitor's, and by their discounts the best promotions have another order. Nothing on screen changes its place.
 */
export function useShownOrder(
  products: readonly ProductCard[] | undefined,
): readonly ProductCard[] | undefined {
  const [shown, setShown] = useState<readonly number[]>([])
  if (products === undefined) return undefined
  const ordered = inShownOrder(products, shown)
  if (ordered.length !== shown.length || ordered.some(({ productId }, index) => productId !== shown[index]))
    setShown(ordered.map(({ productId }) => productId))
  return ordered
}
