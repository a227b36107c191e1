import type { TableValue } from './write-table.ts'

const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[";\n\r]|^\s|\s$/

/** One cell of an Italian CSV file, quoted and guarded where needed. */
export function csvCell(value: TableValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  const guarded = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
