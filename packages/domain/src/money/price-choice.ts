/** The possible prices of a product for one customer, cents. */
export interface PriceCandidates {
  publicCents: number
  /** From the company's price list: replaces the public price, also when it is higher. */
  companyCents?: number | null
  promoCents?: number | null
}

/** The price before any promotion, cents. */
export function standardPriceCents({ publicCents, companyCents }: PriceCandidates): number {
  return companyCents ?? publicCents
}

/** The price to pay, cents: the customer's own one, or the promotion's if that is lower. */
export function effectivePriceCents(prices: PriceCandidates): number {
  const standardCents = standardPriceCents(prices)
  return Math.min(standardCents, prices.promoCents ?? standardCents)
}
