import { VAT_RATES, type DatedRate } from '../money/vat-rates.ts'

/** Adds lines to the list of rates, as a change of the law would; answers what takes them out again. */
export function planRates(...planned: readonly DatedRate[]): () => void {
  const list = VAT_RATES as DatedRate[]
  const before = list.length
  list.push(...planned)
  return () => void list.splice(before, planned.length)
}
