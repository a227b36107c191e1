import type { BodyOf } from '@cambusa/contract/endpoint'
import type { updateBillingAddress, UserDetail } from '@cambusa/contract/people/profile'
import { addressRule, tidyAddress } from '@cambusa/domain/delivery/address-fields'
import { emailRule } from '@cambusa/domain/people/email'
import type { FieldCode } from '@cambusa/domain/people/field-code'
import { sdiCodeRule } from '@cambusa/domain/people/field-rules'
import { typedCode, typedEmail } from '@cambusa/domain/people/typed-fields'

/** The fields from top to bottom, with the names that refusals use. */
export const BILLING_FIELDS = [
  'pec',
  'sdi_code',
  'address1',
  'addressNumber',
  'city',
  'postalCode',
  'province',
] as const
export type BillingField = (typeof BILLING_FIELDS)[number]
export type BillingValues = Record<BillingField, string>

const EMPTY = { address1: '', addressNumber: '', city: '', postalCode: '', province: '' }

/** The form with the values of the account. */
export const billingValuesOf = ({ company, billingAddress }: UserDetail): BillingValues => ({
  pec: company?.pec ?? '',
  sdi_code: company?.sdiCode ?? '',
  ...(billingAddress ?? EMPTY),
})

/** The body that the form sends; only companies have PEC and SDI code. */
export function billingInput(values: BillingValues, isCompany: boolean): BodyOf<typeof updateBillingAddress> {
  const { address1, addressNumber, city, postalCode, province } = tidyAddress(values)
  const billingAddress = { address1, addressNumber, city, postalCode, province }
  if (!isCompany) return { billingAddress }
  return { billingAddress, pec: typedEmail(values.pec), sdi_code: typedCode(values.sdi_code) }
}

/** The errors by field. */
export const billingProblems = (values: BillingValues): Record<BillingField, FieldCode | undefined> => ({
  pec: emailRule(typedEmail(values.pec)),
  sdi_code: sdiCodeRule(typedCode(values.sdi_code)),
  address1: addressRule('address1', values.address1),
  addressNumber: addressRule('addressNumber', values.addressNumber),
  city: addressRule('city', values.city),
  postalCode: addressRule('postalCode', values.postalCode),
  province: addressRule('province', values.province),
})
