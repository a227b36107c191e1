import * as Type from 'typebox'

const ServiceUrl = Type.String({ pattern: '^https?://[^\\s?#]+$' })

/** Settings of services that the shop asks about addresses and companies. */
export const lookUpSettings = {
  /** Nominatim-compatible; without one the table of towns gives the position of an address. */
  geocoderUrl: Type.Optional(ServiceUrl),
  geocoderCountry: Type.String({ pattern: '^[a-z]{2}$' }),
  geocoderRegion: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  /** VIES by its REST interface, or what speaks like it; without one the name of a company is typed. */
  vatRegisterUrl: Type.Optional(ServiceUrl),
}
