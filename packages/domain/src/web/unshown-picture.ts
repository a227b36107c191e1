import { innerAddress } from './inner-address.ts'

/** Why pages do not show a picture: its host is not named, or its address may not be loaded. */
export type UnshownPicture = { why: 'host'; host: string } | { why: 'address' }

/** A plain host name: another port would be another server, user info before it a trick. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(?:\/|$)/i

/**
 * Why the pages of a shop with `pictureHosts` do not show a picture; undefined if they do, and if there is none ('').
 * Allowed are addresses within the shop (/pictures/…) and https addresses of the named hosts.
 */
export function unshownPicture(address: string, pictureHosts: readonly string[]): UnshownPicture | undefined {
  if (address === '' || innerAddress(address) !== undefined) return undefined
  if (!HTTPS.test(address) || !URL.canParse(address)) return { why: 'address' }
  const { hostname } = new URL(address)
  return pictureHosts.includes(hostname) ? undefined : { why: 'host', host: hostname }
}
