import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/context.ts'
import { listen } from '../../platform/listen.ts'
import type { ResolvedSession, Sessions } from './session.service.ts'

const API = '/ebsn/api/'
export const SESSION_HEADER = 'x-ebsn-session'
export const ACCOUNT_HEADER = 'x-ebsn-account'

/** Gives every call of the API its session before anything else happens (specification §10). */
export function registerSessionHook(
  app: FastifyInstance,
  { sessions, clock, database }: Pick<Platform, 'clock' | 'database'> & { sessions: Sessions },
) {
  let stopListening: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stopListening = await listen(database, 'session_changed', sessions.announce)
  })
  app.addHook('onClose', async () => stopListening?.())
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(API)) return done()
    const { [SESSION_HEADER]: token, [ACCOUNT_HEADER]: account } = request.headers
    const accept = ({ session, newToken, newAccount }: ResolvedSession) => {
      request.session = session
      // On the answer itself: one that is kept ready goes past Fastify's own headers.
      if (newToken !== undefined) reply.raw.setHeader(SESSION_HEADER, newToken)
      if (newAccount !== undefined) reply.raw.setHeader(ACCOUNT_HEADER, newAccount)
      done()
    }
    const resolved = sessions.resolve(token, account, clock())
    if (resolved instanceof Promise) resolved.then(accept, done)
    else accept(resolved)
  })
}
