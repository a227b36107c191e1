import { isBlank } from '../text/blank.ts'
import { ORDER_NOTE_MAX, TAX_CODE_DIGITS } from '../constants.ts'
import type { FieldCode } from './field-code.ts'
import { parseItalianDate } from '../time/italian-date.ts'
import { isFiscalCode, isStoreCard, isVatNumber } from './tax-codes.ts'

/** Recipient code of the e-invoice exchange: 7 characters, 6 for public bodies. */
const SDI_CODE = /^[A-Z0-9]{6,7}$/

/** Rule of a required field. */
export function requiredRule(value: unknown): FieldCode | undefined {
  return isBlank(value) ? 'required' : undefined
}

/** Rule of an optional VAT number or tax code: 11 digits, or the 16 characters of a sole trader. */
export function taxCodeRule(value: string): FieldCode | undefined {
  if (isBlank(value) || isVatNumber(value) || isFiscalCode(value)) return undefined
  const isElevenDigits = value.length === TAX_CODE_DIGITS && /^\d+$/.test(value)
  return isElevenDigits || value.length === 16 ? 'taxCode' : 'taxCodeDigits'
}

/** Rule of a person's own tax code; optional when buying for a company. */
export function personTaxCodeRule(value: string, isNeeded: boolean): FieldCode | undefined {
  if (isBlank(value)) return isNeeded ? 'required' : undefined
  return isFiscalCode(value) ? undefined : 'fiscalCode'
}

/** Rule of a store card's code: 13 digits with the check digit. */
export function cardCodeRule(value: string): FieldCode | undefined {
  return isStoreCard(value) ? undefined : 'cardCode'
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
