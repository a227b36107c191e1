/** Where something is. */
interface Place {
  address1: string
  addressNumber: string
  postalCode: string
  city: string
  province: string
}

/** 'via Ferrarese 205' */
export const streetText = ({ address1, addressNumber }: Pick<Place, 'address1' | 'addressNumber'>): string =>
  [address1, addressNumber].filter(Boolean).join(' ')

/** '40128 Bologna (BO)' */
export const townText = ({ postalCode, city, province }: Place): string =>
  [postalCode, city, province && `(${province})`].filter(Boolean).join(' ')

/** 'via Ferrarese 205, 40128 Bologna (BO)' */
export const placeText = (place: Place): string => `${streetText(place)}, ${townText(place)}`
