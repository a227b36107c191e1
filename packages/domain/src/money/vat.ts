import { divideRounded } from './rounding.ts'

/** Italian VAT rates in per cent. */
export type VatRate = 4 | 5 | 10 | 22

export const VAT_RATES: readonly VatRate[] = [4, 5, 10, 22]

/** VAT of one rate over a whole order, cents. */
export interface VatOfRate {
  rate: VatRate
  grossCents: number
  netCents: number
  vatCents: number
}

export function isVatRate(value: number): value is VatRate {
  return VAT_RATES.some((rate) => rate === value)
}

/** The amount without VAT of an amount that includes it, cents. */
export function netCents(grossCents: number, rate: VatRate): number {
  return divideRounded(grossCents * 100, 100 + rate)
}

/**
 * VAT taken out of the gross once per rate and order, never per line, rates rising. Rates without a line are left out;
 * net + VAT is the gross of the rate to the cent.
 */
export function vatBreakdown(lines: readonly { grossCents: number; vatRate: VatRate }[]): VatOfRate[] {
  const grossByRate = new Map<VatRate, number>()
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
