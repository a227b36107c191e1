import type { AddressInput } from '@cambusa/contract/address'
import { tidyAddress, wrongAddressField, type AddressTexts } from '@cambusa/domain/delivery/address-fields'
import { postalCodesText } from '@cambusa/messages/it/errors'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Town, Towns } from '../towns/towns.ts'

/** The only postal code of a town; '' where it has several or nobody knows it. */
function onlyPostalCode(city: string, towns: Towns): string {
  const [first = '', ...others] = towns.find(city)?.postalCodes ?? []
  return others.length === 0 ? first : ''
}

/**
 * Tidies an address; a postal code that is left out is the town's only one. Throws field.required or field.invalid (400)
 * naming the first field that is wrong.
 */
export function checkedAddress(input: AddressInput, towns: Towns): AddressTexts {
  const typed = tidyAddress(input)
  const address = { ...typed, postalCode: typed.postalCode || onlyPostalCode(typed.city, towns) }
  const wrong = wrongAddressField(address)
  if (wrong === undefined) return address
  const { field, code } = wrong
  throw refuse(code === 'required' ? 'field.required' : 'field.invalid', { field }, { field })
}

/** The town of an address, or the refusal that says which field does not go with the others. */
export function checkTown(
  { city, province, postalCode }: Pick<AddressTexts, 'city' | 'province' | 'postalCode'>,
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
