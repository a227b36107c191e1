import { LOWEST_PRICE_DAYS } from '../constants.ts'

const DAY_MS = 86_400_000

/** A price in force from a moment until the next entry of the same history; null: not for sale. */
export interface PriceChange {
  priceCents: number | null
  fromAt: Date
}

/**
 * The lowest price in force at any moment of the 30 days before a promotion starts, the base of every announced
 * reduction (Codice del Consumo, art. 17-bis). Undefined if the product had no price then.
 */
export function lowestPriceCents(
  history: readonly PriceChange[],
  promotionStartAt: Date,
): number | undefined {
  const end = promotionStartAt.getTime()
  const start = end - LOWEST_PRICE_DAYS * DAY_MS
  const sorted = [...history].sort((a, b) => a.fromAt.getTime() - b.fromAt.getTime())
  const inForce = sorted.flatMap(({ fromAt, priceCents }, i) => {
    const until = sorted[i + 1]?.fromAt.getTime() ?? Infinity
    return priceCents !== null && fromAt.getTime() < end && until > start ? [priceCents] : []
  })
  return inForce.length ? Math.min(...inForce) : undefined
}

/** The price before a promotion, cents. */
export interface PriceBefore {
  standardCents: number
  /** Of the 30 days before the promotion; 0: unknown. */
  lowestCents: number
  /** Perishables are exempt: the price just before the promotion counts. */
  isExempt: boolean
}

/** The base of a reduction: never above the customer's own price, 0 if no reduction may be announced. */
export const reductionBaseCents = ({ standardCents, lowestCents, isExempt }: PriceBefore): number =>
  isExempt ? standardCents : Math.min(lowestCents, standardCents)

/** Whether a lower price may be called a promotion: at least one per cent below its base. */
export const isReduction = (before: PriceBefore, cents: number): boolean =>
  reductionPercent(reductionBaseCents(before), cents) > 0

/**
 * Whole per cent by which a price is below another, rounded down so that no reduction is overstated; 0 if it is not
 * below.
 */
export function reductionPercent(fromCents: number, toCents: number): number {
  return fromCents > 0 && toCents < fromCents ? Math.floor(((fromCents - toCents) * 100) / fromCents) : 0
}
