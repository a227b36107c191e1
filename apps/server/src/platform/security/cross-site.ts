import { isFromAnotherSite } from '@cambusa/domain/web/cross-site'
import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../http/context.ts'
import { rarely } from '../log/rarely.ts'
import { refuse } from '../http/refusal.ts'
import { allowedOrigins } from './app-origins.ts'
import { isWrite } from '../http/writes.ts'

/** A route, by its path, to which pages of another origin may write; '*' is any origin. */
interface CrossSiteException {
  origin: string
  route: string
}

/** Identity providers send their users' browsers here; what they bring is signed. */
const EXCEPTIONS: readonly CrossSiteException[] = [
  { origin: '*', route: '/saml2/acs' },
  { origin: '*', route: '/saml2/slo' },
]
/** ... and the mobile app's pages call everything from their own origin. */
const exceptionsOf = (shop: Pick<ShopConfig, 'mobile'>): readonly CrossSiteException[] => [
  ...EXCEPTIONS,
  ...allowedOrigins(shop).map((origin) => ({ origin, route: '*' })),
]
type CrossSiteConfig = Pick<Platform['config'], 'shopUrl'> & { shop: Pick<ShopConfig, 'mobile'> }

const TELL_MS = 60_000
const LONGEST_TOLD = 100

const isExcepted = (request: FastifyRequest, exceptions: readonly CrossSiteException[]) =>
  exceptions.some(
    ({ origin, route }) =>
      [request.headers.origin, '*'].includes(origin) && [request.routeOptions.url, '*'].includes(route),
  )

/**
 * Refuses writes from pages of other sites, before anything is counted or a session is created: a browser sends their
 * forms from its user's address, and would use up that user's attempts. The older GET forms of writing calls are
 * refused too.
 */
export function refuseCrossSiteWrites(
  app: FastifyInstance,
  { config, log }: Pick<Platform, 'log'> & { config: CrossSiteConfig },
  exceptions = exceptionsOf(config.shop),
): void {
  const tell = rarely(TELL_MS, (leftOut, origin: string, host: string) =>
    log.warn(
      { origin, host, leftOut },
      'a write of another site was refused; where this is the shop itself, name its address in CAMBUSA_PUBLIC_URL',
    ),
  )
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    if ((origin === undefined && site === undefined) || !isWrite(request)) return done()
    const fetchSite = Array.isArray(site) ? site.join() : site
    const place = { shopUrl: config.shopUrl, host: request.host }
    if (!isFromAnotherSite({ origin, fetchSite }, place) || isExcepted(request, exceptions)) return done()
    tell((origin ?? '').slice(0, LONGEST_TOLD), request.host.slice(0, LONGEST_TOLD))
    done(refuse('request.crossSite'))
  })
}
