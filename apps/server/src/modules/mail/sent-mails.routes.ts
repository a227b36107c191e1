import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import { listSentMails } from './mail.queries.ts'
import { secretsFor } from './mail-facts.ts'
import { renderMail } from './render-mail.ts'
import { sentMailsPage, sentMailsPolicy, type SentMail } from './sent-mails-page.ts'

type Needs = Pick<Platform, 'config' | 'db'>

const MOST = 100

/** The mails that the shop has sent, newest first, as they were sent. */
async function sentMails({ config, db }: Needs): Promise<SentMail[]> {
  const rows = await listSentMails(db, { most: MOST })
  const shown = await Promise.all(
    rows.map(async ({ id, recipient: to, params, words, sentAt }) => {
      const secrets = await secretsFor(db, config, params, null)
      if ('useless' in secrets) return []
      return [{ id, to, ...renderMail(words, config, secrets), sentAt: sentAt.toISOString() }]
    }),
  )
  return shown.flat()
}

/** Shows the mails of the demo shop, which does not send them; not registered in production (decision 103). */
export const sentMailsModule: Module<Needs> = (app, services) => {
  if (services.config.mode === 'production') return
  app.get('/dev/mail', async (request, reply) => {
    const mails = await sentMails(services)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json') === true) return reply.send(mails)
    return reply
      .header('content-security-policy', sentMailsPolicy)
      .type('text/html; charset=utf-8')
      .send(sentMailsPage(mails, services.config.shop.name))
  })
}
