import { OUTSIDE_VAT, VAT_RATES } from '../money/vat-rates.ts'
import type { ExactCart, ExactLine } from './exact-cart.ts'

const RATES = VAT_RATES.map(({ rate }) => rate)
const GOODS_RATES = [OUTSIDE_VAT, ...RATES]
const PACKAGING_RATES = [OUTSIDE_VAT, ...GOODS_RATES]
const SEED_STEP = 0x6d2b79f5

/** Random numbers between 0 and 1, the same for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + SEED_STEP) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A random cart of everything that the shop can sell: by piece, in multiples, by weight to the gram, with a promotion,
 * at a company's price, in shared packaging, at every rate, with or without a delivery fee, paid by gift codes.
 */
export function randomCart(next: () => number): ExactCart {
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Value>(values: readonly Value[]): Value => values[whole(0, values.length - 1)]!
  const euros = (mostCents: number) => (whole(1, mostCents) / 100).toFixed(2)
  const sometimes = (share: number, text: () => string) => (next() < share ? text() : undefined)
  // Rounding errors show at small prices.
  const price = () => euros(pick([20, 300, 3000, 50_000]))
  const packagings = Array.from({ length: whole(0, 3) }, () => ({
    cost: next() < 0.1 ? '0.00' : euros(900),
    vatRate: pick(PACKAGING_RATES),
  }))

  function quantity(): string {
    const kind = next()
    if (kind < 0.4) return String(whole(1, 40))
    if (kind < 0.6) return String(whole(1, 20) * pick([2, 6, 12, 24]))
    return (whole(1, 12_000) / 1000).toFixed(3)
  }
  function line(): ExactLine {
    const isPacked = packagings.length > 0 && next() < 0.5
    return {
      shelfPrice: price(),
      companyPrice: sometimes(0.3, price),
      promotionPrice: sometimes(0.3, price),
      quantity: quantity(),
      vatRate: pick(GOODS_RATES),
      packaging: isPacked ? whole(0, packagings.length - 1) : undefined,
      perPackage: pick(['1', '3', '6', '7', '12', '0.5', '2.500', '0.333', '10']),
      mayChange: next() < 0.2,
    }
  }
  return {
    lines: Array.from({ length: whole(1, pick([3, 12, 40])) }, line),
    packagings,
    delivery:
      next() < 0.8
        ? {
            fee: pick(['0.00', '4.90', '6.90', euros(2000)]),
            freeFrom: sometimes(0.5, () => euros(20_000)),
            vatRate: pick(RATES),
          }
        : undefined,
    gifts: Array.from({ length: pick([0, 0, 0, 1, 2, 3]) }, () => euros(pick([500, 5000, 50_000]))),
  }
}
