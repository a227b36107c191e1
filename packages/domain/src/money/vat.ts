import { divideRounded } from './rounding.ts'

/** Italian VAT rates in per cent. */
export type VatRate = 4 | 5 | 10 | 22

export const VAT_RATES: readonly VatRate[] = [4, 5, 10, 22]

/**
 * What an amount of an order is charged at. 0: outside of VAT, such as deposits for packaging that is given back
 * (DPR 633/1972 art. 15 c. 1 n. 4).
 */
export type ChargedRate = VatRate | 0

export const CHARGED_RATES: readonly ChargedRate[] = [0, ...VAT_RATES]

/** VAT of one rate over a whole order, cents. */
export interface VatOfRate {
  rate: ChargedRate
  grossCents: number
  netCents: number
  vatCents: number
}

export function isVatRate(value: number): value is VatRate {
  return VAT_RATES.some((rate) => rate === value)
}

export function isChargedRate(value: number): value is ChargedRate {
  return value === 0 || isVatRate(value)
}

/** The amount without VAT of an amount that includes it, cents. */
export function netCents(grossCents: number, rate: ChargedRate): number {
  return divideRounded(grossCents * 100, 100 + rate)
}

/**
 * VAT taken out of the gross once per rate and order, never per line, rates rising. Rates without a line are left out;
 * net + VAT is the gross of the rate to the cent. What is outside of VAT is a row of rate 0, all of it net, so that the
 * rows together are the whole order.
 */
export function vatBreakdown(lines: readonly { grossCents: number; vatRate: ChargedRate }[]): VatOfRate[] {
  const grossByRate = new Map<ChargedRate, number>()
  for (const { grossCents, vatRate } of lines) {
    grossByRate.set(vatRate, (grossByRate.get(vatRate) ?? 0) + grossCents)
  }
  return [...grossByRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, grossCents]) => {
      const net = netCents(grossCents, rate)
      return { rate, grossCents, netCents: net, vatCents: grossCents - net }
    })
}
