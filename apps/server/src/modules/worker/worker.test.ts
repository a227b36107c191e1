import { WORKER_FILE, WORKER_SWITCH } from '@cambusa/contract/shop/worker'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-worker-'))
const storefrontDir = join(folder, 'storefront')
const dataDir = join(folder, 'data')
const off = join(dataDir, 'worker-off')
const PAGE = '<!doctype html><title>Negozio</title><script>start()</script>'
const WORKER = 'addEventListener("fetch", () => undefined)\n'
let built: TestApp
let unbuilt: TestApp

beforeAll(async () => {
  mkdirSync(storefrontDir)
  mkdirSync(dataDir)
  writeFileSync(join(storefrontDir, 'index.html'), PAGE)
  writeFileSync(join(storefrontDir, 'sw.js'), WORKER)
  built = await buildTestApp({ config: { storefrontDir, dataDir } })
  unbuilt = await buildTestApp({ config: { storefrontDir: join(folder, 'nothing'), dataDir } })
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (url: string) => built.app.inject({ method: 'GET', url })

test('browsers ask again for the worker each time, and its plain page is the page of the build with its policy', async () => {
  const worker = await get(WORKER_FILE)
  expect([worker.statusCode, worker.body]).toEqual([200, WORKER])
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
  const page = await get('/index.html')
  expect([page.statusCode, page.body]).toEqual([200, PAGE])
  expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
})

test('a file in the data folder switches the worker off at once: the switch says so, and its address ends it', async () => {
  expect((await get(WORKER_SWITCH)).json()).toEqual({ isOff: false })
  writeFileSync(off, '')
  const told = await get(WORKER_SWITCH)
  expect([told.json(), told.headers['cache-control']]).toEqual([{ isOff: true }, 'no-store'])
  const ending = await get(WORKER_FILE)
  expect(ending.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(ending.body).toContain('registration.unregister()')
  rmSync(off)
  expect((await get(WORKER_SWITCH)).json()).toEqual({ isOff: false })
  expect((await get(WORKER_FILE)).body).toBe(WORKER)
})

test('addresses of the worker and those for other programs are never a screen', async () => {
  for (const path of ['/.well-known/assetlinks.json', '/.well-known', '/sw-off/x', '/manifest.webmanifest'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  const gone = await unbuilt.app.inject({ method: 'GET', url: WORKER_FILE })
  expect([gone.statusCode, gone.json()]).toMatchObject([404, { response: { status: 1 } }])
})
