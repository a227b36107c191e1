import type { BodyOf } from '@cambusa/contract/endpoint'
import type { updateUserDetail, UserDetail } from '@cambusa/contract/people/profile'
import { personTaxCodeRule, requiredRule } from '@cambusa/domain/people/field-rules'
import type { FieldCode } from '@cambusa/domain/people/field-code'
import {
  everyInfo,
  PERSON_INFO,
  PERSON_INFO_NAMES,
  personInfoRules,
  personInfoValues,
} from '@cambusa/domain/people/person-infos'
import { typedCode } from '@cambusa/domain/people/typed-fields'

/** The fields from top to bottom, with the names that refusals use. */
export const PERSON_FIELDS = [
  'first_name',
  'last_name',
  'tax_code',
  ...PERSON_INFO_NAMES,
  'store_id',
] as const
export type PersonField = (typeof PERSON_FIELDS)[number]
export type PersonValues = Record<PersonField, string>

/** The form with the values of the account. */
export const personValuesOf = (user: UserDetail): PersonValues => ({
  first_name: user.firstName,
  last_name: user.lastName,
  tax_code: user.taxCode,
  ...everyInfo((name) => personInfoValues(user.personInfos)[name] ?? ''),
  store_id: user.storeId === null ? '' : String(user.storeId),
})

/** The body that the form sends; an emptied phone is sent as empty, which removes it. */
export const personInput = (values: PersonValues): BodyOf<typeof updateUserDetail> => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  tax_code: typedCode(values.tax_code),
  personInfos: PERSON_INFO_NAMES.map((name) => ({ typeId: PERSON_INFO[name], value: values[name].trim() })),
  store_id: values.store_id === '' ? null : Number(values.store_id),
})

/** The errors by field; a stored tax code cannot be emptied. */
export const personProblems = (
  values: PersonValues,
  known: UserDetail | undefined,
): Partial<Record<PersonField, FieldCode | undefined>> => ({
  first_name: requiredRule(values.first_name),
  last_name: requiredRule(values.last_name),
  tax_code: personTaxCodeRule(typedCode(values.tax_code), Boolean(known?.taxCode)),
  ...Object.fromEntries(PERSON_INFO_NAMES.map((name) => [name, personInfoRules[name](values[name].trim())])),
})
