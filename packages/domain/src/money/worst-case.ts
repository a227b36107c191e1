import { CREDIT_RESERVE_PERCENT } from '../constants.ts'
import { divideRounded } from './rounding.ts'

/** The price of an order, and whether it may still change during picking. */
export interface MayChange {
  /** Goods, packaging and delivery before gift codes, cents. */
  orderCents: number
  /** The amount that remains to be paid after gift codes, cents. */
  totalCents: number
  /** A line is weighed, or may be replaced by another product. */
  isOpenEnded: boolean
}

/**
 * The highest amount of an order after weighing and replacements: what remains to be paid plus 10 per cent of the
 * order. It is shown before paying, authorised once, reserved of a company's credit, and never exceeded (specification
 * §9, §17). An order that cannot change, or that gift codes cover, has its exact amount. Cents.
 */
export function worstCaseCents({ orderCents, totalCents, isOpenEnded }: MayChange): number {
  if (!isOpenEnded || totalCents === 0) return totalCents
  return totalCents + divideRounded(orderCents * CREDIT_RESERVE_PERCENT, 100)
}
