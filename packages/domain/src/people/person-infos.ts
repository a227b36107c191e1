import type { FieldCode } from './field-code.ts'
import { landlinePhoneRule, mobilePhoneRule, phoneRule } from './phone.ts'
import { isBlank } from '../text/blank.ts'

/** typeId of a person's info on the wire. */
export const PERSON_INFO = { phone: 1, mobile: 2, landline: 3 } as const
export type PersonInfoName = keyof typeof PERSON_INFO
export const PERSON_INFO_NAMES = Object.keys(PERSON_INFO) as readonly PersonInfoName[]

/** What the shop keeps of a person, by name. */
export type PersonInfoValues = Record<PersonInfoName, string>

/** Rule of each info; all may be left out, a phone of any kind too. */
export const personInfoRules: Record<PersonInfoName, (value: string) => FieldCode | undefined> = {
  phone: (value) => (isBlank(value) ? undefined : phoneRule(value)),
  mobile: mobilePhoneRule,
  landline: landlinePhoneRule,
}

/** Each info as a function tells it by its name. */
export const everyInfo = (valueOf: (name: PersonInfoName) => string): PersonInfoValues =>
  Object.fromEntries(PERSON_INFO_NAMES.map((name) => [name, valueOf(name)])) as PersonInfoValues

/** The infos as the wire lists them; empty ones are left out. */
export function personInfosOf(values: Partial<PersonInfoValues>): { typeId: number; value: string }[] {
  return PERSON_INFO_NAMES.flatMap((name) => {
    const value = values[name] ?? ''
    return value === '' ? [] : [{ typeId: PERSON_INFO[name], value }]
  })
}

/** Values by name of the wire's list; an unknown typeId is passed over, what is not named is undefined. */
export function personInfoValues(
  infos: readonly { typeId: number; value: string }[],
): Partial<PersonInfoValues> {
  const known = PERSON_INFO_NAMES.map((name) => [
    name,
    infos.find(({ typeId }) => typeId === PERSON_INFO[name])?.value.trim(),
  ])
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
