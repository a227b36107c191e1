import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import { listShownPushes } from './pushes.queries.ts'
import { sentPushesPage, type SentPush } from './sent-pushes-page.ts'

type Needs = Pick<Platform, 'config' | 'db'>

const MOST = 100
/** Styles only. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The pushes of the shop, newest first, also those that wait or were not sent. */
async function sentPushes({ db }: Needs): Promise<SentPush[]> {
  const rows = await listShownPushes(db, { most: MOST })
  return rows.map(({ createdAt, sentAt, failedAt, reason, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    notSent: failedAt === null ? null : (reason ?? ''),
  }))
}

/** Shows the pushes of the demo shop, which sends them nowhere; not registered in production (decision 250). */
export const sentPushesModule: Module<Needs> = (app, services) => {
  if (services.config.mode === 'production') return
  app.get('/dev/push', async (request, reply) => {
    const pushes = await sentPushes(services)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json') === true) return reply.send(pushes)
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(sentPushesPage(pushes, services.config.shop.name))
  })
}
