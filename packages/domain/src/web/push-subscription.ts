/** Where a browser gets its pushes: address and keys, as PushSubscription.toJSON() writes them. */
export interface PushSubscriptionKeys {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Hosts of the push services of Chrome and Edge, Firefox, Windows and Safari; '*.' is one or more labels. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const

const LONGEST_ENDPOINT = 1_024
/** 65 bytes that begin with 4, an uncompressed point, in base64url; and 16 bytes. */
const P256DH = /^B[A-P][\w-]{85}=?$/
const AUTH = /^[\w-]{22}(?:==)?$/
const PLAIN = /^https:\/\/[a-z0-9.-]+\/[\w.~:@!$&'()*+,;=%/?-]+$/i

const isOneOf = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))

/** Whether an address is that of a known push service: https, its usual port, nobody's name in it. */
export function isPushEndpoint(address: string, hosts: readonly string[]): boolean {
  if (address.length > LONGEST_ENDPOINT || !PLAIN.test(address) || !URL.canParse(address)) return false
  return isOneOf(new URL(address).hostname, hosts)
}

/** Reads a subscription from its JSON. Undefined: it is none, or it is not at one of the `hosts`. */
export function readSubscription(text: string, hosts: readonly string[]): PushSubscriptionKeys | undefined {
  const told = parse(text)
  if (!isObject(told) || !isObject(told.keys)) return undefined
  const { endpoint, keys } = told
  const { p256dh, auth } = keys
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return undefined
  if (!P256DH.test(p256dh) || !AUTH.test(auth) || !isPushEndpoint(endpoint, hosts)) return undefined
  return { endpoint, keys: { p256dh: p256dh.replace('=', ''), auth: auth.replace('==', '') } }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
