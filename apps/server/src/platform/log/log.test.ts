import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createLogger } from './log.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { openDatabase } from '../database/database.ts'

/** A value that no log may contain, wherever it was typed. */
const MARKER = 'hunter2-marker'
const lines: string[] = []
const text = () => lines.join('')
const log = createLogger({ write: (line) => void lines.push(line) })
let shop: TestApp
let app: TestApp['app']

beforeAll(async () => {
  shop = await buildTestApp()
  app = await buildApp({ ...shop.services, log }, keepCompiled)
  app.get('/crash', () => {
    throw new Error('crash of a test')
  })
  app.post('/crash', () => Promise.reject(new DrizzleQueryError('select $1', [MARKER], new Error('lost'))))
  app.get('/twice', (_, reply) => {
    void reply.send('one')
    void reply.send('two')
  })
  await app.ready()
})
afterAll(() => app.close())

async function failureOf(statement: string, values: unknown[] = []): Promise<unknown> {
  try {
    await shop.database.pool.query(statement, values)
  } catch (error) {
    return error
  }
  throw new Error(`no failure: ${statement}`)
}

describe('our own log', () => {
  it('reports the place and type of a failed call, and nothing that the caller sent', async () => {
    const headers = { 'x-ebsn-session': MARKER, 'user-agent': MARKER, cookie: MARKER }
    expect((await app.inject({ url: `/crash?password=${MARKER}`, headers })).statusCode).toBe(500)
    expect(
      (await app.inject({ method: 'POST', url: '/crash', payload: { password: MARKER } })).statusCode,
    ).toBe(500)
    await app.inject({ url: `/twice?token=${MARKER}` })
    await app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers,
      payload: { login: `${MARKER}@example.com`, password: MARKER },
    })
    expect(text()).toContain('crash of a test')
    expect(text()).toContain('log.test.ts')
    expect(text()).toContain('lost')
    expect(text()).not.toContain(MARKER)
  })

  it('contains code, table and constraint of PostgreSQL’s errors, and no value of a row', async () => {
    await shop.database.pool.query(
      'create table people (login text unique, age int check (age > 0), day date)',
    )
    await shop.database.pool.query(`insert into people values ('${MARKER}', 1)`)
    const failures = [
      await failureOf('insert into people values ($1, 1)', [MARKER]),
      await failureOf('insert into people values ($1, -1)', [`other ${MARKER}`]),
      await failureOf('insert into people (age) values ($1)', [MARKER]),
      await failureOf('insert into people (day) values ($1)', [MARKER]),
      await failureOf(`do $$ begin raise exception 'not "${MARKER}"'; end $$`),
    ]
    for (const error of failures) {
      log.error({ err: error }, 'failed')
      log.error(error)
      log.error({ err: new DrizzleQueryError('insert …', [MARKER], error as Error) })
    }
    expect(text()).toContain('people_login_key')
    for (const code of ['23505', '23514', '22P02', '22007', 'P0001']) expect(text()).toContain(code)
    expect(text()).not.toContain(MARKER)
  })

  it('contains nothing of other thrown values, or of extra properties of an error', () => {
    const decorated = Object.assign(new Error('kept'), { input: MARKER, config: { headers: { a: MARKER } } })
    for (const thrown of [
      MARKER,
      { password: MARKER },
      decorated,
      new AggregateError([decorated], 'several'),
    ])
      log.error({ err: thrown }, 'thrown')
    log.info({ req: { method: 'GET', url: `/x?a=${MARKER}`, headers: { a: MARKER } } }, `GET /x?a=${MARKER}`)
    log.info({ req: { method: 'GET', url: `/orders/shared/${MARKER}?a=1` } }, `GET /orders/shared/${MARKER}`)
    expect(text()).toContain('kept')
    expect(text()).not.toContain(MARKER)
  })
})

describe('PostgreSQL’s log', () => {
  it('contains no value of a statement that failed, was slow, or was cancelled', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-pg-log-'))
    chmodSync(dataDir, 0o755)
    const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
    const database = openDatabase(postgres.url, { max: 1 })
    const run = (statement: string, values: unknown[] = []) =>
      database.pool.query(statement, values).catch(() => undefined)
    await run('create table people (login text unique, age int)')
    for (let time = 0; time < 2; time++) await run('insert into people values ($1)', [MARKER])
    await run(`insert into people values ('${MARKER}')`)
    await run('insert into people (age) values ($1)', [MARKER])
    await run(`select '${MARKER}'::int`)
    await run(`do $$ begin raise warning '${MARKER}'; raise exception '${MARKER}'; end $$`)
    await run('select pg_sleep(2.2), $1::text', [MARKER])
    await run(`select pg_sleep(2.2), '${MARKER}'`)
    await run('set statement_timeout = 100')
    await run('select pg_sleep(2), $1::text', [MARKER])
    await database.close()
    await postgres.close()
    const file = readFileSync(join(postgres.directory, 'server.log'), 'utf8')
    rmSync(dataDir, { recursive: true, force: true })
    expect(file).toContain('database system is ready')
    expect(file).not.toContain(MARKER)
  })
})
