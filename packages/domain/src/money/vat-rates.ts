/** A legal rate keeps its kind when it changes: 22 per cent is the standard rate, and so is its successor. */
export type VatKind = 'superReduced' | 'lowReduced' | 'reduced' | 'standard'

export interface DatedRate {
  kind: VatKind
  /** Whole per cent. */
  rate: number
  /** First day in Rome, yyyy-MM-dd. It ends when the next rate of its kind begins. */
  from: string
}

/**
 * The Italian VAT rates with their first days, those of a kind in chronological order. A change of the law is one more
 * line here, added as soon as its day is known, and in the CHECK of the database's type `vat_rate`, which has the same
 * rates (docs/decisions/187-vat-rates-with-dates.md). Old lines stay, because rows identify their kind by them.
 */
export const VAT_RATES: readonly DatedRate[] = [
  { kind: 'superReduced', rate: 4, from: '1989-01-01' },
  { kind: 'lowReduced', rate: 5, from: '2016-01-01' },
  { kind: 'reduced', rate: 10, from: '1995-02-24' },
  { kind: 'standard', rate: 22, from: '2013-10-01' },
]

/** The rate for what is outside of VAT, such as refundable deposits for packaging (DPR 633/1972 art. 15 c. 1 n. 4). */
export const OUTSIDE_VAT = 0
