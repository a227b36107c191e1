import { ServerResponse, type IncomingMessage } from 'node:http'

/** What the headers of an answer depend on besides its path. */
export interface Fortress {
  /** Browsers are told to come by https only. */
  isProduction: boolean
  /** ... and to do so for every name under the shop's as well. */
  hstsSubdomains?: boolean | undefined
  /** Path of the logo. */
  logo?: string
}

const YEAR_SECONDS = 31_536_000

/** What pages may use of a device: camera and place are the scanner's and the near stores', the rest is nobody's. */
const PERMISSIONS = [
  ...['camera', 'geolocation', 'autoplay', 'clipboard-write'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'display-capture', 'encrypted-media', 'fullscreen', 'gyroscope', 'magnetometer'].map(
    (name) => `${name}=()`,
  ),
  ...['microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'].map(
    (name) => `${name}=()`,
  ),
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'].map((name) => `${name}=()`),
].join(', ')

const everywhere = {
  'x-content-type-options': 'nosniff',
  // A map's tiles come only to who says from where; the address behind it, with its token perhaps, is nobody's business.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
}

type Headers = readonly (readonly [name: string, value: string])[]

/** The headers of every answer by the path asked for (decision 082); a page's own policy takes the place of the short one. */
export function answerHeaders(fortress: Fortress): (url: string) => Headers {
  const hsts = `max-age=${YEAR_SECONDS}${fortress.hstsSubdomains === true ? '; includeSubDomains' : ''}`
  const plain = { ...everywhere, ...(fortress.isProduction ? { 'strict-transport-security': hsts } : {}) }
  const file = Object.entries(plain)
  // Mails and other programs show them.
  const picture = Object.entries({ ...plain, 'cross-origin-resource-policy': 'cross-origin' })
  // An answer holds its customer's prices; the storefront keeps what may be kept itself.
  const call = Object.entries({ ...plain, 'cache-control': 'no-store' })
  return (url) => {
    if (url.startsWith('/ebsn/api/')) return call
    const isPicture = url.startsWith('/pictures/') || url.split('?', 1)[0] === fortress.logo
    return isPicture ? picture : file
  }
}

/** Writes them onto an answer, whoever sends it later. */
export function bearHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}

/**
 * The answers of a listening server, headers on them from their first moment: also those that Node and Fastify give
 * themselves, before any hook (no Host, an odd Expect, a server that is closing).
 */
export function hardenedResponse(fortress: Fortress): typeof ServerResponse {
  const headersOf = answerHeaders(fortress)
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    // A field, not a constructor: Node's own arguments pass untouched.
    readonly hardened = bearHeaders(this, headersOf(this.req.url ?? ''))
  }
}
