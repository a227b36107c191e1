import { isBlank } from '../text/blank.ts'
import { CARD_CODE_DIGITS, ORDER_NOTE_MAX, TAX_CODE_DIGITS } from '../constants.ts'
import type { FieldCode } from './field-code.ts'
import { parseItalianDate } from '../time/italian-date.ts'
import { FISCAL_CODE_LENGTH, hasDigits, isFiscalCode, isStoreCard, isVatNumber } from './tax-codes.ts'

/** Recipient code of the e-invoice exchange: 7 characters, 6 for public bodies. */
const SDI_CODE = /^[A-Z0-9]{6,7}$/

/** Rule of a required field. */
export function requiredRule(value: unknown): FieldCode | undefined {
  return isBlank(value) ? 'required' : undefined
}

/** Rule of an optional VAT number or tax code: 11 digits, or the 16 characters of a sole trader. */
export function taxCodeRule(value: string): FieldCode | undefined {
  if (isBlank(value) || isVatNumber(value) || isFiscalCode(value)) return undefined
  const isWhole = hasDigits(value, TAX_CODE_DIGITS) || value.length === FISCAL_CODE_LENGTH
  return isWhole ? 'taxCode' : 'taxCodeDigits'
}

/** Rule of a person's own tax code; optional when buying for a company. A wrong character is not a wrong length. */
export function personTaxCodeRule(value: string, isNeeded: boolean): FieldCode | undefined {
  if (isBlank(value)) return isNeeded ? 'required' : undefined
  if (isFiscalCode(value)) return undefined
  return value.length === FISCAL_CODE_LENGTH ? 'fiscalCodeCheck' : 'fiscalCode'
}

/** Rule of a store card's code: 13 digits with the check digit. A wrong digit is not a wrong length. */
export function cardCodeRule(value: string): FieldCode | undefined {
  if (isBlank(value)) return 'required'
  if (isStoreCard(value)) return undefined
  return hasDigits(value, CARD_CODE_DIGITS) ? 'cardCodeCheck' : 'cardCode'
}

/** Rule of an optional e-invoice recipient code; 0000000 is allowed. */
export function sdiCodeRule(value: string): FieldCode | undefined {
  return isBlank(value) || SDI_CODE.test(value) ? undefined : 'sdiCode'
}

/** Rule of an optional date field written dd/mm/yyyy; the day must exist. */
export function dateRule(value: string): FieldCode | undefined {
  return isBlank(value) || parseItalianDate(value) ? undefined : 'date'
}

/** Rule of the note of an order: at most 1000 characters. */
export function orderNoteRule(value: string): FieldCode | undefined {
  return [...value].length <= ORDER_NOTE_MAX ? undefined : 'orderNoteLength'
}
