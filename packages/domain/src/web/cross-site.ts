/** What a browser sends about the page that makes a call; other programs send nothing. */
export interface CallingPage {
  /** Header Origin. */
  origin?: string | undefined
  /** Header Sec-Fetch-Site. */
  fetchSite?: string | undefined
}

/** The addresses of the shop: its public one, and the host of this request. */
export interface ShopPlace {
  shopUrl: string
  host: string
}

/** The origin of a page that hides it, such as a sandboxed frame. */
const HIDDEN = 'null'

/** 'negozio.example:443' as an origin of this protocol writes it; undefined for an invalid host. */
function hostOf(protocol: string, host: string): string | undefined {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** Whether an origin is the shop's public address or the host of the request: a shop may have several names. */
function isShops(origin: string, { shopUrl, host }: ShopPlace): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const shop = new URL(shopUrl)
  // An origin is an address without a path; a longer one is forged.
  if (origin.toLowerCase() !== from.origin) return false
  if (from.origin === shop.origin) return true
  // Pages loaded without https may have been changed by anybody on the way.
  const isUnsafe = from.hostname === shop.hostname && shop.protocol === 'https:' && from.protocol !== 'https:'
  return !isUnsafe && from.host === hostOf(from.protocol, host)
}

/**
 * Whether a call comes from a page of another site, because browsers let any page send forms to the shop. A call
 * without these headers comes from a program, not from a browser.
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
