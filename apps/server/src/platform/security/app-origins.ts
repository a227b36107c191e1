import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'
import type { FastifyInstance } from 'fastify'

/** Where the pages of the mobile app come from, on Android and on iOS; no site can have these origins. */
export const APP_ORIGINS: readonly string[] = ['https://localhost', 'capacitor://localhost']

/** What the app calls: the API, the content and the version. Nothing else answers another origin. */
const CALLED = /^\/(?:ebsn\/api|p)\/|^\/version\.json$/

const TWO_HOURS_SECONDS = 7200
const EXPOSED = 'X-Ebsn-Session, X-Ebsn-Account, Retry-After, Content-Disposition'
/** The answer to the question that a browser asks before a call. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': `Content-Type, X-Ebsn-Client, X-Ebsn-Version, X-Ebsn-Session, X-Ebsn-Account, ${REQUEST_KEY_HEADER}`,
  'access-control-max-age': String(TWO_HOURS_SECONDS),
}

/** Origins whose pages may call the shop: the app's, where shop.config.json has one. */
export const allowedOrigins = ({ mobile }: Pick<ShopConfig, 'mobile'>): readonly string[] =>
  mobile === undefined ? [] : APP_ORIGINS

/**
 * Lets the mobile app call the shop from its own origin (decision 251); pages of any other get no such header. Before
 * sessions and limits: a preflight has neither. No credentials: identity is in headers, never in a cookie. That answers
 * differ by origin is said by all of them (answer-headers.ts).
 */
export function answerAppOrigins(app: FastifyInstance, shop: Pick<ShopConfig, 'mobile'>): void {
  const origins = allowedOrigins(shop)
  if (origins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return done()
    if (!CALLED.test(request.url.split('?', 1)[0]!)) return done()
    // On the response itself: some answers are written without Fastify (platform/http/send-ready.ts).
    reply.raw.setHeader('access-control-allow-origin', origin)
    reply.raw.setHeader('access-control-expose-headers', EXPOSED)
    if (request.method !== 'OPTIONS') return done()
    void reply.code(204).headers(PREFLIGHT).send()
  })
}
