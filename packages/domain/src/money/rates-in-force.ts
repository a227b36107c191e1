import { VAT_RATES, type DatedRate, type VatKind } from './vat-rates.ts'

const inForce = (kind: VatKind, day: string): DatedRate | undefined =>
  VAT_RATES.findLast((each) => each.kind === kind && each.from <= day)

const dated = (rate: number): DatedRate | undefined => VAT_RATES.find((each) => each.rate === rate)

/**
 * What is charged on a day (yyyy-MM-dd) where a row or a file names a rate: the rate that its kind has on that day. What
 * is outside of VAT stays so.
 */
export function rateOn(rate: number, day: string): number {
  const kind = dated(rate)?.kind
  return (kind === undefined ? undefined : inForce(kind, day)?.rate) ?? rate
}

/** The rates that are charged on a day, rising. */
export const ratesOn = (day: string): number[] =>
  VAT_RATES.filter((each) => inForce(each.kind, day) === each)
    .map(({ rate }) => rate)
    .toSorted((a, b) => a - b)

/** What is charged on a day where nobody says another rate. */
export const standardRateOn = (day: string): number => inForce('standard', day)?.rate ?? 0

/** The first day of a rate; undefined: the law has no such rate. */
export const firstDayOf = (rate: number): string | undefined => dated(rate)?.from
