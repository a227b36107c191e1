import { lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Addresses that no push service has: of this computer, of private networks, of no host (RFC 6890). */
const PRIVATE = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(address, bits, 'ipv6')

/** Whether an IP address is one of the public internet; IPv4 written as IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return !PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/**
 * Looks a host up when a connection to it is opened, and refuses it where one of its addresses is private: whoever
 * controls a name could otherwise let the shop call computers beside it.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || first === undefined) return callback(error ?? new Error('no address'), [])
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('a private address'), [])
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
