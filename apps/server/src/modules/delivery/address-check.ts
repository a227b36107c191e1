import type { AddressInput } from '@cambusa/contract/delivery/address'
import {
  tidyAddress,
  wrongAddressFields,
  type AddressField,
  type AddressTexts,
} from '@cambusa/domain/delivery/address-fields'
import type { Position } from '@cambusa/domain/delivery/distance'
import { isStreetForm } from '@cambusa/domain/delivery/street-form'
import { postalCodesText } from '@cambusa/messages/it/errors'
import { validationTexts } from '@cambusa/messages/it/validation'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { Town, Towns } from '../towns/towns.ts'
import { geocode, type GeocoderConfig } from './geocoder.ts'

/** The only postal code of a town; '' if it has several or the town is unknown. */
function onlyPostalCode(city: string, towns: Towns): string {
  const [first = '', ...others] = towns.find(city)?.postalCodes ?? []
  return others.length === 0 ? first : ''
}

/** Refusals of one call: the first, with the others. */
export function refuseAll([first, ...further]: readonly Refusal[]): Refusal | undefined {
  if (first !== undefined) first.further = further
  return first
}

/**
 * Normalises an address; a missing postal code becomes the town's only one. Throws field.required or field.wrong (400)
 * for the first text that is wrong in itself; with it go the others, and those that do not match the town as far as
 * that can be told.
 */
export function checkedAddress(input: AddressInput, towns: Towns): AddressTexts {
  const typed = tidyAddress(input)
  const address = { ...typed, postalCode: typed.postalCode || onlyPostalCode(typed.city, towns) }
  const wrong = wrongAddressFields(address)
  const refusals = Object.entries(wrong).map(([field, code]) =>
    code === 'required'
      ? refuse('field.required', { field }, { field })
      : refuse('field.wrong', { reason: validationTexts[code] }, { field }),
  )
  if (refusals.length === 0) return address
  const ofTown = townRefusals(address, towns).filter(
    ({ field }) => wrong[field as AddressField] === undefined,
  )
  throw refuseAll([...refusals, ...ofTown])!
}

/** Why city, province and postal code do not belong together, by the table of towns. */
function townRefusals({ city, province, postalCode }: AddressTexts, towns: Towns): Refusal[] {
  const town = towns.find(city)
  if (town === undefined) return [refuse('address.cityUnknown', { city }, { field: 'city' })]
  const codes = { city: town.city, postalCodes: postalCodesText(town.postalCodes) }
  return [
    ...(town.province === province
      ? []
      : [
          refuse(
            'address.provinceMismatch',
            { city: town.city, province: town.province },
            { field: 'province' },
          ),
        ]),
    ...(town.postalCodes.includes(postalCode)
      ? []
      : [refuse('address.postalCodeMismatch', codes, { field: 'postalCode' })]),
  ]
}

/** An address that was found, with the official name of its city and its position. */
export type PlacedAddress = AddressTexts & Position

/** An address that could not be validated. `near`: the position of its town, where only the street is in doubt. */
export interface DoubtfulAddress {
  refusals: readonly Refusal[]
  near?: Position
}

/**
 * Addresses that the geocoder may know and the table of towns does not: other regions, and hamlets with their own
 * postal code.
 */
const MAY_BE_KNOWN: readonly string[] = ['address.cityUnknown', 'address.postalCodeMismatch']

/** A street of a known town: at the geocoder's position; where it cannot be asked, at that of the town. */
async function placeStreet(
  config: GeocoderConfig,
  address: AddressTexts,
  { city, latitude, longitude }: Town,
): Promise<{ placed: PlacedAddress } | DoubtfulAddress> {
  const near = { latitude, longitude }
  const found = await geocode(config, address)
  // Without a geocoder nobody knows the streets of a town, but what has no form of one is none.
  const isInDoubt = found === 'unknown' || (found === undefined && !isStreetForm(address.address1))
  if (!isInDoubt) return { placed: { ...address, city, ...(typeof found === 'object' ? found : near) } }
  const street = address.address1
  return { refusals: [refuse('address.streetUnknown', { street, city }, { field: 'address1' })], near }
}

/**
 * The position of a normalised address, or why it could not be validated: a text that does not match the others, a town
 * that neither table nor geocoder knows, a street that the geocoder does not know.
 */
export async function placeAddress(
  config: GeocoderConfig,
  address: AddressTexts,
  towns: Towns,
): Promise<{ placed: PlacedAddress } | DoubtfulAddress> {
  const refusals = townRefusals(address, towns)
  const town = towns.find(address.city)
  if (refusals.length === 0 && town !== undefined) return placeStreet(config, address, town)
  if (!refusals.every(({ code }) => MAY_BE_KNOWN.includes(code))) return { refusals }
  const found = await geocode(config, address)
  return typeof found === 'object' ? { placed: { ...address, ...found } } : { refusals }
}
