import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { findPostmaster } from './embedded-postgres-postmaster.ts'
import {
  openEmbeddedPostgres,
  resetEmbeddedPostgres,
  type EmbeddedPostgres,
  type Role,
} from './embedded-postgres.ts'
import { oneTestIn } from '../../testing/extent.ts'

const test = oneTestIn(3, 'embedded PostgreSQL')

const base = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-embedded-')))
// When root runs the tests, PostgreSQL runs as another user, who must be able to enter.
chmodSync(base, 0o755)
const opened: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const postgres of opened.splice(0).toReversed()) await postgres.close()
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

let folders = 0
const freshFolder = () => join(base, `shop-${(folders += 1)}`)

async function open(dataDir: string, role: Role = 'owner', durable = false) {
  const postgres = await openEmbeddedPostgres({ dataDir, role, durable })
  opened.push(postgres)
  return postgres
}

async function openInChild(dataDir: string, role: Role = 'owner') {
  const script = join(import.meta.dirname, '../../testing/embedded-child.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, role], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number]
  if (typeof said === 'number') throw new Error(errors)
  return child
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const pidOf = ({ directory }: EmbeddedPostgres) => findPostmaster(directory)?.pid

describe('the embedded PostgreSQL', () => {
  test('is a durable UTF-8 PostgreSQL 18 with Italian collation, whatever LANG is', async () => {
    vi.stubEnv('LANG', undefined)
    vi.stubEnv('LC_ALL', 'C')
    const { url } = await open(freshFolder(), 'owner', true)
    vi.unstubAllEnvs()
    const settings = `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
      current_setting('jit') as jit, (select datcollate from pg_database where datname = current_database()) as collation`
    const durable = { fsync: 'on', commit: 'on', pages: 'on' }
    expect(await ask(url, settings)).toEqual([
      { major: 18, encoding: 'UTF8', jit: 'off', collation: 'C', ...durable },
    ])
    const sorted = await ask(
      url,
      `select w from unnest(array['zucca','Èrba','arancia','Ananas']) w order by w collate "it-x-icu"`,
    )
    expect(sorted.map(({ w }) => w)).toEqual(['Ananas', 'arancia', 'Èrba', 'zucca'])
  })

  test('listens on this computer only and requires a password', async () => {
    const { url } = await open(freshFolder())
    expect(await ask(url, `select current_setting('listen_addresses') as hosts`)).toEqual([
      { hosts: '127.0.0.1' },
    ])
    const withoutPassword = new URL(url)
    withoutPassword.password = 'wrong'
    await expect(ask(withoutPassword.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('keeps the data when it is closed and opened again', async () => {
    const dataDir = freshFolder()
    const first = await open(dataDir)
    await ask(first.url, 'create table crates (id int)')
    await first.close()
    expect(findPostmaster(first.directory)).toBeUndefined()
    expect(await ask((await open(dataDir)).url, 'select from crates')).toEqual([])
  })

  test('refuses a second owner of the same data, in this process or in another', async () => {
    const dataDir = freshFolder()
    const { directory } = await open(dataDir)
    await expect(open(dataDir)).rejects.toThrow(
      `Un’altra copia del programma usa già i dati in ${directory}.`,
    )
    await expect(openInChild(dataDir)).rejects.toThrow(/usa già i dati/)
  })

  test('allows a command beside the server; the last to leave stops it', async () => {
    const dataDir = freshFolder()
    const owner = await open(dataDir)
    const guest = await open(dataDir, 'guest')
    const pid = pidOf(owner)
    await owner.close()
    expect(pidOf(guest)).toBe(pid)
    expect(await ask(guest.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await guest.close()
    expect(pidOf(guest)).toBeUndefined()
  })

  test('keeps running when the server is killed, and the next start uses it with its data', async () => {
    const dataDir = freshFolder()
    const child = await openInChild(dataDir)
    const { pid } = findPostmaster(join(dataDir, 'pg')) ?? {}
    expect(pid).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const adopted = await open(dataDir)
    expect(pidOf(adopted)).toBe(pid)
    await adopted.close()
    expect(pidOf(adopted)).toBeUndefined()
  })

  test('restarts at the same address when it is killed itself, with all committed data', async () => {
    const postgres = await open(freshFolder(), 'owner', true)
    const database = openDatabase(postgres.url)
    await database.pool.query('create table crates (id int)')
    const killed = pidOf(postgres)
    process.kill(killed ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect([killed, undefined]).not.toContain(pidOf(postgres)), { timeout: 20_000 })
    await vi.waitFor(() => database.pool.query('select from crates'), { timeout: 20_000, interval: 100 })
    await database.close()
  })

  test('starts once when several processes open the same new data at the same time', async () => {
    const dataDir = freshFolder()
    const guests = await Promise.all(Array.from({ length: 3 }, () => openInChild(dataDir, 'guest')))
    const ended = guests.map((guest) => once(guest, 'exit'))
    for (const guest of guests) guest.kill('SIGTERM')
    for (const [code] of await Promise.all(ended)) expect(code).toBe(0)
    expect(findPostmaster(join(dataDir, 'pg'))).toBeUndefined()
  })

  test('starts after a power cut although another program now has its old process id', async () => {
    const dataDir = freshFolder()
    const first = await open(dataDir)
    const file = join(first.directory, 'postmaster.pid')
    const lines = readFileSync(file, 'utf8').split('\n')
    await first.close()
    writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o600 })
    const { uid, gid } = statSync(first.directory)
    if (process.getuid?.() === 0) chownSync(file, uid, gid)
    expect(await ask((await open(dataDir)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('touches no folder with other content', async () => {
    const dataDir = freshFolder()
    mkdirSync(join(dataDir, 'pg'), { recursive: true })
    writeFileSync(join(dataDir, 'pg/thesis.txt'), 'years of work')
    await expect(open(dataDir)).rejects.toThrow(/non è il database di un negozio/)
    expect(readFileSync(join(dataDir, 'pg/thesis.txt'), 'utf8')).toBe('years of work')
  })

  test('reports data of another PostgreSQL version', async () => {
    const dataDir = freshFolder()
    mkdirSync(join(dataDir, 'pg'), { recursive: true })
    writeFileSync(join(dataDir, 'pg/PG_VERSION'), '15\n')
    await expect(open(dataDir)).rejects.toThrow(/sono di PostgreSQL 15, qui c’è il 18/)
  })

  test('a reset removes the data, but never those of a running server', async () => {
    const dataDir = freshFolder()
    const owner = await open(dataDir)
    await ask(owner.url, 'create table crates (id int)')
    await expect(resetEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(/usa già i dati/)
    await owner.close()
    await resetEmbeddedPostgres({ dataDir, durable: false })
    const { url } = await open(dataDir)
    expect(await ask(url, `select to_regclass('crates') as found`)).toEqual([{ found: null }])
  })
})

if (process.getuid?.() === 0) {
  describe('started by root', () => {
    test('runs as another user', async () => {
      const { directory } = await open(freshFolder())
      expect(statSync(directory).uid).not.toBe(0)
      expect(statSync(directory).mode & 0o777).toBe(0o700)
    })

    test('puts the data where that user can reach them when the folder is only root’s, and reports the place', async () => {
      const closed = freshFolder()
      mkdirSync(closed, { mode: 0o700 })
      const said: string[] = []
      const say = (text: string) => said.push(text)
      const dataDir = join(closed, 'var')
      const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false, say })
      opened.push(postgres)
      expect(postgres.directory).toMatch(/^\/var\/lib\/cambusa\/[0-9a-f]{16}\/pg$/)
      expect(said.join()).toContain(postgres.directory)
      expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await postgres.close()
      rmSync(join(postgres.directory, '..'), { recursive: true })
    })
  })
}
