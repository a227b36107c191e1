import { isBlank } from '../text/blank.ts'
import type { FieldCode } from './field-code.ts'

const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/
const EMAIL_MAX = 254
const PEC_LABELS = [
  'pec',
  'cert',
  'legalmail',
  'postecert',
  'postacert',
  'actalispec',
  'arubapec',
  'registerpec',
]

/** Whether a text is local@domain with a top-level part of 2 to 4 letters. Specification §5. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}

/** A hint that an address is certified mail (PEC): a label of its domain says so. No proof either way. */
export function isPec(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((label) => PEC_LABELS.includes(label))
}

/** Rule of an optional e-mail field. */
export function emailRule(value: string): FieldCode | undefined {
  return isBlank(value) || isEmail(value) ? undefined : 'email'
}

/** Rule of the login field. */
export function loginRule(value: string): FieldCode | undefined {
  return isBlank(value) ? 'loginRequired' : emailRule(value)
}

/** Rule of the user name at registration: a valid e-mail address that is not a PEC. */
export function usernameRule(value: string): FieldCode | undefined {
  if (isBlank(value)) return 'required'
  return emailRule(value) ?? (isPec(value) ? 'usernamePec' : undefined)
}
