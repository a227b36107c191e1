import type { AddressInput } from '@cambusa/contract/delivery/address'
import { tidyAddress, wrongAddressField, type AddressTexts } from '@cambusa/domain/delivery/address-fields'
import { postalCodesText } from '@cambusa/messages/it/errors'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { Town, Towns } from '../towns/towns.ts'
import { geocode, type GeocoderConfig } from './geocoder.ts'

/** The only postal code of a town; '' if it has several or the town is unknown. */
function onlyPostalCode(city: string, towns: Towns): string {
  const [first = '', ...others] = towns.find(city)?.postalCodes ?? []
  return others.length === 0 ? first : ''
}

/**
 * Normalises an address; a missing postal code becomes the town's only one. Throws field.required or field.invalid
 * (400) naming the first field that is wrong.
 */
export function checkedAddress(input: AddressInput, towns: Towns): AddressTexts {
  const typed = tidyAddress(input)
  const address = { ...typed, postalCode: typed.postalCode || onlyPostalCode(typed.city, towns) }
  const wrong = wrongAddressField(address)
  if (wrong === undefined) return address
  const { field, code } = wrong
  throw refuse(code === 'required' ? 'field.required' : 'field.invalid', { field }, { field })
}

/** The town of an address, or the refusal for the field that does not match the others. */
function checkTown(
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

/** An address that was found, with the official name of its city and its position. */
export type PlacedAddress = AddressTexts & { latitude: number; longitude: number }

/**
 * Addresses that the geocoder may know and the table of towns does not: other regions, and hamlets with their own
 * postal code.
 */
const MAY_BE_KNOWN: readonly string[] = ['address.cityUnknown', 'address.postalCodeMismatch']

/**
 * The position of a normalised address, or the refusal for the field that does not match the others: the geocoder's
 * position if one is configured and knows it, else that of the town.
 */
export async function placeAddress(
  config: GeocoderConfig,
  address: AddressTexts,
  towns: Towns,
): Promise<{ placed: PlacedAddress } | { refusal: Refusal }> {
  const checked = checkTown(address, towns)
  if ('refusal' in checked && !MAY_BE_KNOWN.includes(checked.refusal.code)) return checked
  const found = await geocode(config, address)
  if ('refusal' in checked) return found === undefined ? checked : { placed: { ...address, ...found } }
  const { city, latitude, longitude } = checked.town
  return { placed: { ...address, city, ...(found ?? { latitude, longitude }) } }
}
