import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepareDataFolder } from './platform/process/data-folder.ts'
import { reasonOfEnd } from './platform/process/full-disk.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { holdPort } from './platform/process/port.ts'
import { sentenceOf } from './platform/process/startup-failure.ts'
import { createEmptyDatabase, testAddress } from './testing/test-database.ts'
import { startProgram, type ProgramOptions } from './testing/shop-program.ts'

const base = mkdtempSync(join(tmpdir(), 'cambusa-refusals-'))
const mounted: string[] = []
const ROLE = 'cambusa_test_reader'
let database: string

async function ask(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  chmodSync(base, 0o755)
  database = await createEmptyDatabase()
  await ask(
    inject('testPostgresUrl'),
    `drop role if exists ${ROLE}`,
    `create role ${ROLE} login password 'secret-of-the-reader'`,
  )
})
afterAll(async () => {
  await ask(inject('testPostgresUrl'), `drop role if exists ${ROLE}`)
  for (const folder of mounted) spawnSync('umount', ['-l', folder])
  rmSync(base, { recursive: true, force: true })
})

const folder = (name: string) => {
  const path = join(base, name)
  mkdirSync(path, { recursive: true })
  return path
}

/** Runs a program to its end; returns the one sentence that it printed after its progress. */
async function refusal(args: string[], options: ProgramOptions = {}): Promise<string> {
  const program = startProgram(args, options)
  const code = await program.ended
  const output = program.output()
  expect(code, output).toBe(1)
  expect(output).not.toMatch(/^\s+at |node:internal|\bError\b|Failed query|\{$/m)
  const said = output.split('\n').filter((line) => line.trim() !== '' && !/^(•| )/.test(line))
  expect(said, output).toHaveLength(1)
  return said[0] ?? ''
}

const withDatabase = (url = database, env = {}): ProgramOptions => ({ env: { DATABASE_URL: url, ...env } })
const LONG = { timeout: 180_000 }

/** The sentence that the person at the terminal would read. */
const sentence = async (act: () => unknown) => {
  try {
    await act()
  } catch (error) {
    return sentenceOf(error, 'PLACE')
  }
  return 'no refusal'
}
const held = (host: string, port = 0) =>
  sentence(() => holdPort({ host, port, portGiven: true }, () => undefined))
const migrated = (url: string | URL) => sentence(() => migrateDatabase(String(url)))

test('a data folder that is a file, below a file, or read-only', LONG, async () => {
  const file = join(base, 'file')
  writeFileSync(file, '')
  for (const data of [file, join(file, 'below'), '/proc/cambusa/data'])
    expect(await sentence(() => prepareDataFolder(data))).toMatch(/^La cartella dei dati .*--data\.$/)
  const disk = folder('read-only')
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', disk])
  if (mount.status !== 0) return
  mounted.push(disk)
  expect(await refusal(['--data', disk])).toContain('il disco è in sola lettura')
  const command: ProgramOptions = { program: 'import', env: { CAMBUSA_DATA: disk } }
  expect(await refusal(['products', file], command)).toContain('il disco è in sola lettura')
})

test(
  'a port that is taken, reported before the database is opened; an address of another computer',
  LONG,
  async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const program = startProgram(['--port', String(port), '--data', folder('port')], withDatabase())
    expect(await program.ended).toBe(1)
    expect(program.output().trim()).toBe(`La porta ${port} è occupata: scegline un’altra con --port.`)
    other.close()
    for (const host of ['192.0.2.1', 'nowhere.invalid', '::2'])
      expect(await held(host)).toContain(`«${host}» non è un indirizzo di questo computer`)
  },
)

test('two starts for the same port: the second is refused at once, also while the first still opens', async () => {
  const place = { host: '127.0.0.1', port: 0, portGiven: true }
  const first = await holdPort(place, () => undefined)
  expect(await held('127.0.0.1', first.port)).toMatch(/è occupata/)
  const told: string[] = []
  const other = await holdPort({ ...place, port: first.port, portGiven: false }, (text) => told.push(text))
  expect(other.port).not.toBe(first.port)
  expect(told).toHaveLength(1)
  await Promise.all([first.release(), other.release()])
  await (await holdPort({ ...place, port: first.port }, () => undefined)).release()
})

test('a disk that becomes full during the filling, whatever error the database reported', async () => {
  const lost = new Error('Connection terminated unexpectedly')
  const told = sentenceOf(await reasonOfEnd(lost, '/shop', async () => 0), '')
  expect(told).toMatch(/^Il disco di \/shop è pieno .*riavvia\.$/)
  expect(await reasonOfEnd(lost, base, async () => 2 ** 40)).toBe(lost)
})

test('a role without rights, a read-only database', LONG, async () => {
  const url = new URL(database)
  url.username = ROLE
  url.password = 'secret-of-the-reader'
  const told = await refusal(['--port', '0', '--data', folder('rights')], withDatabase(url.href))
  expect(told).toMatch(/^Il ruolo indicato in DATABASE_URL non ha i diritti/)
  expect(told).not.toContain('secret-of-the-reader')

  const unstaged = await createEmptyDatabase()
  const name = new URL(unstaged).pathname.slice(1)
  await ask(unstaged, `revoke temporary on database ${name} from public`)
  const reader = new URL(unstaged)
  reader.username = ROLE
  reader.password = 'secret-of-the-reader'
  expect(await migrated(reader)).toContain(`GRANT TEMPORARY ON DATABASE ${name} TO ${ROLE}`)

  const closed = await createEmptyDatabase()
  await ask(
    closed,
    `alter database ${new URL(closed).pathname.slice(1)} set default_transaction_read_only = on`,
  )
  expect(await migrated(closed)).toMatch(/è in sola lettura/)
})

test('a database without TLS, a wrong address, a server of another protocol', LONG, async () => {
  const withTls = (parameters: string) => {
    const url = new URL(database)
    url.search = parameters
    return url
  }
  expect(await migrated(withTls('sslmode=require'))).toContain('non offre connessioni cifrate')
  expect(await migrated(withTls('sslmode=verify-full&sslrootcert=/nowhere/ca.pem'))).toContain(
    '/nowhere/ca.pem',
  )
  expect(await migrated('postgres://u:hunter2@host:99999999/x')).toMatch(
    /^DATABASE_URL deve essere (?!.*hunter2)/,
  )
  expect(await migrated(testAddress('never_made'))).toContain('«never_made» non esiste')
  const greeter = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => greeter.listen(0, '127.0.0.1', resolve))
  const { port } = greeter.address() as AddressInfo
  expect(await migrated(`postgres://u:p@127.0.0.1:${port}/x`)).toMatch(/^PostgreSQL non risponde/)
  greeter.close()
})

test('an unexpected error is one sentence too, and the log has the details', LONG, async () => {
  const broken = await createEmptyDatabase()
  const data = folder('unforeseen')
  // A migration creates a table of this name, which already exists.
  await ask(broken, 'create schema drizzle', 'create view drizzle.__drizzle_migrations as select 1 as id')
  const told = await refusal(['--port', '0', '--data', data], withDatabase(broken))
  expect(told).toMatch(
    new RegExp(`^Qualcosa è andato storto: .*i dettagli in ${join(data, 'server.log')}\\)\\.$`),
  )
})
