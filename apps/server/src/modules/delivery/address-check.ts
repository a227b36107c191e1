import type { AddressInput } from '@cambusa/contract/address'
import { isBlank } from '@cambusa/domain/text/blank'
import { isPhone } from '@cambusa/domain/people/phone'
import { postalCodesText } from '@cambusa/messages/it/errors'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Town, Towns } from '../towns/towns.ts'

/** An address whose fields are filled and trimmed. */
export interface TidyAddress {
  addressName: string
  address1: string
  addressNumber: string
  postalCode: string
  city: string
  province: string
  phone: string
  notes: string
}

const REQUIRED = ['addressName', 'address1', 'addressNumber', 'city', 'province'] as const
const POSTAL_CODE = /^\d{5}$/
const PROVINCE = /^[A-Z]{2}$/

/** The only postal code of a town; '' where it has several or nobody knows it. */
function onlyPostalCode(city: string, towns: Towns): string {
  const [first = '', ...others] = towns.find(city)?.postalCodes ?? []
  return others.length === 0 ? first : ''
}

/**
 * Trims an address; a postal code that is left out is the town's only one. Throws field.required or field.invalid (400)
 * naming the first field that is wrong.
 */
export function tidyAddress(input: AddressInput, towns: Towns): TidyAddress {
  const required = (field: string) => refuse('field.required', { field }, { field })
  for (const field of REQUIRED) if (isBlank(input[field])) throw required(field)
  const postalCode = (input.postalCode ?? '').trim() || onlyPostalCode(input.city, towns)
  if (postalCode === '') throw required('postalCode')
  const tidy = {
    addressName: input.addressName.trim(),
    address1: input.address1.trim(),
    addressNumber: input.addressNumber.trim(),
    postalCode,
    city: input.city.trim(),
    province: input.province.trim().toUpperCase(),
    phone: (input.phone ?? '').trim(),
    notes: (input.notes ?? '').trim(),
  }
  const invalid = (field: string) => refuse('field.invalid', { field }, { field })
  if (!POSTAL_CODE.test(tidy.postalCode)) throw invalid('postalCode')
  if (!PROVINCE.test(tidy.province)) throw invalid('province')
  if (tidy.phone !== '' && !isPhone(tidy.phone)) throw invalid('phone')
  return tidy
}

/** The town of an address, or the refusal that says which field does not go with the others. */
export function checkTown(
  { city, province, postalCode }: Pick<TidyAddress, 'city' | 'province' | 'postalCode'>,
  towns: Towns,
): { town: Town } | { refusal: Refusal } {
  const town = towns.find(city)
  if (town === undefined) return { refusal: refuse('address.cityUnknown', { city }, { field: 'city' }) }
  if (town.province !== province)
    return {
      refusal: refuse(
        'address.provinceMismatch',
        { city: town.city, province: town.province },
        { field: 'province' },
      ),
    }
  if (!town.postalCodes.includes(postalCode))
    return {
      refusal: refuse(
        'address.postalCodeMismatch',
        { city: town.city, postalCodes: postalCodesText(town.postalCodes) },
        { field: 'postalCode' },
      ),
    }
  return { town }
}
