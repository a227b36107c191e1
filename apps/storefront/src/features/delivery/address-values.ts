import type { Address, AddressInput } from '@cambusa/contract/delivery/address'
import {
  ADDRESS_FIELDS,
  addressRule,
  tidyAddress,
  type AddressField,
  type AddressTexts,
} from '@cambusa/domain/delivery/address-fields'
import { validationTexts } from '@cambusa/messages/it/validation'

/** What the form of an address holds. */
export type AddressValues = AddressTexts & { isFavourite: boolean }

/** The form of an address; empty for a new one. */
export const valuesOf = (address: Address | undefined): AddressValues => ({
  ...tidyAddress(address ?? {}),
  isFavourite: address?.isFavourite ?? false,
})

/** What the form sends. */
export const inputOf = (values: AddressValues, addressId: number | undefined): AddressInput => ({
  ...tidyAddress(values),
  isFavourite: values.isFavourite,
  ...(addressId === undefined ? {} : { addressId }),
})

/** What is wrong with a field of an address, ready to show. */
export function addressProblem(field: AddressField, value: string): string | undefined {
  const code = addressRule(field, value)
  return code && validationTexts[code]
}

/** The field that a refusal names (`address/city` where a schema speaks); undefined when it is none of the form's. */
export function fieldNamed(name: string | undefined): AddressField | undefined {
  const last = name?.split('/').at(-1)
  return ADDRESS_FIELDS.find((field) => field === last)
}

/** 'via Roma 12/A' as browsers fill it in, in street and number; undefined when it ends in no number. */
export function splitStreet(text: string): { address1: string; addressNumber: string } | undefined {
  const [, address1, addressNumber] =
    /^(.*\p{L}[^\d,]*?)[\s,]+(\d+\s?(?:[/-]?\s?\w{1,3})?)$/u.exec(text.trim()) ?? []
  return address1 && addressNumber ? { address1: address1.trim(), addressNumber } : undefined
}
