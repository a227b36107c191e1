import type { FieldCode, FieldRule } from '../people/field-code.ts'
import { requiredRule } from '../people/field-rules.ts'
import { phoneRule } from '../people/phone.ts'

/** The texts of an address, in the order of its form. */
export const ADDRESS_FIELDS = [
  'addressName',
  'address1',
  'addressNumber',
  'city',
  'postalCode',
  'province',
  'phone',
  'notes',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The texts of an address; '' by default. */
export type AddressTexts = Record<AddressField, string>

/** Where goods are delivered or collected: an address of a customer, or a pickup point. */
export interface Place extends AddressTexts {
  addressId: number
  latitude: number | null
  longitude: number | null
}

const POSTAL_CODE = /^\d{5}$/
const PROVINCE = /^[A-Z]{2}$/

const rules: Readonly<Partial<Record<AddressField, FieldRule>>> = {
  addressName: requiredRule,
  address1: requiredRule,
  addressNumber: requiredRule,
  city: requiredRule,
  postalCode: (value) => requiredRule(value) ?? (POSTAL_CODE.test(value) ? undefined : 'postalCode'),
  province: (value) => requiredRule(value) ?? (PROVINCE.test(value) ? undefined : 'province'),
  phone: (value) => (value === '' ? undefined : phoneRule(value)),
}

const tidyText = (field: AddressField, typed: string | undefined): string => {
  const text = typed?.trim() ?? ''
  return field === 'province' ? text.toUpperCase() : text
}

/** The texts of an address as stored: trimmed, the province in capitals. */
export const tidyAddress = (typed: { [Field in AddressField]?: string | undefined }): AddressTexts =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, tidyText(field, typed[field])])) as AddressTexts

/** Rule of one text of an address as typed. */
export const addressRule = (field: AddressField, typed: string): FieldCode | undefined =>
  rules[field]?.(tidyText(field, typed))

/** What is wrong with the texts of an address, in the order of the form; empty when all are right. */
export function wrongAddressFields(address: AddressTexts): Partial<Record<AddressField, FieldCode>> {
  const wrong: Partial<Record<AddressField, FieldCode>> = {}
  for (const field of ADDRESS_FIELDS) {
    const code = addressRule(field, address[field])
    if (code !== undefined) wrong[field] = code
  }
  return wrong
}
