import type { FieldCode } from './field-code.ts'
import { landlinePhoneRule, mobilePhoneRule, phoneRule } from './phone.ts'
import { isBlank } from '../text/blank.ts'

/** typeId of a person's info on the wire. */
export const PERSON_INFO = { phone: 1, mobile: 2, landline: 3 } as const
export type PersonInfoName = keyof typeof PERSON_INFO
export const PERSON_INFO_NAMES = Object.keys(PERSON_INFO) as readonly PersonInfoName[]

/** The infos that the shop stores of a person, by name. */
export type PersonInfoValues = Record<PersonInfoName, string>

/** Rule of each info; all are optional, phones of any kind too. */
export const personInfoRules: Record<PersonInfoName, (value: string) => FieldCode | undefined> = {
  phone: (value) => (isBlank(value) ? undefined : phoneRule(value)),
  mobile: mobilePhoneRule,
  landline: landlinePhoneRule,
}

/** An object with every info, from a function of its name. */
export const everyInfo = (valueOf: (name: PersonInfoName) => string): PersonInfoValues =>
  Object.fromEntries(PERSON_INFO_NAMES.map((name) => [name, valueOf(name)])) as PersonInfoValues

/** The infos as the list on the wire, without empty ones. */
export function personInfosOf(values: Partial<PersonInfoValues>): { typeId: number; value: string }[] {
  return PERSON_INFO_NAMES.flatMap((name) => {
    const value = values[name] ?? ''
    return value === '' ? [] : [{ typeId: PERSON_INFO[name], value }]
  })
}

/** Values by name from the list on the wire; unknown typeIds are ignored, missing infos are undefined. */
export function personInfoValues(
  infos: readonly { typeId: number; value: string }[],
): Partial<PersonInfoValues> {
  const known = PERSON_INFO_NAMES.map((name) => [
    name,
    infos.find(({ typeId }) => typeId === PERSON_INFO[name])?.value.trim(),
  ])
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
