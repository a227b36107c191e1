import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader } from 'node:http'

/** What the headers of an answer depend on besides its path. */
export interface Fortress {
  /** Strict-Transport-Security: browsers use https only. */
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

/** The headers of every answer by its path (decision 082); a page's own policy replaces the short one. */
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

/** An answer that writes the headers of every answer itself. */
class HardenedResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}

/** Whether nobody else has to write them. */
export const bearsHeaders = (response: ServerResponse): boolean => response instanceof HardenedResponse

/**
 * The answers of a listening server, headers before all others: also on those that Node and Fastify give themselves, before
 * any hook (no Host, an odd Expect, a server that is closing). An answer whose own come in one list gets them in one list
 * too: one by one, each is an object that lives as long as the answer.
 */
export function hardenedResponse(fortress: Fortress): typeof ServerResponse {
  const headersOf = answerHeaders(fortress)
  const listOf = new Map<Headers, readonly string[]>()
  const listed = (headers: Headers) => {
    const known = listOf.get(headers) ?? headers.flat()
    listOf.set(headers, known)
    return known
  }
  return class<Request extends IncomingMessage> extends HardenedResponse<Request> {
    #isBorne = false

    get #headers(): Headers {
      return headersOf(this.req.url ?? '')
    }

    #bear(): void {
      if (this.#isBorne) return
      this.#isBorne = true
      for (const [name, value] of this.#headers) super.setHeader(name, value)
    }

    override setHeader(name: string, value: number | string | readonly string[]): this {
      this.#bear()
      return super.setHeader(name, value)
    }

    override writeHead(status: number, ...given: unknown[]): this {
      const [own] = given
      if (this.#isBorne || !isList(own)) {
        this.#bear()
        return super.writeHead(status, ...(given as []))
      }
      this.#isBorne = true
      return super.writeHead(status, [...listed(this.#headers), ...own])
    }
  }
}

/** Names and values in turn. */
const isList = (own: unknown): own is OutgoingHttpHeader[] => Array.isArray(own)
