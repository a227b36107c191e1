import { multiplyCents } from '@cambusa/domain/money/money'
import { trimToFreeLines } from '@cambusa/domain/orders/cart-limit'
import { reorderLine, type ReorderLine } from '@cambusa/domain/orders/reorder-line'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { SellableProduct } from '../catalogue/catalogue.ts'
import { heldOf, offerNow, type CartFacts } from '../cart/cart.ts'
import type { PastLine } from './past-line.ts'

/** A line of before, its product now (undefined: no longer sold), and what ordering it again adds. */
export interface PlannedLine extends ReorderLine {
  line: PastLine
  product: SellableProduct | undefined
  isInCart: boolean
}

/** What ordering lines again would add to a cart, in their order; lines of one product share its stock. */
export function planReorder(facts: CartFacts, lines: readonly PastLine[]): PlannedLine[] {
  const put: { productId: number; notes: string; quantity: number }[] = []
  return lines.map((line) => {
    const product = line.productId === null ? undefined : facts.sellable(line.productId)
    if (product === undefined) return { line, product, isInCart: false, ...reorderLine(line, undefined) }
    const { notes } = line
    const planned = reorderLine(line, offerNow(facts, product, notes, put))
    const held = heldOf(facts, { productId: product.id, notes })
    if (planned.quantity > 0)
      put.push({ productId: product.id, notes, quantity: roundQuantity(held + planned.quantity) })
    return { line, product, isInCart: held > 0, ...planned }
  })
}

/** Whether a line can be added without another choice of the customer. */
export const isReady = ({ quantity, changes }: PlannedLine): boolean =>
  quantity > 0 && !changes.includes('choice')

/** Places of the cart, and the cost of the lines that get one, cents. */
export function fitInto({ lines, maxProducts }: CartFacts, planned: readonly PlannedLine[]) {
  const ready = planned.filter(isReady)
  const { kept } = trimToFreeLines(
    ready.filter(({ isInCart }) => !isInCart),
    lines.length,
    maxProducts,
  )
  const fits = ready.filter((each) => each.isInCart || kept.includes(each))
  return {
    places: {
      free: Math.max(0, maxProducts - lines.length),
      needed: ready.filter(({ isInCart }) => !isInCart).length,
      limit: maxProducts,
    },
    totalCents: fits.reduce(
      (sum, { product, quantity }) => sum + multiplyCents(product?.priceCents ?? 0, quantity),
      0,
    ),
  }
}
