import { isGtin } from './gtin.ts'

/** What a cell with a barcode holds. */
export type ReadGtin =
  | { gtin: string; repaired: 'signs' | 'zeros' | 'scientific' | null }
  /** digitsLost: a spreadsheet rounded the number; notAGtin: other signs, or a wrong check digit. */
  | { problem: 'digitsLost' | 'notAGtin' }

const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i
const MAX_DIGITS = 14

/**
 * Expands a number in scientific notation that has all its digits: '8,001234567890E+12' → '8001234567890'. null when
 * digits were rounded away ('8,00123E+12'), undefined for other texts.
 */
export function expandScientific(text: string): string | null | undefined {
  const [, first, decimals = '', power = ''] = SCIENTIFIC.exec(text.trim()) ?? []
  if (first === undefined) return undefined
  return decimals.length === Number(power) ? first + decimals : null
}

/**
 * Reads a GTIN as files write it: spaces, hyphens and a stray '.0' around the digits, leading zeros that a spreadsheet
 * dropped (restored when the check digit then matches), scientific notation with all digits. A wrong check digit is
 * never repaired.
 */
export function readGtin(text: string): ReadGtin {
  const trimmed = text.trim()
  if (isGtin(trimmed)) return { gtin: trimmed, repaired: null }
  const expanded = expandScientific(trimmed)
  if (expanded === null) return { problem: 'digitsLost' }
  const bare = (expanded ?? trimmed.replace(/[.,]0+$/, '')).replace(/[\s.\-'’]/g, '')
  if (isGtin(bare)) return { gtin: bare, repaired: expanded === undefined ? 'signs' : 'scientific' }
  if (!/^\d{9,}$/.test(bare) || bare.length > MAX_DIGITS) return { problem: 'notAGtin' }
  const padded = bare.padStart(13, '0')
  return isGtin(padded) ? { gtin: padded, repaired: 'zeros' } : { problem: 'notAGtin' }
}
