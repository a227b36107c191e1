import PgBoss from 'pg-boss'
import { linkOf } from '../modules/links/links.ts'
import { mailJob } from '../modules/mail/outbox.ts'
import { pushJob } from '../modules/push/keep-push.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestApp } from './test-app.ts'

/** Opens the outboxes of a test database: mails, pushes, and further queued jobs, are kept and waited for, nothing does them. */
export async function openOutbox({ pool }: Database, ...further: string[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: false,
  })
  await boss.start()
  for (const name of [mailJob.name, pushJob.name, ...further]) await boss.createQueue(name, { name })
  await boss.stop({ graceful: false, close: false })
}

/** Mails in the outbox, oldest first; of one address where it is given. */
export async function mailsTo(
  { database }: TestApp,
  email?: string,
): Promise<{ kind: string; recipient: string; params: { linkId?: number } & Record<string, unknown> }[]> {
  const { rows } = await database.pool.query(
    'select kind, recipient, params from mails where $1::text is null or lower(recipient) = lower($1) order by id',
    [email ?? null],
  )
  return rows
}

/** The token that the newest mail to an address has in its link. */
export async function tokenTo(app: TestApp, email: string): Promise<string> {
  const mail = (await mailsTo(app, email)).findLast(({ params }) => params.linkId !== undefined)
  const link = await linkOf(app.db, app.services.config, mail?.params.linkId ?? 0)
  if (link === undefined) throw new Error(`no mail with a link to ${email}`)
  return link.token
}
