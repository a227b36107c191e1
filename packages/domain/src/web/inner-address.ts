/** Placeholder for the shop's own origin while parsing an address; nobody can own it (RFC 2606). */
const SHOP = 'https://shop.invalid'

/** Characters that end or change an address: backslashes, control and invisible characters, look-alikes of '/'. */
const TRICKS = /[\\\p{C}\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u
/** An empty segment begins another host; dots lead up, past the part that was checked. */
const DETOURS = /\/\/|\/\.\.?(\/|$)/

/** Addresses of the server that are no screens, and the error screens. */
const NO_PAGE =
  /^\/(ebsn|p|pictures|assets|dev|saml2|\.well-known|healthz|readyz|policy-reports|version\.json|service-down|not-found)(\/|$)/i

/** A plain host name, without user info. */
const HTTPS = /^https:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/i

/** The path of an address, decoded repeatedly; a backslash if it cannot be decoded. */
function decodedPath(address: string): string {
  const path = address.split(/[?#]/)[0]!
  let text = path
  try {
    for (let round = 0; round < 3; round += 1) text = decodeURIComponent(text)
  } catch {
    if (text === path) return '\\'
  }
  return text
}

/**
 * An address within the shop, as path, query and hash; undefined for anything that leads elsewhere or tries to. The
 * decoded path is checked too, since a router or a proxy may decode it again; query and hash are data and may contain
 * anything.
 */
export function innerAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/\S*$/.test(text) || TRICKS.test(text) || !URL.canParse(text, SHOP))
    return undefined
  const { origin, href } = new URL(text, SHOP)
  const address = href.slice(SHOP.length)
  const path = decodedPath(address)
  return origin === SHOP && !TRICKS.test(path) && !DETOURS.test(path) ? address : undefined
}

/** An address within the shop at which a visitor can continue: a screen, not a call, a file or an error screen. */
export function innerPage(text: unknown): string | undefined {
  const address = innerAddress(text)
  return address && NO_PAGE.test(decodedPath(address)) ? undefined : address
}

/** Where a link from other people's data (slide, datasheet) may lead: within the shop, or to an https address. */
export function linkAddress(text: unknown): string | undefined {
  const inner = innerAddress(text)
  if (inner || typeof text !== 'string') return inner
  return HTTPS.test(text) && !TRICKS.test(text) && URL.canParse(text) ? text : undefined
}
