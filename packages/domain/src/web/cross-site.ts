/** What a browser says of the page that makes a call; programs say nothing. */
export interface CallingPage {
  /** Header Origin. */
  origin?: string | undefined
  /** Header Sec-Fetch-Site. */
  fetchSite?: string | undefined
}

/** Where the shop is: the address that it gives to the world, and the host that this call asked for. */
export interface ShopPlace {
  shopUrl: string
  host: string
}

/** A page that does not tell where it is from, as one in a frame without an origin. */
const HIDDEN = 'null'

/** 'negozio.example:443' as an address of this protocol names it; undefined where it is no host. */
function hostOf(protocol: string, host: string): string | undefined {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** The shop's own address, or the one that the call itself was sent to: a shop may have several names. */
function isShops(origin: string, { shopUrl, host }: ShopPlace): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const shop = new URL(shopUrl)
  // An origin is an address without anything behind it; what is more is made up.
  if (origin.toLowerCase() !== from.origin) return false
  if (from.origin === shop.origin) return true
  // Pages that came without https may have been written by anybody on the way.
  const isUnsafe = from.hostname === shop.hostname && shop.protocol === 'https:' && from.protocol !== 'https:'
  return !isUnsafe && from.host === hostOf(from.protocol, host)
}

/**
 * Whether a call comes from a page of another site, which browsers let send forms to any shop. Who says nothing is a
 * program, and nobody's browser.
 */
export function isFromAnotherSite({ origin, fetchSite = '' }: CallingPage, shop: ShopPlace): boolean {
  const words = fetchSite
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
  if (words.includes('cross-site')) return true
  if (origin === undefined) return false
  if (origin === HIDDEN) return !words.includes('same-origin')
  return !isShops(origin, shop)
}
