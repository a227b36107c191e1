import { divideRounded } from './rounding.ts'

/** VAT of one rate over a whole order, cents. Rates are whole per cent (vat-rates.ts); 0 is outside of VAT. */
export interface VatOfRate {
  rate: number
  grossCents: number
  netCents: number
  vatCents: number
}

/** The amount without VAT of an amount that includes it, cents. */
export function netCents(grossCents: number, rate: number): number {
  return divideRounded(grossCents * 100, 100 + rate)
}

/**
 * VAT taken out of the gross once per rate and order, never per line, in rising order of rates. Rates without a line
 * are left out; net + VAT is the gross of the rate to the cent. Lines outside of VAT are a row of rate 0, all of it
 * net, so that the rows add up to the whole order.
 */
export function vatBreakdown(lines: readonly { grossCents: number; vatRate: number }[]): VatOfRate[] {
  const grossByRate = new Map<number, number>()
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
