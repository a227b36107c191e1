import type { BodyOf } from '@cambusa/contract/endpoint'
import type { registerUser, requestCard } from '@cambusa/contract/people/registration'
import { ownValue } from '@cambusa/domain/own-value'
import { personInfosOf } from '@cambusa/domain/people/person-infos'
import { typedCode } from '@cambusa/domain/people/typed-fields'
import type { FieldPath } from 'react-hook-form'
import { repeatedPassword, type DelegateValues, type RegistrationValues } from './registration-values.ts'

/** The origin of the card: verified, or requested with this code. */
export interface CardSource {
  requestCode: string
}

/** A delegate in the format of the API. */
export function delegateInput(delegate: DelegateValues) {
  const isPermanent = delegate.validity === 'permanent'
  return {
    firstName: delegate.firstName.trim(),
    lastName: delegate.lastName.trim(),
    taxCode: typedCode(delegate.taxCode),
    phone: delegate.phone.trim(),
    isPermanent,
    from: isPermanent ? null : delegate.from || null,
    to: isPermanent ? null : delegate.to || null,
  }
}

const infosOf = ({ mobile, landline }: RegistrationValues) =>
  personInfosOf({ mobile: mobile.trim(), landline: landline.trim() })

const companyOf = ({ companyName, vatNumber, companyTaxCode, pec, sdiCode }: RegistrationValues) => ({
  name: companyName.trim(),
  vatNumber: typedCode(vatNumber),
  taxCode: typedCode(companyTaxCode),
  pec: pec.trim(),
  sdiCode: typedCode(sdiCode),
})

/** The body of the request for a free card. */
export const requestBody = (values: RegistrationValues): BodyOf<typeof requestCard> => ({
  kind: values.kind,
  first_name: values.firstName.trim(),
  last_name: values.lastName.trim(),
  tax_code: typedCode(values.taxCode),
  company: values.kind === 'business' ? companyOf(values) : null,
  store_id: Number(values.storeId),
  personInfos: infosOf(values),
})

/** The body that creates the account, with the card or its request. */
export function registerBody(
  values: RegistrationValues,
  { requestCode }: CardSource,
  versions: BodyOf<typeof registerUser>['consent_versions'],
): BodyOf<typeof registerUser> {
  const { hasCard, privacy, terms, profiling, marketing, kind } = values
  const source = hasCard
    ? { card_code: typedCode(values.cardCode), vat_or_tax_code: typedCode(values.vatOrTaxCode) }
    : { request_code: requestCode }
  const invoices =
    hasCard && kind === 'business' ? { pec: values.pec.trim(), sdi_code: typedCode(values.sdiCode) } : {}
  return {
    ...source,
    ...invoices,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    store_id: values.storeId === '' ? null : Number(values.storeId),
    personInfos: infosOf(values),
    delegates: values.delegates.map(delegateInput),
    username: values.username.trim(),
    password: values.password,
    repeat_password: repeatedPassword(values),
    consents: { privacy, terms, profiling, marketing },
    consent_versions: versions,
  }
}

const FIELDS: Readonly<Record<string, FieldPath<RegistrationValues>>> = {
  card_code: 'cardCode',
  vat_or_tax_code: 'vatOrTaxCode',
  first_name: 'firstName',
  last_name: 'lastName',
  tax_code: 'taxCode',
  'company.name': 'companyName',
  'company.vatNumber': 'vatNumber',
  'company.taxCode': 'companyTaxCode',
  'company.pec': 'pec',
  'company.sdiCode': 'sdiCode',
  pec: 'pec',
  sdi_code: 'sdiCode',
  store_id: 'storeId',
  'personInfos.mobile': 'mobile',
  'personInfos.landline': 'landline',
  username: 'username',
  password: 'password',
  repeat_password: 'repeatPassword',
  'consents.privacy': 'privacy',
  'consents.terms': 'terms',
  'consents.profiling': 'profiling',
  'consents.marketing': 'marketing',
}
const OF_DELEGATE = /^delegates\.\d+\.(?:firstName|lastName|taxCode|phone|from|to)$/

/** The field of the form that a refusal names; undefined when the form has no such field. */
export const fieldNamed = (name: string): FieldPath<RegistrationValues> | undefined =>
  OF_DELEGATE.test(name) ? (name as FieldPath<RegistrationValues>) : ownValue(FIELDS, name)
