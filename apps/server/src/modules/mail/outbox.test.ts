import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig, type Config } from '../../config.ts'
import { gatewaysOf } from '../payments/payments.ts'
import { shopQueuedJobs } from '../../jobs.ts'
import { inTransaction, type Database } from '../../platform/database/database.ts'
import { runJobsCommand } from '../../platform/jobs/jobs.command.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { removeOldMail, sendMail } from './mail.ts'
import { mailJob } from './outbox.ts'

const now = new Date('2026-11-21T09:00:00Z')
const LONG = { timeout: 30_000 }
const DAY_MS = 86_400_000

let server: Awaited<ReturnType<typeof openMailServer>>
let config: Config
let database: Database

beforeAll(async () => {
  server = await openMailServer()
  config = readConfig({ env: { CAMBUSA_MODE: 'test', CAMBUSA_SMTP_URL: server.url }, args: [] })
  database = await createTestDatabase()
})

afterAll(() => server.close())

const open = () =>
  startJobs(
    { database, clock: () => now, log: pino({ level: 'silent' }) },
    [],
    shopQueuedJobs({ config, database, gateways: gatewaysOf([]) }),
  )

const send = (to: string, act: () => void = () => undefined) =>
  inTransaction(database.db, async (tx) => {
    await sendMail(
      tx,
      config,
      { kind: 'passwordChanged', to, userId: null, params: { firstName: 'Ada' } },
      now,
    )
    act()
  })

const jobs = async (...args: string[]) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await runJobsCommand({ database, args }, [mailJob])
    return said.mock.calls.flat().join('\n')
  } finally {
    said.mockRestore()
  }
}

it('sends the mails of committed transactions, none of those rolled back, and keeps refused ones', async () => {
  const stop = await open()
  const rolledBack = send('lost@example.com', () => {
    throw new Error('the act fails')
  })
  await expect(rolledBack).rejects.toThrow('the act fails')
  await Promise.all(Array.from({ length: 8 }, (_, index) => send(`kunde${index}@example.com`)))
  await expect.poll(() => server.kept.length, LONG).toBe(8)
  expect(new Set(server.kept.map(({ messageId }) => messageId)).size).toBe(8)

  server.next('never')
  await send('mario.rossi@example.com')
  await expect.poll(() => jobs(), LONG).toContain('send-mail')
  const told = await jobs()
  expect(told).toMatch(/mailId: \d+/)
  expect(told).toContain('motivo: m…@example.com: 550 5.7.1 mail for m…@example.com refused')
  expect(told).toContain('tentativi: 1')
  expect(told).not.toContain('mario.rossi')
  const [, id = ''] = /send-mail {2}(\S+)/.exec(told) ?? []
  await jobs('--retry', id)
  await expect.poll(() => server.kept.map(({ to }) => to), LONG).toContain('mario.rossi@example.com')
  expect(server.kept.map(({ to }) => to)).not.toContain('lost@example.com')
  await stop()
})

it('retries for about a day: the pauses of its queued job add up to 24 hours, up to a third more or less', () => {
  const { tries, firstPauseSeconds } = mailJob
  // pg-boss: each pause is the first one times 1, 2, 4 …, plus up to the same again at random.
  const least = firstPauseSeconds * (2 ** (tries - 1) - 1)
  const hours = (seconds: number) => seconds / 3_600
  expect(hours(least * 1.5)).toBeGreaterThan(23)
  expect(hours(least * 1.5)).toBeLessThan(25)
  expect(hours(least)).toBeGreaterThan(15)
  expect(hours(least * 2)).toBeLessThan(33)
})

it('deletes after 90 days what was sent or given up, and never what still waits', async () => {
  await database.pool.query('delete from mails')
  const row = (messageId: string, days: number, end: string) =>
    database.pool.query(
      `insert into mails (kind, recipient, params, message_id, created_at, ${end})
       values ('welcome', 'a@example.com', '{}', $1, $2, $3)`,
      [messageId, new Date(now.getTime() - days * DAY_MS), end === 'reason' ? null : now],
    )
  await row('sent long ago', 91, 'sent_at')
  await row('given up long ago', 91, 'failed_at')
  await row('sent', 89, 'sent_at')
  await row('waits', 91, 'reason')
  await removeOldMail(database.db, now)
  const { rows } = await database.pool.query('select message_id id from mails order by 1')
  expect(rows).toEqual([{ id: 'sent' }, { id: 'waits' }])
})
