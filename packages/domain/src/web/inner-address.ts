/** Stands for the shop's own origin while an address is read; nobody can own it (RFC 2606). */
const SHOP = 'https://shop.invalid'

/** What ends or changes an address on its way: backslashes, control and invisible characters, look-alikes of '/'. */
const TRICKS = /[\\\p{C}\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u
/** An empty part begins another site's name; dots lead up, past what was looked at. */
const DETOURS = /\/\/|\/\.\.?(\/|$)/

/** Addresses of the server that are no screen, and the screens of failures, which lead nowhere. */
const NO_PAGE =
  /^\/(ebsn|p|pictures|assets|dev|saml2|healthz|readyz|policy-reports|version\.json|service-down|not-found)(\/|$)/i

/** A host by its plain name, without a user before it. */
const HTTPS = /^https:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/i

/** The path of an address as whoever decodes it too often would read it; a backslash where it cannot be decoded. */
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
 * An address within the shop, as path, query and hash; undefined for whatever leads elsewhere or tries to. The path is
 * looked at decoded too, since a router or a proxy may decode it once more; query and hash are data and may hold anything.
 */
export function innerAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/\S*$/.test(text) || TRICKS.test(text) || !URL.canParse(text, SHOP))
    return undefined
  const { origin, href } = new URL(text, SHOP)
  const address = href.slice(SHOP.length)
  const path = decodedPath(address)
  return origin === SHOP && !TRICKS.test(path) && !DETOURS.test(path) ? address : undefined
}

/** An address within the shop that is a screen where one can go on: no call, no file, none of the error screens. */
export function innerPage(text: unknown): string | undefined {
  const address = innerAddress(text)
  return address && NO_PAGE.test(decodedPath(address)) ? undefined : address
}

/** Where a link out of somebody else's data (slide, datasheet) may lead: within the shop, or to an https address. */
export function linkAddress(text: unknown): string | undefined {
  const inner = innerAddress(text)
  if (inner || typeof text !== 'string') return inner
  return HTTPS.test(text) && !TRICKS.test(text) && URL.canParse(text) ? text : undefined
}
