/**
 * One row of the file by field, as a kind reads it. Every reader repairs what is certain (and notes it), refuses the
 * row with a reason where it is not, and then answers undefined; the kind reads on, so that all reasons are told.
 */
export interface RowReader {
  readonly line: number
  /** Text as it should read: mojibake, HTML entities, control signs and double spaces repaired. '' when empty. */
  text: (field: string, rule?: { max?: number }) => string
  /** Like text; refused when empty. */
  required: (field: string, rule?: { max?: number }) => string | undefined
  /** The texts of a field with shape list, empty ones left out. */
  list: (field: string) => string[]
  /** The texts of a field with shape record by label, empty ones left out. */
  record: (field: string) => { name: string; value: string }[]
  /** A number, undefined when the cell is empty too. */
  decimal: (field: string, rule?: { min?: number; max?: number }) => number | undefined
  /** A number and what it is for, '16,63 € / kg'; `per` is '' where it says nothing more. */
  amount: (field: string) => { value: number; per: string } | undefined
  /**
   * Euros as cents, greater than zero, as price-rules.ts has it; `value`: the euros of a field that was read already.
   * Prices below 2 cents are refused when they may not be tiny.
   */
  cents: (field: string, value?: number, mayBeTiny?: boolean) => number | undefined
  /** yyyy-MM-dd of a date in any of the usual forms. */
  date: (field: string) => string | undefined
  /** sì/no, 1/0, true/false, x; undefined when empty. */
  flag: (field: string) => boolean | undefined
  /** A GTIN whose check digit is right; null when empty. Leading zeros lost by a spreadsheet are restored. */
  gtin: (field: string) => string | null
  /** The cell as it stands in the file, nothing repaired. */
  raw: (field: string) => string
  /** The cell of a column that the map names, by its name or number. */
  cell: (column: string) => string
  /** Refuses the row: the field, what it holds, why. */
  refuse: (field: string, value: string, reason: string) => undefined
  /** Tells of something that was repaired or assumed; the row is loaded. */
  note: (field: string, value: string, repaired: string, reason: string) => void
  readonly isRefused: boolean
}
