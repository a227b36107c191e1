import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadinessAnswer } from '@cambusa/contract/shop/health'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { drainApp } from '../process/drain.ts'
import { closeApp } from '../process/serve.ts'

/** How long monitoring programs wait for an answer. */
const PATIENCE_MS = 2_000

const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-health-'))
let shop: TestApp
let line: Awaited<ReturnType<typeof openLine>>
let database: Database
let app: TestApp['app']

/** A connection to PostgreSQL that can be frozen: data then arrive nowhere, and no side closes. */
async function openLine(to: URL) {
  const sockets = new Set<Socket>()
  let isHeld = false
  const server = createServer((near) => {
    const host = to.searchParams.get('host')
    const far = host ? connect(`${host}/.s.PGSQL.${to.port}`) : connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(into)
      from.on('error', () => into.destroy())
      if (isHeld) from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hold = (held: boolean) => {
    isHeld = held
    for (const socket of sockets)
      if (held) socket.pause()
      else socket.resume()
  }
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, hold, close }
}

beforeAll(async () => {
  shop = await buildTestApp({ config: { dataDir } })
  const direct = new URL(shop.database.url)
  line = await openLine(new URL(direct))
  direct.port = String(line.port)
  direct.search = ''
  database = openDatabase(direct.href, { max: 2 })
  app = await buildApp({ ...shop.services, database, db: database.db }, keepCompiled)
  await app.ready()
})
afterAll(async () => {
  line.hold(false)
  await app.close()
  line.close()
  await database.close().catch(() => undefined)
  rmSync(dataDir, { recursive: true, force: true })
})

const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const startMs = performance.now()
  const answer = await app.inject({ method, url })
  return { answer, code: answer.statusCode, tookMs: performance.now() - startMs }
}

it('answers both, without session, envelope or cache, also to HEAD', async () => {
  for (const [url, body] of [
    ['/healthz', { status: 'alive', version: expect.any(String), uptimeSeconds: expect.any(Number) }],
    [
      '/readyz',
      {
        status: 'ready',
        parts: { database: { ok: true }, catalogue: { ok: true }, content: { ok: true }, disk: { ok: true } },
      },
    ],
  ] as const) {
    const { answer, code } = await get(url)
    expect([url, code, answer.json()]).toEqual([url, 200, body])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers).not.toHaveProperty('x-ebsn-session')
    const head = await get(url, 'HEAD')
    expect([head.code, head.answer.body]).toEqual([200, ''])
  }
})

it('is no screen of the storefront, whatever follows the name', async () => {
  for (const url of ['/healthz/x', '/readyz/', '/healthz?x=1', '/readyz?x']) {
    const { answer } = await get(url)
    expect([url, answer.headers['content-type']]).toEqual([url, expect.stringContaining('application/json')])
  }
})

it('reports within two seconds that the database hangs, however often it is asked, while healthz answers', async () => {
  line.hold(true)
  const asked = await Promise.all(Array.from({ length: 30 }, () => get('/readyz')))
  for (const { answer, code, tookMs } of asked) {
    expect(code).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({
      status: 'notReady',
      parts: { database: { ok: false }, catalogue: { ok: true }, content: { ok: true }, disk: { ok: true } },
    })
    expect(tookMs).toBeLessThan(PATIENCE_MS)
  }
  const alive = await get('/healthz')
  expect(alive.code).toBe(200)
  expect(alive.tookMs).toBeLessThan(PATIENCE_MS)
  // The checks have not queued up before shoppers' queries.
  expect(database.pool.waitingCount).toBeLessThan(2)
  line.hold(false)
  await expect.poll(async () => (await get('/readyz')).code, { timeout: 15_000 }).toBe(200)
})

it('is not ready when the database refuses writes or the data folder is missing', async () => {
  const name = new URL(shop.database.url).pathname.slice(1)
  await shop.database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  const reader = openDatabase(shop.database.url, { max: 1 })
  const closed = await buildApp({
    ...shop.services,
    config: { ...shop.services.config, dataDir: join(dataDir, 'nowhere') },
    database: reader,
    db: reader.db,
  })
  const answer = await closed.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().parts).toEqual({
    database: { ok: false, reason: 'readOnly' },
    catalogue: { ok: true },
    content: { ok: true },
    disk: { ok: false, reason: 'unavailable' },
  })
  await closed.close()
  await shop.database.pool.query(`alter database ${name} reset default_transaction_read_only`)
  await reader.close()
})

it('while shutting down answers everything, is not ready, and closes connections; then the port is closed', async () => {
  const ending = await buildApp(shop.services, keepCompiled)
  const url = await ending.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${url}${path}`)
    return [path, status, headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual(['/readyz', 200, 'keep-alive'])
  let end = () => {}
  const drained = drainApp(ending, () => new Promise<void>((resolve) => (end = resolve)))
  expect(await ask('/readyz')).toEqual(['/readyz', 503, 'close'])
  for (const path of ['/healthz', '/ebsn/api/auth/test', '/ebsn/api/products', '/version.json'])
    expect(await ask(path)).toEqual([path, 200, 'close'])
  const { parts } = (await (await fetch(`${url}/readyz`)).json()) as ReadinessAnswer
  expect(parts['process']).toEqual({ ok: false, reason: 'ending' })
  end()
  await drained
  await closeApp(ending)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
})

it('answers requests that arrive while it stops, on an open connection', async () => {
  const ending = await buildApp(shop.services, keepCompiled)
  let goOn = () => {}
  let reached = () => {}
  const isIn = new Promise<void>((resolve) => (reached = resolve))
  const held = new Promise<void>((resolve) => (goOn = resolve))
  ending.addHook('preClose', async () => {
    reached()
    await held
  })
  const url = await ending.listen({ host: '127.0.0.1', port: 0 })
  const closing = closeApp(ending)
  await isIn
  const { status, headers } = await fetch(`${url}/ebsn/api/products`)
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  goOn()
  await closing
})
