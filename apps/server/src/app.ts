import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { advancedSearchModule } from './modules/advanced-search/advanced-search.routes.ts'
import { authModule } from './modules/auth/auth.routes.ts'
import { demoSignInsModule } from './modules/auth/demo-sign-ins.routes.ts'
import { registerSessionHook } from './modules/auth/session-hook.ts'
import { createSessions } from './modules/auth/session.service.ts'
import { boughtTogetherModule } from './modules/bought-together/bought-together.routes.ts'
import { cartModule } from './modules/cart/cart.routes.ts'
import { catalogueModule } from './modules/catalogue/catalogue.routes.ts'
import { checkoutModule } from './modules/checkout/checkout.routes.ts'
import { contentModule } from './modules/content/content.routes.ts'
import { countersModule } from './modules/counters/counters.routes.ts'
import { datasheetModule } from './modules/datasheet/datasheet.routes.ts'
import { deliveryModule } from './modules/delivery/delivery.routes.ts'
import { fastSearchModule } from './modules/fast-search/fast-search.routes.ts'
import { ordersModule } from './modules/orders/orders.routes.ts'
import { paymentsModule } from './modules/payments/payments.routes.ts'
import { picturesModule } from './modules/pictures/pictures.routes.ts'
import { productHistoryModule } from './modules/product-history/product-history.routes.ts'
import { productModule } from './modules/product/product.routes.ts'
import { quickOrderModule } from './modules/quick-order/quick-order.routes.ts'
import { searchModule } from './modules/search/search.routes.ts'
import { storesModule } from './modules/stores/stores.routes.ts'
import { timeslotsModule } from './modules/timeslots/timeslots.routes.ts'
import { versionModule } from './modules/version/version.routes.ts'
import type { Services } from './platform/context.ts'
import { compressAnswers } from './platform/compress-answers.ts'
import { answerFailures } from './platform/failures.ts'
import { readJsonBodies } from './platform/json-bodies.ts'
import { documentApi } from './platform/openapi.ts'
import type { Module } from './platform/route.ts'
import { hardenAnswers, serveStorefront } from './platform/storefront.ts'

/** The table of contents of the server. */
const modules: readonly Module[] = [
  authModule,
  demoSignInsModule,
  catalogueModule,
  searchModule,
  productModule,
  advancedSearchModule,
  fastSearchModule,
  productHistoryModule,
  datasheetModule,
  boughtTogetherModule,
  cartModule,
  quickOrderModule,
  deliveryModule,
  storesModule,
  timeslotsModule,
  checkoutModule,
  paymentsModule,
  ordersModule,
  countersModule,
  contentModule,
  picturesModule,
  versionModule,
]

const BODY_LIMIT_BYTES = 1_048_576

/** Builds the application on what the process has; does not listen. */
export async function buildApp(base: Omit<Services, 'sessions'>): Promise<FastifyInstance> {
  const sessions = createSessions(base, (error) => base.log.warn({ err: error }, 'session use not written'))
  const services: Services = { ...base, sessions }
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    trustProxy: services.config.mode === 'production',
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false } },
  })
  answerFailures(app)
  hardenAnswers(app)
  compressAnswers(app)
  readJsonBodies(app)
  await app.register(formbody)
  registerSessionHook(app, services)
  await documentApi(app, services.config.shop.name)
  for (const register of modules) register(app, services)
  await serveStorefront(app)
  return app
}
