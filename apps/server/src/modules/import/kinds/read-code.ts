import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { RepairedNumber } from '../repair/tax-number.ts'
import type { RowReader } from '../rows/row-reader.ts'

/**
 * A tax number of a row, with leading zeros restored that a spreadsheet dropped; null if it is empty or was refused.
 */
export function readCode(
  row: RowReader,
  field: string,
  reason: string,
  read: (text: string) => RepairedNumber | undefined,
): string | null {
  const text = row.text(field)
  if (text === '') return null
  const code = read(text)
  if (code === undefined) return row.refuse(field, text, reason) ?? null
  if (code.hadLostZeros) row.note(field, text, code.value, importKindTexts.customers.digitsChanged)
  return code.value
}

/** The number of a store, price list or the like; null if it is empty or was refused. */
export function readNumber(
  row: RowReader,
  field: string,
  reason: (p: { id: string }) => string,
): number | null {
  const text = row.text(field)
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : (row.refuse(field, text, reason({ id: text })) ?? null)
}
