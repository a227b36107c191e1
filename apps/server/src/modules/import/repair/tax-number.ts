import { expandScientific } from '@cambusa/domain/catalogue/gtin-repair'
import { isFiscalCode, isVatNumber } from '@cambusa/domain/people/tax-codes'

/** A number with certain repairs. */
export interface RepairedNumber {
  value: string
  /** A spreadsheet had dropped leading zeros. */
  hadLostZeros: boolean
}

const VAT_DIGITS = 11
const MOST_LOST = 3

/** Digits of a cell, without spaces, dots and hyphens; scientific notation is expanded if it is a whole number. */
export function digitsOf(text: string): string {
  const bare = text.replace(/[\s.\-'’]/g, '')
  return expandScientific(text) ?? bare
}

/**
 * Restores up to three leading zeros that a spreadsheet dropped, if that makes the check digit right. undefined if it
 * is wrong either way.
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

/** Reads a partita IVA, with or without the prefix IT. */
export function readVatNumber(text: string): RepairedNumber | undefined {
  return withLeadingZeros(digitsOf(text.replace(/^\s*IT\s*/i, '')), VAT_DIGITS, isVatNumber)
}

/** Reads a codice fiscale of 16 characters, or the 11 digits of a company. */
export function readFiscalCode(text: string): RepairedNumber | undefined {
  const code = text.replace(/\s/g, '').toUpperCase()
  if (isFiscalCode(code)) return { value: code, hadLostZeros: false }
  return readVatNumber(text)
}
