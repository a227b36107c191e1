/** The prices that a product has for one customer, cents. */
export interface PriceCandidates {
  publicCents: number
  /** Price list of the company: it replaces the public price, also when it is higher. */
  companyCents?: number | null
  promoCents?: number | null
}

/** The price before any promotion, cents. */
export function standardPriceCents({ publicCents, companyCents }: PriceCandidates): number {
  return companyCents ?? publicCents
}

/** The price that is paid, cents: the customer's own one, or the promotion's where that is lower. */
export function effectivePriceCents(prices: PriceCandidates): number {
  const standardCents = standardPriceCents(prices)
  return Math.min(standardCents, prices.promoCents ?? standardCents)
}
