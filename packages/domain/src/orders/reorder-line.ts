import { purchasableOutOf } from '../quantity/quantity-step.ts'
import { buyAgain, type BuyAgain, type ChangeSince, type LastPurchase, type OfferNow } from './buy-again.ts'

/**
 * What has changed for a line that is ordered again, besides the changes of a last purchase: less is in stock than was
 * ordered, less may still be bought today, or its choices must be made anew.
 */
export const REORDER_CHANGES = [
  'gone',
  'unavailable',
  'quantity',
  'dearer',
  'cheaper',
  'stock',
  'today',
  'choice',
] as const satisfies readonly (ChangeSince | 'stock' | 'today' | 'choice')[]
export type ReorderChange = (typeof REORDER_CHANGES)[number]

/** How a product can be bought now, beside what the cart and the lines before this one take of it. */
export interface ReorderOffer extends OfferNow {
  /** Pieces or base unit left in stock; Infinity: not tracked. */
  stockLeft: number
  /** What the customer may still buy of it today; Infinity: no limit. */
  todayLeft: number
  /** It has choices, and those of the line are none of them. */
  needsChoice: boolean
}

/** What ordering a line again adds, and what has changed since. */
export interface ReorderLine extends Omit<BuyAgain, 'changes'> {
  changes: ReorderChange[]
}

/** Rounds to the least purchasable quantity of every rule. */
const LEAST = 0.001

/** What is left decides; the daily maximum only where it allows less than the stock. */
function limited(now: ReorderOffer, wanted: number): { most: number; why: 'stock' | 'today' } {
  const why = now.todayLeft < now.stockLeft ? 'today' : 'stock'
  const left = Math.min(now.stockLeft, now.todayLeft)
  return { most: left >= wanted ? wanted : Math.min(wanted, purchasableOutOf(now.rule, left)), why }
}

/**
 * What ordering a line again adds, and what has changed since it was ordered; `now` undefined: the shop no longer sells
 * the product. A quantity of 0 cannot be bought at all.
 */
export function reorderLine(then: LastPurchase, now: ReorderOffer | undefined): ReorderLine {
  const again = buyAgain(then, now)
  if (now === undefined || again.quantity === 0) return again
  const { most: quantity, why } = limited(now, again.quantity)
  if (quantity === 0) return { quantity, changes: [why === 'today' ? 'today' : 'unavailable'] }
  const changes: ReorderChange[] = quantity === again.quantity ? [...again.changes] : [...again.changes, why]
  if (now.needsChoice) changes.push('choice')
  return { quantity, changes }
}

/**
 * The quantity of a product that replaces a line: that of the line where both are counted in the same unit, else the
 * least that can be bought; never more than is left.
 */
export function replacementQuantity(
  then: LastPurchase & { unit: string },
  now: ReorderOffer & { unit: string },
): number {
  const isSameUnit = then.unit === now.unit
  const { quantity } = reorderLine({ ...then, quantity: isSameUnit ? then.quantity : LEAST }, now)
  return quantity
}
