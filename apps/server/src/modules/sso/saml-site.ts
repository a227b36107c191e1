import { ownValue } from '@cambusa/domain/own-value'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SamlFailure } from '../../integrations/saml/saml-failure.ts'
import { LONGEST_XML } from '../../integrations/saml/saml-document.ts'
import type { Platform } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { outageOf } from '../../platform/database/database-failure.ts'
import type { SsoNeeds } from './begin-login.ts'
import { ownMetadata } from './own-metadata.ts'
import { takeLogout } from './single-logout.ts'
import { refusedPage, signedOutPage, type CalmPage } from './sso-pages.ts'
import { takeAnswer } from './take-answer.ts'

type Needs = SsoNeeds & Pick<Platform, 'clock'>

const SEE_OTHER = 303
const REFUSED = 403
const TOO_LARGE = 413
const UNAVAILABLE = 503

const send = (reply: FastifyReply, status: number, { html, policy }: CalmPage) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)

/** A browser goes on with what it was given here alone: neither kept nor told to others. */
const goOn = (reply: FastifyReply, address: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, SEE_OTHER)

function fieldOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? ownValue(body as Record<string, unknown>, name) : undefined
  if (typeof value !== 'string') throw new SamlFailure('form', name)
  return value
}

/** The raw query of a request, as it was sent. */
const queryOf = (request: FastifyRequest) => request.raw.url?.split('?', 2)[1] ?? ''

/** What a failure is to the log and to the browser. */
function judged(error: unknown): { reason: string; status: number } {
  if (error instanceof SamlFailure) return { reason: error.message, status: REFUSED }
  if (error instanceof Refusal)
    return { reason: error.code, status: error.httpStatus === UNAVAILABLE ? UNAVAILABLE : REFUSED }
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === TOO_LARGE) return { reason: 'tooLarge', status: TOO_LARGE }
  if (statusCode !== undefined && statusCode < 500) return { reason: 'form', status: statusCode }
  return { reason: 'failure', status: outageOf(error as Error) ? UNAVAILABLE : 500 }
}

/**
 * Addresses for identity providers and their browsers, outside the API (docs/sso.md): metadata, answers, single logout.
 * A refusal is one calm page; its reason is in the log under the id that the page shows.
 */
export function serveSamlSite(app: FastifyInstance, services: Needs): void {
  const { config, clock, log, identityProviders } = services
  void app.register(async (scope: FastifyInstance) => {
    scope.setErrorHandler((error, request, reply) => {
      const { reason, status } = judged(error)
      const told = { reason, path: request.routeOptions.url, requestId: request.id }
      if (status < 500) log.warn(told, 'single sign-on refused')
      else log.error({ ...told, err: error }, 'single sign-on failed')
      return send(reply, status, refusedPage(config.shop, request.id))
    })
    scope.get('/saml2/metadata', { schema: { hide: true } }, (_request, reply) =>
      reply.type('application/samlmetadata+xml; charset=utf-8').send(ownMetadata(identityProviders.own())),
    )
    scope.post('/saml2/acs', { bodyLimit: LONGEST_XML, schema: { hide: true } }, async (request, reply) =>
      goOn(reply, await takeAnswer(services, fieldOf(request.body, 'SAMLResponse'), clock())),
    )
    scope.get(
      '/saml2/slo',
      { exposeHeadRoute: false, config: { writes: true }, schema: { hide: true } },
      async (request, reply) => {
        const address = await takeLogout(services, queryOf(request), clock())
        return address === undefined ? send(reply, 200, signedOutPage(config.shop)) : goOn(reply, address)
      },
    )
  })
}
