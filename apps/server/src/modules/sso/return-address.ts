import type { Config } from '../../config.ts'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Where the browser returns after a sign-in: an address of the shop; undefined: it is another's. A trial shop on this
 * computer has several names. Without an address it is the home page.
 */
export function returnAddress(
  { mode, shopUrl }: Pick<Config, 'mode' | 'shopUrl'>,
  asked: string | undefined,
): string | undefined {
  const shop = new URL(shopUrl)
  if (asked === undefined) return `${shop.origin}/`
  // A backslash, or two slashes, begin another host for browsers.
  if (/[\\\s]/.test(asked) || !URL.canParse(asked, shop.origin)) return undefined
  const url = new URL(asked, shop.origin)
  const isTrial = mode !== 'production' && LOOPBACK.test(url.hostname) && url.protocol === 'http:'
  if (url.username !== '' || url.password !== '') return undefined
  return url.origin === shop.origin || isTrial ? url.href : undefined
}

/** The storefront's screen that ends a sign-in; the code is in the fragment, which no server sees. */
export function exchangeAddress(returnTo: string, code: string): string {
  const { origin, pathname, search, hash } = new URL(returnTo)
  const fragment = new URLSearchParams({ code, to: pathname + search + hash })
  return `${origin}/sso-login#${fragment}`
}
