import * as Type from 'typebox'
import { Value } from 'typebox/value'
import type { Position } from '@cambusa/domain/delivery/distance'
import type { AddressTexts } from '@cambusa/domain/delivery/address-fields'
import type { Platform } from '../../platform/http/context.ts'

/** Nobody waits longer than this for a position. */
const TIMEOUT_MS = 2_000
const MOST_BYTES = 200_000

const Found = Type.Array(
  Type.Object({
    lat: Type.String(),
    lon: Type.String(),
    address: Type.Optional(Type.Object({ postcode: Type.Optional(Type.String()) })),
  }),
)

export type GeocoderConfig = Pick<Platform['config'], 'geocoderUrl' | 'geocoderCountry' | 'geocoderRegion'>

/** Query parameters of Nominatim's structured search. */
function questionOf(
  { geocoderUrl = '', geocoderCountry, geocoderRegion }: GeocoderConfig,
  { address1, addressNumber, city, postalCode }: AddressTexts,
): URL {
  const url = new URL(`${geocoderUrl.replace(/\/+$/, '')}/search`)
  const asked = {
    format: 'jsonv2',
    limit: '1',
    addressdetails: '1',
    countrycodes: geocoderCountry,
    ...(geocoderRegion === undefined ? {} : { state: geocoderRegion }),
    street: `${addressNumber} ${address1}`,
    city,
    postalcode: postalCode,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

/** The position of an address. unknown: the geocoder does not know it. silent: it is down, too slow, or talks nonsense. */
export type Geocoded = Position | 'unknown' | 'silent'

/** A valid position on earth; a place with another postal code is another place. */
function positionIn(answer: unknown, postalCode: string): Geocoded {
  if (!Value.Check(Found, answer)) return 'silent'
  const [first] = answer
  if (first === undefined || (first.address?.postcode ?? postalCode) !== postalCode) return 'unknown'
  const [latitude, longitude] = [Number(first.lat), Number(first.lon)]
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth && first.lat !== '' && first.lon !== '' ? { latitude, longitude } : 'silent'
}

/**
 * Asks the configured geocoder for an address; the query holds the address and nothing else of the shop or the caller.
 * undefined if none is configured. Never throws.
 */
export async function geocode(config: GeocoderConfig, address: AddressTexts): Promise<Geocoded | undefined> {
  if (config.geocoderUrl === undefined) return undefined
  try {
    const answer = await fetch(questionOf(config, address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      credentials: 'omit',
    })
    if (!answer.ok) return 'silent'
    const text = await answer.text()
    return text.length > MOST_BYTES ? 'silent' : positionIn(JSON.parse(text), address.postalCode)
  } catch {
    return 'silent'
  }
}
