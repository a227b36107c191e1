import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig, type Config } from '../../config.ts'
import { inTransaction, type Database } from '../../platform/database/database.ts'
import { PermanentFailure } from '../../platform/jobs/queued-jobs.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { pino } from 'pino'
import { openMailServer } from '../../testing/mail-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { issueLink } from '../links/links.ts'
import { deliverMail } from './deliver-mail.ts'
import { mailWork, sendMail } from './mail.ts'
import { keepMail } from './outbox.ts'
import { openPost, type Post } from './post.ts'

const now = new Date('2026-11-21T09:00:00Z')
const aTry = { now, isLastTry: false }
const folder = mkdtempSync(join(tmpdir(), 'cambusa-mail-'))
const base = readConfig({ env: { CAMBUSA_MODE: 'test', CAMBUSA_DATA: folder }, args: [] })

let server: Awaited<ReturnType<typeof openMailServer>>
let config: Config
let database: Database

beforeAll(async () => {
  server = await openMailServer()
  config = { ...base, smtpUrl: server.url }
  database = await createTestDatabase()
  // The first start creates pg-boss's tables.
  const work = [mailWork({ config, database })]
  await (
    await startJobs({ database, clock: () => now, log: pino({ level: 'silent' }) }, [], work)
  )()
})
beforeEach(() => void server.kept.splice(0))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Row {
  id: number
  messageId: string
  sentAt: Date | null
  failedAt: Date | null
  reason: string | null
  tries: number
}

const COLUMNS = `id, message_id "messageId", sent_at "sentAt", failed_at "failedAt", reason, tries`
const rowsOf = async (where: string) =>
  (await database.pool.query<Row>(`select ${COLUMNS} from mails where ${where} order by id`)).rows
const newest = async () => (await rowsOf('id = (select max(id) from mails)'))[0]!

/** Sends a mail in a transaction. Returns its row. */
async function act(to = 'ada.rossi@example.com'): Promise<Row> {
  const params = { firstName: 'Ada', cardCode: '2900000000018' }
  await inTransaction(database.db, (tx) =>
    sendMail(tx, config, { kind: 'cardReady', to, userId: null, params }, now),
  )
  return newest()
}

const deliver = (id: number, given: { post?: Post; isLastTry?: boolean } = {}) =>
  deliverMail({ config, db: database.db, post: given.post ?? openPost(config) }, id, { ...aTry, ...given })

it('is sent once to its recipient, with STARTTLS and login', async () => {
  const { id, messageId } = await act()
  await deliver(id)
  await deliver(id)
  expect(server.kept).toMatchObject([{ to: 'ada.rossi@example.com', messageId, wasEncrypted: true }])
  const { raw } = server.kept[0]!
  expect(raw).toMatch(/^From: Cambusa <info@example\.com>$/im)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated$/im)
  expect(raw).toContain('multipart/alternative')
  expect(await newest()).toMatchObject({ sentAt: now, failedAt: null, tries: 1 })
})

it('is left alone once its account is deleted, which takes recipient and text away', async () => {
  const { id } = await act()
  await database.pool.query(`update mails set recipient = '', params = '{}', words = null where id = $1`, [
    id,
  ])
  await deliver(id)
  expect(server.kept).toEqual([])
})

it('is retried after an answer 4xx, a wrong login or no connection, with the same Message-ID', async () => {
  const { id, messageId } = await act()
  server.next('later')
  await expect(deliver(id)).rejects.toThrow('a…@example.com: 451 4.3.0 try again later')
  const wrongLogin = openPost({ ...config, smtpUrl: server.urlWithWrongPassword })
  await expect(deliver(id, { post: wrongLogin })).rejects.toThrow('535')
  const nobody = openPost({ ...config, smtpUrl: 'smtp://127.0.0.1:1' })
  await expect(deliver(id, { post: nobody })).rejects.toThrow('ECONNREFUSED')
  expect(await newest()).toMatchObject({ sentAt: null, failedAt: null, tries: 3 })
  await deliver(id)
  expect(server.kept.map((mail) => mail.messageId)).toEqual([messageId])
  expect(await newest()).toMatchObject({ sentAt: now, reason: null, tries: 4 })
})

it.each(['cutAndLost', 'cutAndKept'] as const)(
  'is repeated with the same Message-ID when the connection ends after its text: %s',
  async (fate) => {
    const { id, messageId } = await act()
    server.next(fate)
    await expect(deliver(id)).rejects.not.toBeInstanceOf(PermanentFailure)
    await deliver(id)
    const ids = server.kept.map((mail) => mail.messageId)
    expect(ids).toEqual(fate === 'cutAndKept' ? [messageId, messageId] : [messageId])
  },
)

it('is repeated with the same Message-ID when the process dies between sending it and writing that it was sent', async () => {
  const { id, messageId } = await act()
  const bySmtp = openPost(config)
  const dead = new Promise<void>(() => undefined)
  const post: Post = (mail) => bySmtp(mail).then(() => dead)
  void deliver(id, { post })
  await expect.poll(() => server.kept.length).toBe(1)
  await deliver(id)
  expect(server.kept.map((mail) => mail.messageId)).toEqual([messageId, messageId])
})

it.each(['never', 'unknownRecipient'] as const)('ends at once by an answer 5xx to it: %s', async (fate) => {
  const { id } = await act()
  server.next(fate)
  const refused = await deliver(id).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PermanentFailure)
  expect(String(refused)).toMatch(/a…@example\.com: 550 5\./)
  expect(String(refused)).not.toContain('ada.rossi')
  const row = await newest()
  expect(row).toMatchObject({ sentAt: null, failedAt: now, tries: 1 })
  expect(row.reason).toMatch(/550/)
  // The operator retries it.
  await deliver(id)
  expect(await newest()).toMatchObject({ sentAt: now, failedAt: null, reason: null })
})

it('is kept with the reason of its failure after the last attempt', async () => {
  const { id } = await act()
  server.next('later')
  await expect(deliver(id, { isLastTry: true })).rejects.toThrow('451')
  expect(await newest()).toMatchObject({ failedAt: now, reason: expect.stringContaining('451') as string })
})

it('never goes to a second address hidden in the first', async () => {
  const { id } = await act('one@example.com, other@example.com')
  await expect(deliver(id)).rejects.toThrow('501')
  expect(server.kept).toEqual([])
})

it('is not sent once its link is used, revoked or too old', async () => {
  const { id: userId } = await buildUser(database.db)
  const reset = (at: Date) =>
    inTransaction(database.db, async (tx) => {
      const email = 'ada.rossi@example.com'
      const linkId = await issueLink(tx, config, { userId, purpose: 'reset', email }, at)
      await keepMail(
        tx,
        config,
        { kind: 'passwordReset', to: email, userId, params: { firstName: 'Ada', linkId } },
        at,
      )
    })
  await reset(now)
  const revoked = await newest()
  // The last three are good.
  for (let time = 0; time < 3; time += 1) await reset(now)
  const sound = await newest()
  await deliver(revoked.id)
  await deliver(sound.id)
  await reset(new Date(now.getTime() - 61 * 60_000))
  await deliver((await newest()).id)
  expect(server.kept.map(({ messageId }) => messageId)).toEqual([sound.messageId])
  const dropped = await rowsOf(`reason = 'its link is used, revoked or too old'`)
  expect(dropped.map(({ failedAt, sentAt }) => [failedAt, sentAt])).toEqual([
    [now, null],
    [now, null],
  ])
})

it('becomes a file where no mail server is configured, readable only by its owner', async () => {
  const { id, messageId } = await act()
  await deliver(id, { post: openPost({ ...config, smtpUrl: undefined }) })
  const [name = ''] = readdirSync(join(folder, 'mail'))
  expect(name).toMatch(/^\d+-cardReady\.eml$/)
  const file = join(folder, 'mail', name)
  expect(readFileSync(file, 'utf8')).toContain(messageId)
  expect(readFileSync(file, 'utf8')).toMatch(/^To: ada\.rossi@example\.com$/im)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(server.kept).toEqual([])
})
