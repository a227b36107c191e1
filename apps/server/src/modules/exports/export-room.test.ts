import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCompany, buildUser } from '../../testing/factories/users.ts'
import { inTransaction, type Database } from '../../platform/database/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { expireForRoom } from './exports.queries.ts'
import { forgetExports, tidyExports } from './exports.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const HOUR_MS = 3_600_000
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-export-room-'))
const files = join(dataDir, 'exports')
let database: Database
let userId = 0
let companyId = 0

beforeAll(async () => {
  mkdirSync(files)
  database = await createTestDatabase()
  ;({ id: userId } = await buildUser(database.db, { codInt: 'AZ-spazio' }))
  companyId = await buildCompany(database.db, 'AZ-spazio')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A ready export of 100 bytes with its file, done so many hours ago. */
async function ready(hoursAgo: number): Promise<number> {
  const doneAt = new Date(NOW.getTime() - hoursAgo * HOUR_MS)
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into exports (user_id, company_id, kind, wish, state, bytes, created_at, done_at, expires_at)
     values ($1, $2, 'products', '{}', 'ready', 100, $3, $3, $3::timestamptz + interval '7 days') returning id`,
    [userId, companyId, doneAt],
  )
  const id = rows[0]!.id
  const file = join(files, `${id}.zip`)
  writeFileSync(file, 'zip')
  utimesSync(file, doneAt, doneAt)
  return id
}

it('when files take more room than they may the oldest go first, and none of the last hour', async () => {
  const [oldest, older, fresh] = [await ready(30), await ready(20), await ready(0.5)]
  const gone = async (mostBytes: number) =>
    (await expireForRoom(database.db, { mostBytes, now: NOW })).map(({ id }) => id)
  expect(await gone(300)).toEqual([])
  expect(await gone(250)).toEqual([oldest])
  expect(await gone(50)).toEqual([older])
  expect(await gone(50)).toEqual([])
  await tidyExports({ db: database.db, config: { dataDir } }, NOW)
  expect(readdirSync(files)).toEqual([`${fresh}.zip`])
})

it('with an account go its exports and their files, and what a killed run has left', async () => {
  const id = await ready(2)
  const left = join(files, `${id}.zip.left`)
  writeFileSync(left, 'half')
  utimesSync(left, new Date(0), new Date(0))
  await inTransaction(database.db, (tx) => forgetExports(tx, { userId }))
  expect((await database.pool.query('select 1 from exports')).rows).toEqual([])
  await tidyExports({ db: database.db, config: { dataDir } }, new Date(NOW.getTime() + HOUR_MS))
  expect(readdirSync(files)).toEqual([])
})
