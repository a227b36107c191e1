import { multiplyCents } from '../money/money.ts'
import { netCents, vatBreakdown, type VatOfRate } from '../money/vat.ts'

/** A line with what came of it. */
export interface FinalLine {
  /** What came, cents with VAT; of the replacing product where it is replaced, 0 where it is missing. */
  grossCents: number
  vatRate: number
  /** A gift certificate that was bought: no gift code pays for it. */
  isGift: boolean
}

export interface FinalTotalsInput {
  lines: readonly FinalLine[]
  /** Packaging that came. */
  packages: readonly { costCents: number; quantity: number; vatRate: number }[]
  /** As it was ordered. */
  deliveryFeeCents: number
  deliveryVatRate: number
  /** What gift codes paid when it was ordered. */
  giftCents: number
  /** The highest amount that the customer was promised. */
  worstCaseCents: number
}

/** What a picked order comes to, cents. */
export interface FinalCents {
  itemsCents: number
  packagesCents: number
  deliveryFeeCents: number
  /** What gift codes pay now; the rest goes back to them. */
  giftCents: number
  /** What the shop bears, because the goods came to more than the highest amount promised. */
  allowanceCents: number
  totalCents: number
  taxCents: number
  vat: VatOfRate[]
}

const sumOf = (amounts: readonly { grossCents: number }[]) =>
  amounts.reduce((sum, { grossCents }) => sum + grossCents, 0)

/**
 * Parts of an amount in proportion to weights, whole cents that add up to it: what is left after rounding down goes to
 * the largest remainders, the first of equal ones first. The amount is at most the sum of the weights.
 */
export function shareByWeight(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = exact.map((product) => Number(product / BigInt(sum)))
  const left = cents - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % BigInt(sum) }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
    )
  for (const { place } of byRemainder.slice(0, left)) parts[place]! += 1
  return parts
}

/**
 * Takes what the shop bears off the rates of VAT in proportion. What is outside of VAT (deposits, gift certificates)
 * has no price to lower; it is touched only by what is left.
 */
function lowered(vat: readonly VatOfRate[], cents: number): VatOfRate[] {
  const taxed = vat.map(({ rate, grossCents }) => (rate === 0 ? 0 : grossCents))
  const ofTaxed = Math.min(
    cents,
    taxed.reduce((sum, gross) => sum + gross, 0),
  )
  const parts = shareByWeight(ofTaxed, taxed)
  return vat.map(({ rate, grossCents }, place) => {
    const gross = grossCents - parts[place]! - (rate === 0 ? cents - ofTaxed : 0)
    const net = netCents(gross, rate)
    return { rate, grossCents: gross, netCents: net, vatCents: gross - net }
  })
}

/**
 * What a picked order comes to. Gift codes pay first, as much as they paid when it was ordered; the total is never above
 * the highest amount that was promised: the shop bears the rest, which lowers the VAT too. Cents; VAT rows add up to the
 * total and what gift codes pay.
 */
export function finalTotals(order: FinalTotalsInput): FinalCents {
  const { lines, deliveryFeeCents, worstCaseCents } = order
  const packages = order.packages.map(({ costCents, quantity, vatRate }) => ({
    grossCents: multiplyCents(costCents, quantity),
    vatRate,
  }))
  const delivery =
    deliveryFeeCents === 0 ? [] : [{ grossCents: deliveryFeeCents, vatRate: order.deliveryVatRate }]
  const orderCents = sumOf(lines) + sumOf(packages) + deliveryFeeCents
  const withoutGiftsCents = sumOf(lines.filter(({ isGift }) => isGift))
  const giftCents = Math.min(order.giftCents, orderCents - withoutGiftsCents)
  const totalCents = Math.min(orderCents - giftCents, worstCaseCents)
  const allowanceCents = orderCents - giftCents - totalCents
  const came = lines.filter(({ grossCents }) => grossCents > 0)
  const vat = lowered(vatBreakdown([...came, ...packages, ...delivery]), allowanceCents)
  return {
    itemsCents: sumOf(lines),
    packagesCents: sumOf(packages),
    deliveryFeeCents,
    giftCents,
    allowanceCents,
    totalCents,
    taxCents: vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
    vat,
  }
}

/**
 * The rate of an order's delivery fee, which it keeps only in its VAT rows: the rate that has more than its lines and
 * packages. 0 where there is no fee.
 */
export function deliveryVatRateOf(
  vat: readonly { rate: number; grossCents: number }[],
  charged: readonly { grossCents: number; vatRate: number }[],
): number {
  const rest = vat.map(({ rate, grossCents }) => ({
    rate,
    cents: grossCents - sumOf(charged.filter(({ vatRate }) => vatRate === rate)),
  }))
  return rest.find(({ cents }) => cents > 0)?.rate ?? 0
}
