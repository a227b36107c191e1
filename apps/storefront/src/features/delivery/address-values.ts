import type { Address, AddressInput } from '@cambusa/contract/delivery/address'
import {
  ADDRESS_FIELDS,
  addressRule,
  tidyAddress,
  type AddressField,
  type AddressTexts,
} from '@cambusa/domain/delivery/address-fields'
import { validationTexts } from '@cambusa/messages/it/validation'

/** The values of the form of an address. */
export type AddressValues = AddressTexts & { isFavourite: boolean }

/** The form values of an address; empty for a new one. */
export const valuesOf = (address: Address | undefined): AddressValues => ({
  ...tidyAddress(address ?? {}),
  isFavourite: address?.isFavourite ?? false,
})

/** The body that the form sends. */
export const inputOf = (values: AddressValues, addressId: number | undefined): AddressInput => ({
  ...tidyAddress(values),
  isFavourite: values.isFavourite,
  ...(addressId === undefined ? {} : { addressId }),
})

/** The error of a field of an address, ready to show. */
export function addressProblem(field: AddressField, value: string): string | undefined {
  const code = addressRule(field, value)
  return code && validationTexts[code]
}

/** The field that a refusal names (`address/city` from a schema); undefined when the form has no such field. */
export function fieldNamed(name: string | undefined): AddressField | undefined {
  const last = name?.split('/').at(-1)
  return ADDRESS_FIELDS.find((field) => field === last)
}
