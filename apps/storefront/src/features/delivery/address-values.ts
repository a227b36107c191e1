import type { Address, AddressInput } from '@cambusa/contract/address'
import { requiredRule } from '@cambusa/domain/people/field-rules'
import { isBlank } from '@cambusa/domain/text/blank'
import { phoneRule } from '@cambusa/domain/people/phone'
import { deliveryTexts } from '@cambusa/messages/it/delivery'
import { validationTexts } from '@cambusa/messages/it/validation'

/** What the form of an address holds. */
export interface AddressValues {
  addressName: string
  address1: string
  addressNumber: string
  postalCode: string
  city: string
  province: string
  phone: string
  notes: string
  isFavourite: boolean
}
export type AddressField = Exclude<keyof AddressValues, 'isFavourite'>

/** The fields as they stand in the form, from the top. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  'addressName',
  'address1',
  'addressNumber',
  'city',
  'postalCode',
  'province',
  'phone',
  'notes',
]

export const noAddress: AddressValues = {
  addressName: '',
  address1: '',
  addressNumber: '',
  postalCode: '',
  city: '',
  province: '',
  phone: '',
  notes: '',
  isFavourite: false,
}

export const valuesOf = (address: Address | undefined): AddressValues => {
  if (!address) return noAddress
  const { addressName, address1, addressNumber, postalCode, city, province } = address
  const { phone, notes, isFavourite } = address
  return { addressName, address1, addressNumber, postalCode, city, province, phone, notes, isFavourite }
}

export const inputOf = (values: AddressValues, addressId: number | undefined): AddressInput => ({
  ...values,
  province: values.province.trim().toUpperCase(),
  ...(addressId === undefined ? {} : { addressId }),
})

const filled = (value: string) => (requiredRule(value.trim()) ? validationTexts.required : undefined)

/** What is wrong with a field of an address, ready to show. */
export const addressRules: Readonly<Record<AddressField, (value: string) => string | undefined>> = {
  addressName: filled,
  address1: filled,
  addressNumber: filled,
  city: filled,
  postalCode: (value) =>
    filled(value) ?? (/^\d{5}$/.test(value.trim()) ? undefined : deliveryTexts.postalCodeWrong),
  province: (value) =>
    filled(value) ?? (/^[a-z]{2}$/i.test(value.trim()) ? undefined : deliveryTexts.provinceWrong),
  phone: (value) => (isBlank(value.trim()) || !phoneRule(value) ? undefined : validationTexts.phone),
  notes: () => undefined,
}

/** The field that a refusal names (`address/city` where a schema speaks); undefined when it is none of the form's. */
export function fieldNamed(name: string | undefined): AddressField | undefined {
  const last = name?.split('/').at(-1)
  return last !== undefined && Object.hasOwn(addressRules, last) ? (last as AddressField) : undefined
}

/** 'via Roma 12/A' as browsers fill it in, in street and number; undefined when it ends in no number. */
export function splitStreet(text: string): { address1: string; addressNumber: string } | undefined {
  const [, address1, addressNumber] =
    /^(.*\p{L}[^\d,]*?)[\s,]+(\d+\s?(?:[/-]?\s?\w{1,3})?)$/u.exec(text.trim()) ?? []
  return address1 && addressNumber ? { address1: address1.trim(), addressNumber } : undefined
}
