import { expandScientific } from '@cambusa/domain/catalogue/gtin-repair'
import { isFiscalCode, isVatNumber } from '@cambusa/domain/people/tax-codes'

/** A number with what was certain to repair; undefined when it is not right. */
export interface RepairedNumber {
  value: string
  /** A spreadsheet had dropped leading zeros. */
  hadLostZeros: boolean
}

const VAT_DIGITS = 11
const MOST_LOST = 3

/** Digits of a cell: spaces, dots and hyphens away, scientific notation written out where it is whole. */
export function digitsOf(text: string): string {
  const bare = text.replace(/[\s.\-'’]/g, '')
  return expandScientific(text) ?? bare
}

/**
 * Puts back leading zeros that a spreadsheet dropped, at most three, where the number is right with them by its check
 * digit. Undefined when it is not right either way.
 */
export function withLeadingZeros(
  digits: string,
  length: number,
  isRight: (text: string) => boolean,
): RepairedNumber | undefined {
  if (isRight(digits)) return { value: digits, hadLostZeros: false }
  if (!/^[1-9]\d*$/.test(digits) || digits.length < length - MOST_LOST) return undefined
  const padded = digits.padStart(length, '0')
  return isRight(padded) ? { value: padded, hadLostZeros: true } : undefined
}

/** Reads a partita IVA, with or without IT before it. */
export function readVatNumber(text: string): RepairedNumber | undefined {
  return withLeadingZeros(digitsOf(text.replace(/^\s*IT\s*/i, '')), VAT_DIGITS, isVatNumber)
}

/** Reads a codice fiscale of 16 signs, or the 11 digits of a company. */
export function readFiscalCode(text: string): RepairedNumber | undefined {
  const code = text.replace(/\s/g, '').toUpperCase()
  if (isFiscalCode(code)) return { value: code, hadLostZeros: false }
  return readVatNumber(text)
}
