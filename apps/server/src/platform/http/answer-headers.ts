import { SHARED_ORDERS } from '@cambusa/domain/web/page-address'
import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader } from 'node:http'

/** What response headers depend on besides the path. */
export interface Fortress {
  /** Strict-Transport-Security: browsers use https only. */
  isProduction: boolean
  /** ... and for all subdomains of the shop too. */
  hstsSubdomains?: boolean | undefined
  /** Path of the logo. */
  logo?: string
}

const YEAR_SECONDS = 31_536_000

/**
 * Device features that pages may use: the scanner needs the camera, the nearby stores need the position; the rest is
 * denied.
 */
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

/** What answers differ by: their encoding, and where the mobile app may read them the origin of who asks. */
export const VARY = 'accept-encoding, origin'
/** Pictures and files of the content. */
const UPLOADS = /^\/p\/wp-content\//
const SHARED = /^\/p\/|^\/version\.json(?:\?|$)/

const everywhere = {
  'x-content-type-options': 'nosniff',
  // Map tiles need a referrer; it contains only the origin, because the full address may contain a token.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
}

type Headers = readonly (readonly [name: string, value: string])[]

/** The headers of an answer by its path (decision 082); a page's own policy replaces the short one. */
export function answerHeaders(fortress: Fortress): (url: string) => Headers {
  const hsts = `max-age=${YEAR_SECONDS}${fortress.hstsSubdomains === true ? '; includeSubDomains' : ''}`
  const plain = { ...everywhere, ...(fortress.isProduction ? { 'strict-transport-security': hsts } : {}) }
  const file = Object.entries(plain)
  // Mails and other programs show these files.
  const picture = Object.entries({ ...plain, 'cross-origin-resource-policy': 'cross-origin' })
  // An answer may hold a customer's prices; the storefront has its own cache for what may be cached.
  const call = Object.entries({ ...plain, 'cache-control': 'no-store', vary: VARY })
  // The mobile app may read these from its own origin (platform/security/app-origins.ts).
  const shared = Object.entries({ ...plain, vary: VARY })
  // The address holds the token of a link: it is told to nobody, not even as an origin, kept by no cache and found by no search.
  const secret = Object.entries({
    ...plain,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  return (url) => {
    if (url.startsWith(SHARED_ORDERS)) return secret
    if (url.startsWith('/ebsn/api/')) return call
    if (UPLOADS.test(url)) return picture
    if (SHARED.test(url)) return shared
    const isPicture = url.startsWith('/pictures/') || url.split('?', 1)[0] === fortress.logo
    return isPicture ? picture : file
  }
}

/** Writes the headers to an answer, whoever sends it later. */
export function bearHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}

/** A response that writes the headers of every answer itself. */
class HardenedResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}

/** Whether the response writes the headers itself. */
export const bearsHeaders = (response: ServerResponse): boolean => response instanceof HardenedResponse

/**
 * The response class of a listening server, which adds its headers before all others: also to answers that Node and
 * Fastify send before any hook (missing Host, unknown Expect, a closing server). When an answer's own headers come as
 * one list, all are written as one list: set one by one, each would be an object that lives as long as the answer.
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

/** Names and values alternating. */
const isList = (own: unknown): own is OutgoingHttpHeader[] => Array.isArray(own)
