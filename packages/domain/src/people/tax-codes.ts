import { ownValue } from '../own-value.ts'
import { CARD_CODE_DIGITS, TAX_CODE_DIGITS } from '../constants.ts'
import { isGtin } from '../catalogue/gtin.ts'

const FISCAL_CODE =
  /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-MZ][0-9LMNPQRSTUV]{3}[A-Z]$/
/** Characters of a codice fiscale of a person. */
export const FISCAL_CODE_LENGTH = 16
/** Letters that replace 0-9 when two persons would share a code (omocodia). */
const OMOCODIA = 'LMNPQRSTUV'
/** Months by letter, with the days of the longest such month. */
const MONTH_DAYS: Readonly<Record<string, number>> = {
  A: 31,
  B: 29,
  C: 31,
  D: 30,
  E: 31,
  H: 30,
  L: 31,
  M: 31,
  P: 30,
  R: 31,
  S: 30,
  T: 31,
}
/** Values of A-Z (and of 0-9, which count as A-J) at odd positions, counted from 1. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]

/** Whether a text is so many digits and nothing else. */
export function hasDigits(text: string, count: number): boolean {
  return text.length === count && /^\d+$/.test(text)
}

/** Whether a text is a partita IVA: 11 digits with the right check digit, not all zeros. */
export function isVatNumber(text: string): boolean {
  if (!hasDigits(text, TAX_CODE_DIGITS) || /^0+$/.test(text)) return false
  let sum = 0
  for (let i = 0; i < TAX_CODE_DIGITS - 1; i += 1) {
    const digit = Number(text[i])
    const doubled = digit * 2
    sum += i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return (10 - (sum % 10)) % 10 === Number(text[TAX_CODE_DIGITS - 1])
}

function letterIndex(char: string): number {
  const code = char.charCodeAt(0)
  return code >= 65 ? code - 65 : code - 48
}

/** Check letter of a codice fiscale for its first 15 characters (upper case). */
export function fiscalCheckLetter(body: string): string {
  let sum = 0
  for (let i = 0; i < body.length; i += 1) {
    const index = letterIndex(body.charAt(i))
    sum += i % 2 === 0 ? (ODD_VALUES[index] ?? 0) : index
  }
  return String.fromCharCode(65 + (sum % 26))
}

function readDigits(text: string): number {
  return Number(text.replace(/[A-Z]/g, (letter) => String(OMOCODIA.indexOf(letter))))
}

/** Whether a text is a 16-character codice fiscale, also with the letters of omocodia; case is ignored. */
export function isFiscalCode(text: string): boolean {
  const code = text.toUpperCase()
  if (!FISCAL_CODE.test(code)) return false
  // For women 40 is added to the day.
  const written = readDigits(code.slice(9, 11))
  const day = written > 40 ? written - 40 : written
  if (day < 1 || day > (ownValue(MONTH_DAYS, code.charAt(8)) ?? 0)) return false
  return fiscalCheckLetter(code.slice(0, 15)) === code.charAt(15)
}

/** Whether a text identifies a customer for tax: a VAT number or a personal fiscal code. */
export function isTaxCode(text: string): boolean {
  return isVatNumber(text) || isFiscalCode(text)
}

/** Whether a text is the code of a store card: EAN-13 with its check digit. */
export function isStoreCard(text: string): boolean {
  return hasDigits(text, CARD_CODE_DIGITS) && isGtin(text)
}
