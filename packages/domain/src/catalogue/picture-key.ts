const HASH_DIGITS = 12
const KEY = /^p(\d{1,15})-([0-9a-f]{12})$/

/**
 * The key of a product's picture in /pictures/{key}/{size}.webp. `hash`: SHA-256 of its file, of which the key has the
 * beginning: it names exactly this content, so that browsers may cache it for ever.
 */
export const pictureKey = (productId: number, hash: string): string =>
  `p${productId}-${hash.slice(0, HASH_DIGITS)}`

/** The same in SQL, from expressions for both. */
export const pictureKeySql = (productId: string, hash: string): string =>
  `'p' || ${productId} || '-' || left(${hash}, ${HASH_DIGITS})`

/** The product of a key; undefined: it is no key of a retailer's picture. */
export function productOfPictureKey(key: string): number | undefined {
  const id = KEY.exec(key)?.[1]
  return id === undefined ? undefined : Number(id)
}
