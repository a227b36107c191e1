import type { Config } from '../../config.ts'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Where the browser returns after a sign-in: an address of the shop, or of its mobile app; undefined: it is another's. A trial shop on this
 * computer has several names. Without an address it is the home page.
 */
export function returnAddress(
  {
    mode,
    shopUrl,
    shop: { mobile },
  }: Pick<Config, 'mode' | 'shopUrl'> & { shop: Pick<Config['shop'], 'mobile'> },
  asked: string | undefined,
): string | undefined {
  const shop = new URL(shopUrl)
  if (asked === undefined) return `${shop.origin}/`
  // A backslash, or two slashes, begin another host for browsers.
  if (/[\\\s]/.test(asked) || !URL.canParse(asked, shop.origin)) return undefined
  const url = new URL(asked, shop.origin)
  // The mobile app, to which the system's browser hands links of its scheme.
  const app = mobile && `${mobile.scheme}://${mobile.host}/`
  if (app !== undefined && url.href.startsWith(app)) return url.href
  const isTrial = mode !== 'production' && LOOPBACK.test(url.hostname) && url.protocol === 'http:'
  if (url.username !== '' || url.password !== '') return undefined
  return url.origin === shop.origin || isTrial ? url.href : undefined
}

/** The storefront's screen that ends a sign-in; the code is in the fragment, which no server sees. */
export function exchangeAddress(returnTo: string, code: string): string {
  const { protocol, host, pathname, search, hash } = new URL(returnTo)
  const fragment = new URLSearchParams({ code, to: pathname + search + hash })
  return `${protocol}//${host}/sso-login#${fragment}`
}
