import { LOWEST_PRICE_DAYS } from '../constants.ts'

const DAY_MS = 86_400_000

/** A price that was in force from a moment on, until the next one of the same history; null: off sale. */
export interface PriceChange {
  priceCents: number | null
  fromAt: Date
}

/**
 * The lowest price in force at any moment of the 30 days before a promotion starts, the base of every announced
 * reduction (Codice del Consumo, art. 17-bis). Undefined when the product had no price then.
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

/** What is known of a price that a promotion lowers, cents. */
export interface PriceBefore {
  standardCents: number
  /** Of the 30 days before the promotion; 0: no price is known of them. */
  lowestCents: number
  /** Perishables are exempt: what counts for them is the price just before. */
  isExempt: boolean
}

/** The price that a reduction is told from: never above the customer's own one, 0 where none may be told. */
export const reductionBaseCents = ({ standardCents, lowestCents, isExempt }: PriceBefore): number =>
  isExempt ? standardCents : Math.min(lowestCents, standardCents)

/** Whether a lower price may be called a promotion: by one per cent at least below what it is told from. */
export const isReduction = (before: PriceBefore, cents: number): boolean =>
  reductionPercent(reductionBaseCents(before), cents) > 0

/** Whole per cent that a price lies below another, rounded down so that no reduction is overstated; 0 if it does not. */
export function reductionPercent(fromCents: number, toCents: number): number {
  return fromCents > 0 && toCents < fromCents ? Math.floor(((fromCents - toCents) * 100) / fromCents) : 0
}
