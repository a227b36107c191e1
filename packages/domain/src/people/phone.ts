import { isBlank } from '../text/blank.ts'
import type { FieldCode } from './field-code.ts'

/** Area code of 2 to 4 digits plus 3 to 6 digits, with or without the Italian prefix. */
const LANDLINE = /^(?:(?:\+|00)39)?0\d{1,3}\d{3,6}$/
const MOBILE = /^(?:(?:\+|00)39)?3\d{8,9}$/
/** Service numbers (800, 199) and foreign numbers with their country prefix. */
const OTHER = /^(?:(?:\+|00)[1-9]\d{6,13}|[1-9]\d{5,10})$/

/** The number without separators between digits. */
export function compactPhone(text: string): string {
  return text.replace(/[\s./()-]/g, '')
}

export function isLandlinePhone(text: string): boolean {
  return LANDLINE.test(compactPhone(text))
}

export function isMobilePhone(text: string): boolean {
  return MOBILE.test(compactPhone(text))
}

/** Whether a text is an Italian landline number or a mobile or other number. Specification §5. */
export function isPhone(text: string): boolean {
  return isLandlinePhone(text) || isMobilePhone(text) || OTHER.test(compactPhone(text))
}

/** Rule of a required phone field. */
export function phoneRule(value: string): FieldCode | undefined {
  return isPhone(value) ? undefined : 'phone'
}

/** Rule of an optional mobile number. */
export function mobilePhoneRule(value: string): FieldCode | undefined {
  return isBlank(value) || isMobilePhone(value) ? undefined : 'phone'
}

/** Rule of an optional landline number. */
export function landlinePhoneRule(value: string): FieldCode | undefined {
  return isBlank(value) || isLandlinePhone(value) ? undefined : 'phone'
}
