/**
 * One row of the file by field, as a kind reads it. Every function repairs what is certain (with a remark), otherwise
 * refuses the row with a reason and returns undefined; the kind reads on, so that all reasons are reported.
 */
export interface RowReader {
  readonly line: number
  /** Text with mojibake, HTML entities, control characters and double spaces repaired. '' when empty. */
  text: (field: string, rule?: { max?: number }) => string
  /** Like text; refused when empty. */
  required: (field: string, rule?: { max?: number }) => string | undefined
  /** The texts of a field with shape list, empty ones left out. */
  list: (field: string) => string[]
  /** The texts of a field with shape record by label, empty ones left out. */
  record: (field: string) => { name: string; value: string }[]
  /** A number, undefined when the cell is empty too. */
  decimal: (field: string, rule?: { min?: number; max?: number }) => number | undefined
  /** A number and its unit, '16,63 € / kg'; `per` is '' if there is none. */
  amount: (field: string) => { value: number; per: string } | undefined
  /**
   * Euros as cents, greater than zero, by the rules of price-rules.ts; `value`: the euros if the field was read
   * already. Prices below 2 cents are refused unless mayBeTiny.
   */
  cents: (field: string, value?: number, mayBeTiny?: boolean) => number | undefined
  /** A date in any of the usual forms as yyyy-MM-dd. */
  date: (field: string) => string | undefined
  /** sì/no, 1/0, true/false, x; undefined when empty. */
  flag: (field: string) => boolean | undefined
  /** A GTIN with a valid check digit; null when empty. Leading zeros dropped by a spreadsheet are restored. */
  gtin: (field: string) => string | null
  /** The cell as it is in the file, without repairs. */
  raw: (field: string) => string
  /** The cell of a column that the map gives by its name or number. */
  cell: (column: string) => string
  /** Refuses the row, with the field, its value and the reason. */
  refuse: (field: string, value: string, reason: string) => undefined
  /** Adds a remark on a repair or assumption; the row is loaded. */
  note: (field: string, value: string, repaired: string, reason: string) => void
  readonly isRefused: boolean
}
