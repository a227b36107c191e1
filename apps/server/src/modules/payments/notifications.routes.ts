import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import { ForgedNotification } from './gateway/gateway.ts'
import { readNews, takeNotification } from './paying/notification.ts'
import type { ToldPaymentNeeds } from './gateway/payment-needs.ts'

const BODY_LIMIT_BYTES = 262_144
const BAD_REQUEST = 400
const NOT_FOUND = 404

type Needs = ToldPaymentNeeds & Pick<Platform, 'clock'>

/**
 * Endpoint for notifications of gateways: outside the API, without a session, and with a raw body, because it is
 * signed. The response is 200 once the event is stored, so that the gateway does not repeat what reconciliation finds.
 */
export const notificationsModule: Module<Needs> = (app, services) => {
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>(
      '/payment/notification/:provider',
      { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const gateway = services.gateways.find(request.params.provider)
        if (gateway === undefined) return reply.code(NOT_FOUND).send({ received: false })
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          const event = readNews(gateway, body, request.headers)
          await takeNotification(services, gateway, event, services.clock())
        } catch (error) {
          if (!(error instanceof ForgedNotification)) throw error
          services.log.warn({ provider: gateway.name, why: error.message }, 'notification refused')
          return reply.code(BAD_REQUEST).send({ received: false })
        }
        return reply.send({ received: true })
      },
    )
  })
}
