import { VAT_RATES, type DatedRate, type VatKind } from './vat-rates.ts'

const inForce = (kind: VatKind, day: string): DatedRate | undefined =>
  VAT_RATES.findLast((each) => each.kind === kind && each.from <= day)

const dated = (rate: number): DatedRate | undefined => VAT_RATES.find((each) => each.rate === rate)

/**
 * The rate charged on a day (yyyy-MM-dd) for a rate in a row or a file: the one that its kind has on that day. 0
 * (outside of VAT) stays 0.
 */
export function rateOn(rate: number, day: string): number {
  const kind = dated(rate)?.kind
  return (kind === undefined ? undefined : inForce(kind, day)?.rate) ?? rate
}

/** The rates charged on a day, in rising order. */
export const ratesOn = (day: string): number[] =>
  VAT_RATES.filter((each) => inForce(each.kind, day) === each)
    .map(({ rate }) => rate)
    .toSorted((a, b) => a - b)

/** The rate charged on a day by default. */
export const standardRateOn = (day: string): number => inForce('standard', day)?.rate ?? 0

/** The first day of a rate; undefined for an unknown rate. */
export const firstDayOf = (rate: number): string | undefined => dated(rate)?.from
