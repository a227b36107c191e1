import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadMyData, requestMyData, viewMyData } from '@cambusa/contract/people/my-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser, TEST_PASSWORD } from '../../testing/factories/users.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { zipFiles } from '../../testing/files/zip-files.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { makeExportJob } from '../exports/export.job.ts'
import { makeExport } from '../exports/exports.ts'
import { myDataEntries } from './my-data.ts'

const DAY_MS = 86_400_000
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-my-data-'))
const password = TEST_PASSWORD
let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({ config: { dataDir } })
  await openOutbox(test.database, makeExportJob.name)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const customer = async (firstName: string) => {
  const user = await buildUser(test.db, { firstName })
  return { ...user, shopper: await signedIn(test, user.id) }
}
const ask = (shopper: Shopper, body: { password?: string }) => shopper.call(requestMyData, { body })
const rowsOf = async (text: string, userId: number) =>
  (await test.database.pool.query<Record<string, unknown>>(text, [userId])).rows
const exportsOf = (userId: number) => rowsOf('select id from exports where user_id = $1', userId)

async function prepare(userId: number): Promise<void> {
  const [row] = await exportsOf(userId)
  const needs = { ...test.services, myDataEntries: myDataEntries({ shop: 'Cambusa', colour: '#1d4d3a' }) }
  await makeExport(needs, { exportId: Number(row?.id), begun: test.time.now() })
}
const get = (url: string | null | undefined, { session }: Shopper) =>
  test.app.inject({ url: url ?? '', headers: { 'x-ebsn-session': session ?? '' } })

describe('the copy of one’s own data', () => {
  it('is prepared for who knows the password, once, and the audit log says so', async () => {
    const { id, shopper } = await customer('Ada')
    expect((await ask(shopper, {})).codes).toEqual(['field.wrong'])
    expect((await ask(shopper, { password: 'sbagliata' })).codes).toEqual(['password.wrong'])
    expect(await exportsOf(id)).toEqual([])
    const [one, other] = await Promise.all([ask(shopper, { password }), ask(shopper, { password })])
    expect([one.data?.state, other.data?.state]).toEqual(['waiting', 'waiting'])
    expect((await ask(shopper, { password: 'sbagliata' })).data?.askedAt).toBe(one.data?.askedAt)
    expect(await exportsOf(id)).toHaveLength(1)
    const audit = `select actor_user_id::int as who from audit_log where act = 'account.copy' and customer_id = $1`
    expect(await rowsOf(audit, id)).toEqual([{ who: id }])
  })

  it('is a ZIP with JSON and PDF that a mail tells of, for its owner alone, for seven days', async () => {
    const { id, login, shopper } = await customer('Berenice')
    await ask(shopper, { password })
    await prepare(id)
    expect((await mailsTo(test, login)).at(-1)?.kind).toBe('exportReady')
    const { data } = await shopper.call(viewMyData)
    expect(data).toMatchObject({ state: 'ready', progress: 100, confirmedBy: 'password' })
    const answer = await get(data?.url, shopper)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="i-miei-dati-2026-11-21.zip"')
    const files = await zipFiles(answer.rawPayload)
    expect([...files.keys()]).toEqual(['leggimi.txt', 'dati.json', 'dati.pdf'])
    const json = JSON.parse(files.get('dati.json')?.toString() ?? '') as { account: unknown }
    expect(json.account).toMatchObject({ login, firstName: 'Berenice' })

    const stranger = await customer('Carlo')
    expect((await get(data?.url, stranger.shopper)).statusCode).toBe(404)
    expect((await get(data?.url, test.shopper())).statusCode).toBe(419)
    const guessed = { export_id: '1', expires: '4102444800', signature: 'abc' }
    expect((await shopper.call(downloadMyData, { query: guessed })).codes).toEqual(['export.linkWrong'])
    // The run's own clock went on a little.
    test.time.advance(7 * DAY_MS + 3_600_000)
    const later = await signedIn(test, id)
    expect((await later.call(viewMyData)).data).toMatchObject({ state: 'expired', url: null })
    expect((await get(data?.url, later)).statusCode).toBe(410)
  })

  it('is not given to who signed in without the password of the account, and five times a day at most', async () => {
    const { id, shopper } = await customer('Dina')
    for (let copies = 0; copies < 5; copies += 1) {
      expect((await ask(shopper, { password })).data?.state).toBe('waiting')
      await test.database.pool.query(`update exports set state = 'failed' where user_id = $1`, [id])
      // So that the limit of typed passwords is not the one that is met.
      test.time.advance(16 * 60_000)
      shopper.session = (await signedIn(test, id)).session
    }
    expect((await ask(shopper, { password })).codes).toEqual(['request.tooMany'])
    const till = await signedIn(test, id)
    await test.database.pool.query(`update sessions set kind = 'technical' where user_id = $1`, [id])
    expect((await till.call(viewMyData)).codes).toEqual(['user.notEnabled'])
  })
})
