import { isBlank } from '../text/blank.ts'
import { isCommonPassword } from './common-passwords.ts'
import { PASSWORD_MIN } from '../constants.ts'
import type { FieldCode } from './field-code.ts'

/** Rule of the password field of the login form: filled in. Old passwords may have any length. */
export function loginPasswordRule(value: string): FieldCode | undefined {
  return isBlank(value) ? 'passwordRequired' : undefined
}

/** Rule of a new password: at least minLength characters (6 unless configured) and not a common one. */
export function passwordRule(value: string, minLength: number = PASSWORD_MIN): FieldCode | undefined {
  if (isBlank(value)) return 'passwordRequired'
  if ([...value].length < minLength) return 'passwordLength'
  return isCommonPassword(value) ? 'passwordCommon' : undefined
}

/** Rule of the repeated password. */
export function passwordRepeatRule(password: string, repeated: string): FieldCode | undefined {
  return password === repeated ? undefined : 'passwordRepeat'
}
