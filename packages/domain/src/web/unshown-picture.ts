import { innerAddress } from './inner-address.ts'

/** Why pages do not show a picture: it lies on a host that is not named, or its address is none that they may load. */
export type UnshownPicture = { why: 'host'; host: string } | { why: 'address' }

/** Nothing but a name: another port would be another place, a user before it a trick. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(?:\/|$)/i

/**
 * Why the pages of a shop that names `pictureHosts` do not show the picture of an address; undefined where they do, and
 * where there is no picture (''). Shown are addresses within the shop (/pictures/…) and https ones on a host named.
 */
export function unshownPicture(address: string, pictureHosts: readonly string[]): UnshownPicture | undefined {
  if (address === '' || innerAddress(address) !== undefined) return undefined
  if (!HTTPS.test(address) || !URL.canParse(address)) return { why: 'address' }
  const { hostname } = new URL(address)
  return pictureHosts.includes(hostname) ? undefined : { why: 'host', host: hostname }
}
