/**
 * What a picked order comes to, calculated independently: with exact fractions, rounding only where the law or the shop
 * requires it, and without using the rules under test.
 */

/** A line with amounts in cents and thousandths of a piece or kilogram. */
export interface ExactCame {
  priceCents: number
  thousandths: number
  vatRate: number
  isGift: boolean
}

export interface ExactPicked {
  lines: ExactCame[]
  packages: { costCents: number; quantity: number; vatRate: number }[]
  feeCents: number
  feeRate: number
  giftCents: number
  worstCaseCents: number
}

const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under)

/** The parts of `cents`: floors first, then one cent each by the largest fraction that was cut off. */
function parts(cents: bigint, weights: bigint[]): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const given = weights.map((weight) => (cents * weight) / sum)
  const cut = (place: number) => cents * weights[place]! - given[place]! * sum
  let left = cents - given.reduce((a, b) => a + b, 0n)
  const waiting = weights.map((_, place) => place)
  while (left > 0n) {
    const next = waiting.reduce((best, place) => (cut(place) > cut(best) ? place : best))
    given[next]! += 1n
    waiting.splice(waiting.indexOf(next), 1)
    left -= 1n
  }
  return given
}

export function exactFinal({ lines, packages, feeCents, feeRate, giftCents, worstCaseCents }: ExactPicked) {
  const came = lines.map(({ priceCents, thousandths, vatRate, isGift }) => ({
    cents: halfUp(BigInt(priceCents) * BigInt(thousandths), 1000n),
    vatRate,
    isGift,
  }))
  const boxes = packages.map(({ costCents, quantity, vatRate }) => ({
    cents: BigInt(costCents) * BigInt(quantity),
    vatRate,
  }))
  const total = (list: { cents: bigint }[]) => list.reduce((sum, { cents }) => sum + cents, 0n)
  const whole = total(came) + total(boxes) + BigInt(feeCents)
  const mayGift = whole - total(came.filter(({ isGift }) => isGift))
  const gift = BigInt(giftCents) < mayGift ? BigInt(giftCents) : mayGift
  const wanted = whole - gift
  const charged = wanted < BigInt(worstCaseCents) ? wanted : BigInt(worstCaseCents)
  const borne = wanted - charged
  const all = [...came, ...boxes, { cents: BigInt(feeCents), vatRate: feeRate }]
  const rates = [...new Set(all.filter(({ cents }) => cents > 0n).map(({ vatRate }) => vatRate))]
  rates.sort((a, b) => a - b)
  const gross = rates.map((rate) => total(all.filter(({ vatRate }) => vatRate === rate)))
  const taxed = gross.map((cents, place) => (rates[place] === 0 ? 0n : cents))
  const sumTaxed = taxed.reduce((a, b) => a + b, 0n)
  const less = parts(borne < sumTaxed ? borne : sumTaxed, taxed)
  const vat = rates.map((rate, place) => {
    const outside = rate === 0 && borne > sumTaxed ? borne - sumTaxed : 0n
    const left = gross[place]! - less[place]! - outside
    const net = halfUp(left * 100n, 100n + BigInt(rate))
    return { rate, grossCents: Number(left), netCents: Number(net), vatCents: Number(left - net) }
  })
  return {
    itemsCents: Number(total(came)),
    packagesCents: Number(total(boxes)),
    deliveryFeeCents: feeCents,
    giftCents: Number(gift),
    allowanceCents: Number(borne),
    totalCents: Number(charged),
    taxCents: vat.reduce((sum, { vatCents }) => sum + vatCents, 0),
    vat,
  }
}
