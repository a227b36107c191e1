import type { Service } from '@cambusa/contract/shop/analytics'
import { speakers } from './speakers.ts'

/** What the shop itself keeps in this browser: everything that its own code names. */
const OWN = /^(?:cambusa\.|X-Ebsn-|is-authenticated$)/
const kinds = Object.values(speakers)

/** The domains on which a script of this page may set cookies: this host and those above it. */
function domainsAbove(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'))
}

function removeCookie(name: string): void {
  const over = `${name}=;path=/;max-age=0`
  document.cookie = over
  const { hostname } = location
  const isListed = kinds.some(({ leaves }) => leaves.test(name))
  // Of the domain above, which other sites of the retailer share, only what services are known to set.
  const domains = isListed ? domainsAbove(hostname) : [hostname]
  for (const domain of domains) document.cookie = `${over};domain=${domain}`
}

/**
 * Removes what services left on the shop's origin: cookies, local and session storage, except what is the shop's own,
 * and what belongs to a kind that may still measure.
 */
export function removeLeft(stillAllowed: readonly Service[]): void {
  const isKept = (name: string) => stillAllowed.some(({ kind }) => speakers[kind].leaves.test(name))
  // The shop sets no cookie itself.
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]!.trim()
    if (name !== '' && !isKept(name)) removeCookie(name)
  }
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (!OWN.test(name) && !isKept(name)) storage.removeItem(name)
}

/**
 * From now on the browser itself refuses what leads to a service that is no longer allowed, whatever a script that is
 * already in the page tries: a further policy only narrows the one of the header.
 */
export function refuseOthers(stillAllowed: readonly Service[], pictures: readonly string[]): void {
  const origins = stillAllowed.flatMap((service) => service.origins)
  const policy = document.createElement('meta')
  policy.httpEquiv = 'content-security-policy'
  policy.content = [
    ["connect-src 'self'", ...origins].join(' '),
    ["script-src 'self'", ...origins].join(' '),
    ['img-src', ...pictures, ...origins].join(' '),
  ].join('; ')
  document.head.append(policy)
}
