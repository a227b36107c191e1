import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { listen } from '../../platform/database/listen.ts'
import { minuteLimit } from '../../platform/security/minute-limit.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { runAs } from '../../platform/log/doer.ts'
import { isWrite } from '../../platform/http/writes.ts'
import type { ResolvedSession, Sessions } from './session.service.ts'

const API = '/ebsn/api/'
/**
 * New carts of visitors within a minute from one address. A full shop on one Wi-Fi, or a mobile operator's customers behind one
 * address, begin some ten to twenty a minute when a flyer comes out; a cart is a row that stays for a month.
 */
const NEW_CARTS_OF_ADDRESS = 120
export const SESSION_HEADER = 'x-ebsn-session'
export const ACCOUNT_HEADER = 'x-ebsn-account'

const doerOf = ({ userId, actor }: RequestSession, requestId: string) =>
  actor === null
    ? { userId, asUserId: null, requestId }
    : { userId: actor.userId, asUserId: userId, requestId }

/** Gives every call of the API its session before anything else happens (specification §10). */
export function registerSessionHook(
  app: FastifyInstance,
  { sessions, clock, database }: Pick<Platform, 'clock' | 'database'> & { sessions: Sessions },
) {
  const secondsToWait = minuteLimit({ mostOfCaller: NEW_CARTS_OF_ADDRESS })
  // Counted by visitor: concurrent writes of a new visitor all find no cart but create only one.
  const countNewCartOf = (address: string, visitor: Buffer) => () => {
    const seconds = secondsToWait(callerOf(address), visitor.toString('base64'))
    if (seconds > 0) throw refuse('cart.tooManyNew', { seconds })
  }
  /** Sessions are cached and shared by the calls of a browser, but the caller's address belongs to one call. */
  const ofCall = (session: RequestSession, request: FastifyRequest): RequestSession =>
    session.userId < 0 && isWrite(request)
      ? { ...session, countNewCart: countNewCartOf(request.ip, session.tokenHash) }
      : session

  let stopListening: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stopListening = await listen(database, 'session_changed', sessions.announce)
  })
  app.addHook('onClose', async () => stopListening?.())
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(API)) return done()
    const { [SESSION_HEADER]: token, [ACCOUNT_HEADER]: account } = request.headers
    const accept = ({ session, newToken, newAccount }: ResolvedSession) => {
      request.session = ofCall(session, request)
      // Set on the raw response: one from the response cache bypasses Fastify's own headers.
      if (newToken !== undefined) reply.raw.setHeader(SESSION_HEADER, newToken)
      if (newAccount !== undefined) reply.raw.setHeader(ACCOUNT_HEADER, newAccount)
      if (session.userId > 0 && isWrite(request)) runAs(doerOf(session, request.id), done)
      else done()
    }
    const resolved = sessions.resolve(token, account, clock())
    if (resolved instanceof Promise) resolved.then(accept, done)
    else accept(resolved)
  })
}
