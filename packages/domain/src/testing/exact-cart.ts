/**
 * The price of a cart, calculated independently: with exact fractions, rounding only where the law or the shop requires
 * it, and without using the rules under test.
 */

interface Fraction {
  over: bigint
  under: bigint
}

const ZERO: Fraction = { over: 0n, under: 1n }
const fraction = (over: bigint, under = 1n): Fraction => ({ over, under })

/** '12.345' as an exact fraction. */
function decimal(text: string): Fraction {
  const [whole = '0', digits = ''] = text.split('.')
  return fraction(BigInt(whole + digits), 10n ** BigInt(digits.length))
}

const plus = (a: Fraction, b: Fraction) =>
  a.under === b.under
    ? fraction(a.over + b.over, a.under)
    : fraction(a.over * b.under + b.over * a.under, a.under * b.under)
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under)
const dividedBy = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over)
const isLess = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under
const least = (a: Fraction, b: Fraction) => (isLess(b, a) ? b : a)
const ceil = (a: Fraction) => (a.over + a.under - 1n) / a.under

/** Euros rounded to the cent, half up; no amount here is negative. */
const toCent = (euros: Fraction) => fraction((euros.over * 200n + euros.under) / (2n * euros.under), 100n)
const asCents = (euros: Fraction) => Number((euros.over * 100n) / euros.under)

/** A line of a cart, with amounts as text: euros and pieces or kilograms. */
export interface ExactLine {
  shelfPrice: string
  companyPrice: string | undefined
  promotionPrice: string | undefined
  quantity: string
  vatRate: number
  /** Index in the cart's packagings, and the quantity that fits into one. */
  packaging: number | undefined
  perPackage: string
  mayChange: boolean
}

export interface ExactCart {
  lines: ExactLine[]
  packagings: { cost: string; vatRate: number }[]
  delivery: { fee: string; freeFrom: string | undefined; vatRate: number } | undefined
  /** The balance of each gift code, in the order of adding. */
  gifts: string[]
}

/** The sums of a cart, cents. */
export interface ExactSum {
  lines: number[]
  items: number
  packages: [packaging: number, quantity: number, cents: number][]
  packaging: number
  delivery: number
  giftUses: number[]
  gifts: number
  total: number
  vat: { rate: number; gross: number; net: number; vat: number }[]
  tax: number
  worstCase: number
}

function pricePaid({ shelfPrice, companyPrice, promotionPrice }: ExactLine): Fraction {
  const own = decimal(companyPrice ?? shelfPrice)
  return promotionPrice === undefined ? own : least(own, decimal(promotionPrice))
}

function boxes(lines: readonly ExactLine[], packaging: number): bigint {
  const parts = lines.filter((line) => line.packaging === packaging)
  return ceil(
    parts.reduce((sum, line) => plus(sum, dividedBy(decimal(line.quantity), decimal(line.perPackage))), ZERO),
  )
}

/** VAT is taken out of the total of all lines with a rate, once per order (specification §13). */
function vatRows(charged: readonly { rate: number; euros: Fraction }[]): ExactSum['vat'] {
  const rates = [...new Set(charged.map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const gross = charged
      .filter((line) => line.rate === rate)
      .reduce((sum, { euros }) => plus(sum, euros), ZERO)
    const net = toCent(times(gross, fraction(100n, BigInt(100 + rate))))
    return { rate, gross: asCents(gross), net: asCents(net), vat: asCents(gross) - asCents(net) }
  })
}

/** Calculates the sums of a cart, to the cent. */
export function exactSum({ lines, packagings, delivery, gifts }: ExactCart): ExactSum {
  const lineEuros = lines.map((line) => toCent(times(pricePaid(line), decimal(line.quantity))))
  const items = lineEuros.reduce(plus, ZERO)
  const packed = packagings
    .map(({ cost, vatRate }, place) => {
      const quantity = boxes(lines, place)
      return { place, quantity, rate: vatRate, euros: times(decimal(cost), fraction(quantity)) }
    })
    .filter(({ quantity }) => quantity > 0n)
  const packaging = packed.reduce((sum, { euros }) => plus(sum, euros), ZERO)
  const isFree =
    delivery === undefined ||
    items.over === 0n ||
    (delivery.freeFrom !== undefined && !isLess(items, decimal(delivery.freeFrom)))
  const fee = isFree ? ZERO : decimal(delivery.fee)
  const order = plus(plus(items, packaging), fee)
  let left = order
  const giftUses = gifts.map((gift) => {
    const used = least(decimal(gift), left)
    left = plus(left, fraction(-used.over, used.under))
    return used
  })
  const vat = vatRows([
    ...lineEuros.map((euros, place) => ({ rate: lines[place]?.vatRate ?? 0, euros })),
    ...packed,
    ...(fee.over === 0n ? [] : [{ rate: delivery?.vatRate ?? 0, euros: fee }]),
  ])
  const isOpen = left.over > 0n && lines.some(({ mayChange }) => mayChange)
  return {
    lines: lineEuros.map(asCents),
    items: asCents(items),
    packages: packed.map(({ place, quantity, euros }) => [place, Number(quantity), asCents(euros)]),
    packaging: asCents(packaging),
    delivery: asCents(fee),
    giftUses: giftUses.map(asCents),
    gifts: giftUses.reduce((sum, used) => sum + asCents(used), 0),
    total: asCents(left),
    vat,
    tax: vat.reduce((sum, row) => sum + row.vat, 0),
    worstCase: asCents(left) + (isOpen ? asCents(toCent(times(order, fraction(1n, 10n)))) : 0),
  }
}
