import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, vi } from 'vitest'
import { outageOf } from '../database/database-failure.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { findPostmaster } from './embedded-postgres-postmaster.ts'
import { openEmbeddedPostgres, type EmbeddedPostgres, type Role } from './embedded-postgres.ts'
import { oneTestIn } from '../../testing/extent.ts'

const test = oneTestIn(3, 'embedded PostgreSQL restarted')

const base = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-return-')))
chmodSync(base, 0o755)
const opened: EmbeddedPostgres[] = []
const databases: Database[] = []
const said: string[] = []
let folders = 0

afterEach(async () => {
  for (const database of databases.splice(0)) await database.close()
  for (const postgres of opened.splice(0).toReversed()) await postgres.close()
  said.length = 0
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

const freshFolder = () => join(base, `shop-${(folders += 1)}`)
const BACK = { timeout: 45_000, interval: 100 }

async function open(dataDir = freshFolder(), role: Role = 'owner') {
  const postgres = await openEmbeddedPostgres({
    dataDir,
    role,
    durable: false,
    say: (text) => said.push(text),
  })
  opened.push(postgres)
  return postgres
}

function databaseOf(postgres: EmbeddedPostgres) {
  const database = openDatabase(() => postgres.url)
  databases.push(database)
  return database
}

const pidOf = ({ directory }: EmbeddedPostgres) => findPostmaster(directory)?.pid ?? 0
const ask = async ({ pool }: Database) => (await pool.query('select 1 as one')).rows
const expectBack = (database: Database) => vi.waitFor(() => ask(database), BACK)
const isGone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), BACK)
const startsIn = ({ directory }: EmbeddedPostgres) =>
  readFileSync(join(directory, 'server.log'), 'utf8').match(/FATAL: {2}configuration file/g)?.length ?? 0

/** Adds a line that PostgreSQL cannot parse: every start fails until the file is restored. */
function breakSettings({ directory }: EmbeddedPostgres) {
  const file = join(directory, 'postgresql.auto.conf')
  const before = readFileSync(file)
  appendFileSync(file, '\nthis is no setting\n')
  return () => writeFileSync(file, before)
}

describe('the embedded PostgreSQL is restarted', () => {
  test('after many failed starts, and reports that it is back', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    const mend = breakSettings(postgres)
    process.kill(pidOf(postgres), 'SIGKILL')
    await vi.waitFor(() => expect(startsIn(postgres)).toBeGreaterThanOrEqual(8), BACK)
    await expect(ask(database)).rejects.toSatisfy((error) => outageOf(error) !== undefined)
    mend()
    await expectBack(database)
    // Reported once a minute: eight starts fail in about twenty seconds.
    expect(said.filter((text) => text.includes('riprovo'))).toHaveLength(1)
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/di nuovo/), BACK)
  })

  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGKILL'] as const)
    test(`after ${signal}, and a second time`, async () => {
      const postgres = await open()
      const database = databaseOf(postgres)
      for (let turn = 0; turn < 2; turn++) {
        await expectBack(database)
        const pid = pidOf(postgres)
        process.kill(pid, signal)
        await isGone(pid)
        await expectBack(database)
      }
      expect(await ask(database)).toEqual([{ one: 1 }])
    })

  test('after the crash of one of its processes, from which it recovers by itself', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    const pid = pidOf(postgres)
    const { rows } = await database.pool.query('select pg_backend_pid() as pid')
    process.kill(rows[0].pid, 'SIGKILL')
    await wait(50)
    await expectBack(database)
    expect(pidOf(postgres)).toBe(pid)
  })

  test('when it is killed repeatedly while it recovers', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    for (let turn = 0; turn < 8; turn++) {
      const pid = await vi.waitFor(() => {
        const found = pidOf(postgres)
        expect(found).toBeGreaterThan(0)
        return found
      }, BACK)
      process.kill(pid, 'SIGKILL')
    }
    await expectBack(database)
  })

  test('but not when it was only frozen', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    await ask(database)
    const pid = pidOf(postgres)
    const parts = execFileSync('pgrep', ['-P', String(pid)])
      .toString()
      .trim()
      .split('\n')
      .map(Number)
    for (const part of [pid, ...parts]) process.kill(part, 'SIGSTOP')
    await expect(ask(database)).rejects.toSatisfy((error) => outageOf(error) !== undefined)
    for (const part of [...parts, pid]) process.kill(part, 'SIGCONT')
    await expectBack(database)
    expect(pidOf(postgres)).toBe(pid)
  })

  test('at another port, known to all users, when a program took its own', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    const port = Number(new URL(postgres.url).port)
    const mend = breakSettings(postgres)
    const pid = pidOf(postgres)
    process.kill(pid, 'SIGKILL')
    await isGone(pid)
    const thief = await vi.waitFor(() => listenOn(port), BACK)
    mend()
    await expectBack(database)
    expect(Number(new URL(postgres.url).port)).not.toBe(port)
    thief.close()
  })

  test('by whichever is faster: the server or a command on the same data', async () => {
    const dataDir = freshFolder()
    const shop = await open(dataDir)
    const command = await open(dataDir, 'guest')
    process.kill(pidOf(shop), 'SIGKILL')
    await expectBack(databaseOf(shop))
    await expectBack(databaseOf(command))
    expect(pidOf(command)).toBe(pidOf(shop))
  })

  test('when its log cannot be written', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    const log = join(postgres.directory, 'server.log')
    renameSync(log, `${log}.old`)
    mkdirSync(log)
    process.kill(pidOf(postgres), 'SIGKILL')
    await expectBack(database)
    rmSync(log, { recursive: true })
    expect(await ask(database)).toEqual([{ one: 1 }])
  })

  test('when a full disk left its pid file empty', async () => {
    const postgres = await open()
    const database = databaseOf(postgres)
    const mend = breakSettings(postgres)
    const pid = pidOf(postgres)
    process.kill(pid, 'SIGKILL')
    await isGone(pid)
    const left = join(postgres.directory, 'postmaster.pid')
    const { uid, gid } = statSync(postgres.directory)
    writeFileSync(left, '')
    if (process.getuid?.() === 0) chownSync(left, uid, gid)
    mend()
    await expectBack(database)
    expect(await ask(database)).toEqual([{ one: 1 }])
  })

  test('and reached without its socket when that was removed', async () => {
    const postgres = await open()
    for (const name of readdirSync(postgres.directory).filter((entry) => entry.startsWith('.s.PGSQL')))
      rmSync(join(postgres.directory, name))
    expect(await ask(databaseOf(postgres))).toEqual([{ one: 1 }])
  })

  test('never after it was closed, also while it is being restarted', async () => {
    const postgres = await open()
    const mend = breakSettings(postgres)
    const pid = pidOf(postgres)
    process.kill(pid, 'SIGKILL')
    await isGone(pid)
    await vi.waitFor(() => expect(startsIn(postgres)).toBeGreaterThanOrEqual(2), BACK)
    const started = performance.now()
    await postgres.close()
    expect(performance.now() - started).toBeLessThan(15_000)
    mend()
    const starts = startsIn(postgres)
    await wait(3_000)
    expect(startsIn(postgres)).toBe(starts)
    expect(findPostmaster(postgres.directory)).toBeUndefined()
  })
})

function listenOn(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
