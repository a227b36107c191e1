import { VAT_RATES, type DatedRate } from '../money/vat-rates.ts'

/** Adds lines to the list of rates, like a change of the law; returns a function that removes them. */
export function planRates(...planned: readonly DatedRate[]): () => void {
  const list = VAT_RATES as DatedRate[]
  const before = list.length
  list.push(...planned)
  return () => void list.splice(before, planned.length)
}
