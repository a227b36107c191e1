import { randomUUID } from 'node:crypto'
import { logoPath } from '@cambusa/contract/shop/shop-config'
import { shownPictureHosts } from '@cambusa/domain/web/picture-hosts'
import formbody from '@fastify/formbody'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { accountModule } from './modules/people/account.routes.ts'
import { askedServices } from './modules/analytics/analytics.ts'
import { appLinksModule } from './modules/app-links/app-links.routes.ts'
import { analyticsModule } from './modules/analytics/analytics.routes.ts'
import { approvalsModule } from './modules/approvals/approvals.routes.ts'
import { authModule } from './modules/auth/auth.routes.ts'
import { secondFactorModule } from './modules/auth/second-factor.routes.ts'
import { demoSignInsModule } from './modules/auth/demo-sign-ins.routes.ts'
import { createSessions, registerSessionHook, type Sessions } from './modules/auth/auth.ts'
import { cartModule } from './modules/cart/cart.routes.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import { catalogueModule } from './modules/catalogue/catalogue.routes.ts'
import { checkoutModule } from './modules/checkout/checkout.routes.ts'
import { colleaguesModule } from './modules/colleagues/colleagues.routes.ts'
import { tellNewDevice } from './modules/people/people.ts'
import { ownAccountModule } from './modules/people/own-account.routes.ts'
import { companiesModule } from './modules/people/companies.routes.ts'
import type { ContentSource } from './modules/content/content.ts'
import { contentModule } from './modules/content/content.routes.ts'
import { dueDatesModule } from './modules/due-dates/due-dates.routes.ts'
import { exportsModule } from './modules/exports/exports.routes.ts'
import { myDataModule } from './modules/my-data/my-data.routes.ts'
import { flyersModule } from './modules/flyers/flyers.routes.ts'
import type { FlyerSource } from './modules/flyers/flyers.ts'
import { deliveryModule } from './modules/delivery/delivery.routes.ts'
import { formsModule } from './modules/forms/forms.routes.ts'
import { gatewaysModule } from './modules/gateways/gateways.routes.ts'
import { sentMailsModule } from './modules/mail/sent-mails.routes.ts'
import { giftCardsModule } from './modules/gift-cards/gift-cards.routes.ts'
import { orderSharesModule } from './modules/order-shares/order-shares.routes.ts'
import { ordersModule } from './modules/orders/orders.routes.ts'
import { listItemsModule } from './modules/lists/list-items.routes.ts'
import { standingOrdersModule } from './modules/lists/standing.routes.ts'
import { listsModule } from './modules/lists/lists.routes.ts'
import { notificationsModule } from './modules/payments/notifications.routes.ts'
import type { Gateways } from './modules/payments/payments.ts'
import { packagingModule } from './modules/packaging/packaging.routes.ts'
import { serverRenderedPages } from './modules/pages/pages.ts'
import { modifyOrderModule } from './modules/payments/modify-order.routes.ts'
import { paymentsModule } from './modules/payments/payments.routes.ts'
import type { PictureSource } from './modules/pictures/pictures.ts'
import { picturesModule } from './modules/pictures/pictures.routes.ts'
import { pushModule } from './modules/push/push.routes.ts'
import { sentPushesModule } from './modules/push/sent-pushes.routes.ts'
import { purchasesModule } from './modules/purchases/purchases.routes.ts'
import { quickOrderModule } from './modules/quick-order/quick-order.routes.ts'
import { reorderModule } from './modules/reorder/reorder.routes.ts'
import { registrationModule } from './modules/people/registration.routes.ts'
import { sitemapModule } from './modules/sitemap/sitemap.routes.ts'
import { ssoModule } from './modules/sso/sso.routes.ts'
import { createIdentityProviders, logoutAddress, type IdentityProviders } from './modules/sso/sso.ts'
import { storesModule } from './modules/stores/stores.routes.ts'
import { timeslotsModule } from './modules/timeslots/timeslots.routes.ts'
import { withdrawalsModule } from './modules/withdrawals/withdrawals.routes.ts'
import { userBoardModule } from './modules/user-board/user-board.routes.ts'
import { versionModule } from './modules/version/version.routes.ts'
import { workerModule } from './modules/worker/worker.routes.ts'
import { hardenedResponse, type Fortress } from './platform/http/answer-headers.ts'
import type { Platform, RequestSession } from './platform/http/context.ts'
import { compressAnswers } from './platform/http/compress-answers.ts'
import { answerAppOrigins } from './platform/security/app-origins.ts'
import { refuseCrossSiteWrites } from './platform/security/cross-site.ts'
import { answerFailures } from './platform/http/failures.ts'
import { answerHealth } from './platform/http/health.ts'
import { readJsonBodies } from './platform/http/json-bodies.ts'
import { documentApi } from './platform/openapi/openapi.ts'
import { takePolicyReports } from './platform/security/policy-reports.ts'
import { setGzipJoining } from './platform/http/ready-data.ts'
import { requestTime } from './platform/http/request-time.ts'
import type { Module } from './platform/http/route.ts'
import { rarely } from './platform/log/rarely.ts'
import { hardenAnswers, serveStorefront } from './platform/http/storefront.ts'
import { trustProxyOf, warnOfUnnamedProxies } from './platform/security/trusted-proxies.ts'
import { answerBrokenRequest, answerUnroutable } from './platform/http/unroutable.ts'
import { validationOptions } from './platform/http/validation-options.ts'

/** The services of a process, passed to every module. */
export interface Services extends Platform {
  catalogue: Catalogue
  gateways: Gateways
  sessions: Sessions
  content: ContentSource
  identityProviders: IdentityProviders
  /** Where a session that an identity provider opened signs out there too; undefined: nowhere. */
  logoutAddress: (session: RequestSession, now: Date) => Promise<string | undefined>
  tellNewDevice: (signedIn: { userId: number; device: string }, now: Date) => Promise<void>
  /** For the demo shop, whose products describe their appearance. */
  pictureSource?: PictureSource | undefined
  /** Where flyers are written. */
  flyerSource: FlyerSource
}

/** What is opened before the application. */
export type GivenServices = Omit<
  Services,
  'sessions' | 'identityProviders' | 'logoutAddress' | 'tellNewDevice'
>

/** All modules of the server. */
const modules: readonly Module<Services>[] = [
  authModule,
  secondFactorModule,
  demoSignInsModule,
  ssoModule,
  registrationModule,
  accountModule,
  ownAccountModule,
  companiesModule,
  colleaguesModule,
  userBoardModule,
  catalogueModule,
  cartModule,
  quickOrderModule,
  reorderModule,
  listsModule,
  listItemsModule,
  standingOrdersModule,
  deliveryModule,
  storesModule,
  timeslotsModule,
  checkoutModule,
  approvalsModule,
  giftCardsModule,
  packagingModule,
  paymentsModule,
  modifyOrderModule,
  notificationsModule,
  gatewaysModule,
  ordersModule,
  purchasesModule,
  orderSharesModule,
  withdrawalsModule,
  dueDatesModule,
  exportsModule,
  myDataModule,
  contentModule,
  formsModule,
  flyersModule,
  picturesModule,
  versionModule,
  workerModule,
  sitemapModule,
  appLinksModule,
  sentMailsModule,
  pushModule,
  sentPushesModule,
  analyticsModule,
]

const BODY_LIMIT_BYTES = 1_048_576
/** An outage is logged at this interval, not once for each call. */
const TELL_MS = 10_000
/** Slugs are long, and longer with escapes; the default maximum is 100 characters. */
const LONGEST_PARAM = 1_000

/**
 * Builds the application from the services of the process; does not listen. `before` receives the application before
 * anything is registered: tests read the routes through it.
 */
export async function buildApp(
  base: GivenServices,
  before?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const noteUnwritten = rarely(TELL_MS, (leftOut, error: unknown) =>
    base.log.warn({ err: error, leftOut }, 'session use not written'),
  )
  const sessions = createSessions(base, noteUnwritten)
  const identityProviders = createIdentityProviders(base.config)
  const services: Services = {
    ...base,
    sessions,
    identityProviders,
    logoutAddress: (session, now) => logoutAddress({ ...base, identityProviders }, session, undefined, now),
    tellNewDevice: (signedIn, now) => tellNewDevice(base, signedIn, now),
  }
  const { config } = services
  const fortress: Fortress = {
    isProduction: config.mode === 'production',
    hstsSubdomains: config.hstsSubdomains,
    logo: logoPath(config.shop.logo),
  }
  const { requestTimeout, http } = requestTime()
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PARAM, ignoreTrailingSlash: true },
    requestTimeout,
    // A call that arrives during shutdown is answered like any other: a shopper behind the proxy sees no 503.
    return503OnClosing: false,
    http: { ...http, ServerResponse: hardenedResponse(fortress) },
    frameworkErrors: answerUnroutable(fortress),
    clientErrorHandler: answerBrokenRequest(fortress),
    genReqId: () => randomUUID(),
    trustProxy: trustProxyOf(services.config.trustedProxies),
    ajv: validationOptions,
  })
  before?.(app)
  answerFailures(app)
  warnOfUnnamedProxies(app, services.log)
  hardenAnswers(app, fortress)
  compressAnswers(app)
  setGzipJoining(config.gzipJoining)
  readJsonBodies(app)
  await app.register(formbody)
  answerAppOrigins(app, config.shop)
  refuseCrossSiteWrites(app, services)
  registerSessionHook(app, services)
  if (config.apiDocs ?? config.mode !== 'production') await documentApi(app, config.shop.name)
  answerHealth(app, services)
  for (const register of modules) register(app, services)
  takePolicyReports(app, base.log)
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  await serveStorefront(
    app,
    config.storefrontDir,
    { pictureHosts: shownPictureHosts(config.shop), isHttps, services: askedServices(config) },
    serverRenderedPages(app, services),
  )
  return app
}
