import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { gatewaysOf } from '../payments/payments.ts'
import { shopQueuedJobs } from '../../jobs.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { issueLink } from '../links/links.ts'
import { keepMail } from './outbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-sent-'))
const JSON_ONLY = { accept: 'application/json' }
let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({ config: { mode: 'demo', dataDir, shopUrl: 'http://127.0.0.1:9123' } })
  const { database, services, db } = test
  const { config, clock } = services
  const log = pino({ level: 'silent' })
  const stop = await startJobs(
    { database, clock, log },
    [],
    shopQueuedJobs({ config, database, gateways: gatewaysOf([]) }),
  )
  const { id: userId } = await buildUser(db)
  await inTransaction(db, async (tx) => {
    const to = '"><script>alert(1)</script>@example.com'
    await keepMail(tx, config, { kind: 'accountExists', to, userId, params: { firstName: 'Ada' } }, clock())
  })
  await arrived(1)
  test.time.advance(60_000)
  await inTransaction(db, async (tx) => {
    const email = 'ada@example.com'
    const linkId = await issueLink(tx, config, { userId, purpose: 'reset', email }, clock())
    const params = { firstName: 'Ada', linkId }
    await keepMail(tx, config, { kind: 'passwordReset', to: email, userId, params }, clock())
  })
  await arrived(2)
  await stop()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const sent = async () =>
  (await test.app.inject({ url: '/dev/mail', headers: JSON_ONLY })).json<Record<string, unknown>[]>()

const arrived = (count: number) =>
  vi.waitFor(async () => expect(await sent()).toHaveLength(count), { timeout: 20_000, interval: 200 })

it('the demo shop lists its mails as JSON, newest first', async () => {
  const mails = await sent()
  expect(mails.map((mail) => Object.keys(mail).toSorted())).toEqual(
    Array.from({ length: 2 }, () => ['html', 'id', 'sentAt', 'subject', 'text', 'to']),
  )
  expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', '"><script>alert(1)</script>@example.com'])
  expect(mails[0]).toMatchObject({
    subject: 'Imposta una nuova password',
    sentAt: '2026-11-21T09:01:00.000Z',
  })
  expect(mails[0]?.text).toMatch(
    /http:\/\/127\.0\.0\.1:9123\/reset-password\?e_mail=ada%40example\.com&reset_token=\S{40,}/,
  )
})

it('the links do not depend on the caller’s Host header', async () => {
  const reply = await test.app.inject({ url: '/dev/mail', headers: { ...JSON_ONLY, host: 'evil.example' } })
  expect(reply.body).not.toContain('evil.example')
})

it('shows them in sandboxed iframes that may only open links', async () => {
  const { headers, body } = await test.app.inject({ url: '/dev/mail', headers: { accept: 'text/html,*/*' } })
  expect(headers['content-type']).toContain('text/html')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers['content-security-policy']).not.toContain('script-src')
  const sandboxes = [...body.matchAll(/<iframe sandbox="([^"]*)"[^>]* srcdoc="[^"]*"><\/iframe>/g)]
  expect(sandboxes.map(([, rights]) => rights)).toEqual(
    Array.from({ length: 2 }, () => 'allow-popups allow-popups-to-escape-sandbox'),
  )
  expect(body).not.toContain('<script')
  expect(body).toContain('&lt;script&gt;')
})

it('the page does not exist in production', async () => {
  const shop = await buildTestApp({ config: { mode: 'production' } })
  for (const headers of [JSON_ONLY, { accept: 'text/html' }]) {
    const reply = await shop.app.inject({ url: '/dev/mail', headers })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ response: { status: expect.any(Number) as number } })
  }
})
