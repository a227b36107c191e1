import { effectivePriceCents, standardPriceCents } from './price-choice.ts'

/** The price of a list from this instant on; null: it no longer contains the product. */
export interface PriceChange {
  atMs: number
  priceCents: number | null
}

/** A promotion's price from an instant to another, the second excluded. */
export interface PromotionSpan {
  fromMs: number
  untilMs: number
  priceCents: number
  name: string
}

export interface PriceSources {
  /** Oldest first; of several at one instant the last counts. */
  publicList: readonly PriceChange[]
  company: readonly PriceChange[]
  promotions: readonly PromotionSpan[]
}

/** The price from an instant to another; untilMs null: still in force. */
export interface PricePeriod {
  fromMs: number
  untilMs: number | null
  /** null: not for sale. */
  priceCents: number | null
  /** The promotion with this price, and the price of the list. */
  promotion: { name: string; listCents: number } | null
}

type PriceNow = Pick<PricePeriod, 'priceCents' | 'promotion'>

const OFF_SALE: PriceNow = { priceCents: null, promotion: null }

const inForceAt = (changes: readonly PriceChange[], atMs: number) =>
  changes.findLast((change) => change.atMs <= atMs)?.priceCents ?? null

/** The price at one instant, chosen as at the checkout (specification §13). */
function priceAt({ publicList, company, promotions }: PriceSources, atMs: number): PriceNow {
  const companyCents = inForceAt(company, atMs)
  const publicCents = inForceAt(publicList, atMs) ?? companyCents
  if (publicCents === null) return OFF_SALE
  const listCents = standardPriceCents({ publicCents, companyCents })
  let best: PromotionSpan | undefined
  for (const span of promotions)
    if (span.fromMs <= atMs && atMs < span.untilMs && span.priceCents < (best?.priceCents ?? listCents))
      best = span
  return {
    priceCents: effectivePriceCents({ publicCents, companyCents, promoCents: best?.priceCents ?? null }),
    promotion: best === undefined ? null : { name: best.name, listCents },
  }
}

const isSame = (a: PriceNow, b: PriceNow) =>
  a.priceCents === b.priceCents &&
  a.promotion?.name === b.promotion?.name &&
  a.promotion?.listCents === b.promotion?.listCents

/**
 * The price history for a customer, oldest first and without gaps, from `sinceMs` (or the first price after it) until
 * now: the company's list replaces the public one, and a promotion counts if it is lower. Future prices are left out.
 */
export function pricePeriods(sources: PriceSources, sinceMs: number, nowMs: number): PricePeriod[] {
  const { publicList, company, promotions } = sources
  const turns = [
    sinceMs,
    ...[...publicList, ...company].map(({ atMs }) => atMs),
    ...promotions.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs]),
  ].filter((atMs) => atMs >= sinceMs && atMs <= nowMs)
  const periods: PricePeriod[] = []
  for (const fromMs of [...new Set(turns)].sort((a, b) => a - b)) {
    const last = periods.at(-1)
    const price = priceAt(sources, fromMs)
    if (last === undefined ? price.priceCents === null : isSame(last, price)) continue
    if (last !== undefined) last.untilMs = fromMs
    periods.push({ fromMs, untilMs: null, ...price })
  }
  return periods
}
