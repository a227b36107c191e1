import { CREDIT_RESERVE_PERCENT } from '../constants.ts'
import { divideRounded } from './rounding.ts'

/** What an order comes to, and whether that may still change when it is picked. */
export interface MayChange {
  /** Goods, packaging and delivery before gift codes, cents. */
  orderCents: number
  /** What is left to pay after gift codes, cents. */
  totalCents: number
  /** A line is weighed, or may be replaced by something else. */
  isOpenEnded: boolean
}

/**
 * The most that an order may come to once it is weighed and replaced: what is left to pay plus 10 per cent of the order.
 * It is shown before paying, authorised once, reserved of a company's credit, and never exceeded (specification §9,
 * §17). An order that cannot change, or that gift codes cover, comes to what it says. Cents.
 */
export function worstCaseCents({ orderCents, totalCents, isOpenEnded }: MayChange): number {
  if (!isOpenEnded || totalCents === 0) return totalCents
  return totalCents + divideRounded(orderCents * CREDIT_RESERVE_PERCENT, 100)
}
