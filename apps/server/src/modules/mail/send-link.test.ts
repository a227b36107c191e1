import { requestPasswordReset } from '@cambusa/contract/people/password'
import { resendConfirmation } from '@cambusa/contract/people/registration'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

type Send = (this: unknown, ...sent: unknown[]) => unknown

let seen: string[] = []

/** Records every statement that the process runs. */
function noteStatements() {
  const prototype = pg.Client.prototype as unknown as { query: Send }
  const { query } = prototype
  prototype.query = function (...sent) {
    const [first] = sent
    const { name, text } =
      typeof first === 'string' ? { name: undefined, text: first } : (first as pg.QueryConfig)
    // The listener's keep-alive comes at any time.
    if (text !== 'select 1') seen.push(name ?? text)
    return query.apply(this, sent)
  }
  return () => {
    prototype.query = query
  }
}

let app: TestApp
beforeAll(async () => {
  afterAll(noteStatements())
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})

/** Statements that are replaced if no link is sent. */
const INSTEAD: Record<string, string> = {
  mail_links_insert: 'mail_links_pending_email',
  'release savepoint step': 'rollback to savepoint step',
}

it.each([
  ['of a new password', requestPasswordReset, 2],
  ['of a registration, sent once more', resendConfirmation, 0],
] as const)(
  'the mail with the link %s: an unknown, a closed e-mail and one that needs none do the same work as one that gets it',
  async (_, call, profileLevel) => {
    let from = 0
    const statementsOf = async (e_mail: string) => {
      const browser = app.shopper(`10.9.${profileLevel}.${(from += 1)}`)
      seen = []
      const { data } = await browser.call(call, { body: { e_mail } })
      expect(data).toEqual({ login: e_mail })
      const made = seen
      seen = []
      return made
    }
    const known = await buildUser(app.db, { profileLevel })
    const closed = await buildUser(app.db, { profileLevel, isDisabled: true })
    const confirmed = await buildUser(app.db)
    const strangers = ['nessuno@example.com', closed.login, ...(profileLevel === 0 ? [confirmed.login] : [])]
    // A first call without recording, because connections prepare statements on first use.
    await statementsOf('prima@example.com')
    const work = await statementsOf(known.login)
    expect(await mailsTo(app, known.login)).toHaveLength(1)
    const expected = work.map((name) => INSTEAD[name] ?? name)
    expect(expected).toContain('mail_links_pending_email')
    expect(expected.at(-1)).toBe('commit')
    for (const email of strangers) {
      expect([email, await statementsOf(email)]).toEqual([email, expected])
      expect(await mailsTo(app, email)).toEqual([])
    }
  },
)
