import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createEmptyDatabase, testAddress } from '../../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'

const root = mkdtempSync(join(tmpdir(), 'cambusa-migrations-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A migrations folder as drizzle-kit writes it. */
function migrations(name: string, ...statements: string[]): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = statements.map((text, idx) => {
    writeFileSync(join(folder, `${idx}.sql`), text)
    return { idx, version: '7', when: 1_000 + idx, tag: String(idx), breakpoints: true }
  })
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  return folder
}

const first = 'create table crates (id int primary key)'
const second = 'insert into crates values (1)'
const one = migrations('one', first)
const two = migrations('two', first, second)

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('processes that start together apply each migration once', async () => {
  const url = await createEmptyDatabase()
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(url, two)))
  expect(await ask(url, 'select id from crates')).toEqual([{ id: 1 }])
  expect(await ask(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(2)
})

test('a newer program brings an older database up to date', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url, one)
  await migrateDatabase(url, two)
  expect(await ask(url, 'select id from crates')).toHaveLength(1)
})

test('a failed migration leaves the database unchanged', async () => {
  const url = await createEmptyDatabase()
  const broken = migrations('broken', first, 'insert into crates values (2); select 1/0')
  await expect(migrateDatabase(url, broken)).rejects.toThrow(/Failed query/)
  expect(await ask(url, `select to_regclass('crates') as found`)).toEqual([{ found: null }])
})

test('a database that is newer than this program is refused with one sentence', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url, two)
  await expect(migrateDatabase(url, one)).rejects.toThrow(/più recente di questo programma \(1 /)
})

test('a database with other migrations is refused and not changed', async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url, migrations('other', 'create table invoices (id int)'))
  await expect(migrateDatabase(url, two)).rejects.toThrow(/non viene da questo programma/)
  expect(await ask(url, `select to_regclass('crates') as found`)).toEqual([{ found: null }])
})

test('a database with other tables is refused, and the table is named', async () => {
  const url = await createEmptyDatabase()
  await ask(url, 'create table payroll (id int)')
  await expect(migrateDatabase(url, one)).rejects.toThrow(/contiene già altro \(la tabella payroll\)/)
})

test('tables of an installed extension do not make a database foreign', async () => {
  const url = await createEmptyDatabase()
  await ask(url, `create extension pg_trgm; create schema tools; create extension postgres_fdw schema tools`)
  await migrateDatabase(url, one)
  expect(await ask(url, 'select from crates')).toEqual([])
})

test('a database that does not exist is reported by name', async () => {
  await expect(migrateDatabase(testAddress('never_made'))).rejects.toThrow(/«never_made» non esiste/)
})

test('a wrong password is reported without repeating it', async () => {
  const url = new URL(testAddress('postgres'))
  url.password = 'hunter2'
  await expect(migrateDatabase(url.href)).rejects.toThrow(/^(?!.*hunter2).*«cambusa»/)
})

test('an unreachable server is reported with its address', async () => {
  await expect(migrateDatabase('postgres://a:b@127.0.0.1:1/x')).rejects.toThrow(
    /127\.0\.0\.1:1 \(ECONNREFUSED\)/,
  )
  await expect(migrateDatabase('postgres://a:b@nowhere.invalid/x')).rejects.toThrow(/nowhere\.invalid/)
})

test('a PostgreSQL before 15 is refused', async () => {
  const old = await startOldPostgres()
  await expect(migrateDatabase(`postgres://a:b@127.0.0.1:${old.port}/x`)).rejects.toThrow(
    /14\.9 è troppo vecchio/,
  )
  await old.close()
})

/** A server that implements enough of the protocol for the version query, and answers 14.9. */
async function startOldPostgres() {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const int = (bytes: 2 | 4, value: number) => {
    const buffer = Buffer.alloc(bytes)
    buffer.writeIntBE(value, 0, bytes)
    return buffer
  }
  const ready = message('Z', Buffer.from('I'))
  const column = (name: string, type: number) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int(4, 0),
      int(2, 0),
      int(4, type),
      int(2, -1),
      int(4, -1),
      int(2, 0),
    ])
  const cell = (text: string) => Buffer.concat([int(4, text.length), Buffer.from(text)])
  const rows = Buffer.concat([
    message('T', int(2, 2), column('number', 23), column('text', 25)),
    message('D', int(2, 2), cell('140009'), cell('14.9')),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int(4, 0)), ready]))
      socket.on('data', (data) => (data.toString().startsWith('Q') ? socket.write(rows) : socket.end()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, close }
}
