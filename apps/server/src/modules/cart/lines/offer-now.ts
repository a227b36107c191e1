import type { ReorderOffer } from '@cambusa/domain/orders/reorder-line'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import type { CartFacts } from './cart-facts.ts'
import { choiceProblem, leftOf, sameLine, unsellable } from './line-problem.ts'

/** The quantity that the cart has of a line; 0: none. */
export const heldOf = (
  { lines }: Pick<CartFacts, 'lines'>,
  line: { productId: number; notes: string },
): number => lines.find((known) => sameLine(known, line))?.quantity ?? 0

/**
 * How a line of this product can be added now; `put` are the lines that are added before it, with their quantities in
 * the cart afterwards.
 */
export function offerNow(
  facts: CartFacts,
  product: SellableProduct,
  notes: string,
  put: readonly { productId: number; notes: string; quantity: number }[],
): ReorderOffer {
  const line = { productId: product.id, notes }
  const held = heldOf(facts, line)
  const { stock, today } = leftOf(facts, product, put, line)
  const beyondHeld = (left: number) => (left === Infinity ? left : Math.max(0, roundQuantity(left - held)))
  return {
    rule: product.rule,
    priceCents: product.priceCents,
    isAvailable: unsellable(product) === undefined,
    stockLeft: beyondHeld(stock),
    todayLeft: beyondHeld(today),
    needsChoice: choiceProblem(product, notes) !== undefined,
  }
}
