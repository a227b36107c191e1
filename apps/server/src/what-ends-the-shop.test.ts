import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, vi } from 'vitest'
import { chosen, oneTestIn } from './testing/extent.ts'
import { createEmptyDatabase } from './testing/test-database.ts'
import {
  endProgram,
  openShopProgram,
  PRODUCTION_ENV,
  programFile,
  startProgram,
} from './testing/shop-program.ts'
import { mayMount, mountSmallDisk } from './testing/small-disk.ts'

const test = oneTestIn(3, 'what ends the shop')

const base = mkdtempSync(join(tmpdir(), 'cambusa-ends-'))
const mounted: string[] = []
afterAll(() => {
  for (const folder of mounted) spawnSync('umount', ['-l', folder])
  rmSync(base, { recursive: true, force: true })
})

/** Number of moments at which a signal interrupts a start: each needs a started shop, some a filled one. */
const FEW_MOMENTS = 3
const LONG = { timeout: 240_000 }
const SOON = { timeout: 30_000, interval: 50 }
const faults = join(import.meta.dirname, 'testing/faults.mjs')
const status = async (url: string, path = '/healthz') => (await fetch(`${url}${path}`)).status
const folder = (name: string) => {
  const path = join(base, name)
  mkdirSync(path, { recursive: true })
  return path
}
const logOf = (data: string) => readFileSync(join(data, 'server.log'), 'utf8')
/** Text that no person at a terminal should ever read. */
const STACK = /^\s+at |pool after|sonic|UnhandledPromise|\bError:/m

describe('the shop keeps running', () => {
  test(
    'when a timer, a promise, a stream, a worker, a socket or a child fails without a handler',
    LONG,
    async () => {
      const data = folder('faults')
      const shop = await openShopProgram(['--data', data], {
        env: { DATABASE_URL: await createEmptyDatabase() },
        preload: [faults],
      })
      shop.child.kill('SIGUSR2')
      await vi.waitFor(() => expect(shop.output()).toContain('faults done'), SOON)
      expect(await status(shop.url)).toBe(200)
      await vi.waitFor(() => {
        const log = logOf(data)
        for (const what of ['timer', 'promise', 'stream', 'worker'])
          expect(log).toContain(`fault of a ${what}`)
        for (const code of ['EPIPE', 'ECONNREFUSED']) expect(log).toContain(code)
        expect(log).not.toContain('hunter2')
      }, SOON)
      expect(shop.output()).not.toMatch(STACK)
      expect(await endProgram(shop)).toBe(0)
    },
  )

  test('when the terminal of its output is gone, and it still closes in order', LONG, async () => {
    const shop = await openShopProgram(['--data', folder('terminal')], {
      env: { DATABASE_URL: await createEmptyDatabase() },
      preload: [faults],
    })
    shop.child.stdout?.destroy()
    shop.child.stderr?.destroy()
    shop.child.kill('SIGUSR2')
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(await status(shop.url)).toBe(200)
    expect(await endProgram(shop)).toBe(0)
  })

  if (process.platform === 'linux')
    test('in production when its output is a full disk or a reader that has gone', LONG, async () => {
      const env = {
        ...PRODUCTION_ENV,
        DATABASE_URL: await createEmptyDatabase(),
      }
      for (const [name, redirect] of [
        ['full', '>/dev/full 2>/dev/full'],
        ['gone', '2>&1 | head -c 1'],
      ]) {
        const data = folder(`production-${name}`)
        // The shell passes no signals on: the server is called and ended by the address file.
        const command = `node --import '${faults}' '${programFile('main')}' --port 0 --data '${data}' ${redirect}`
        const shell = startProgramOfShell(command, env)
        const { url, pid } = await vi.waitFor(
          () => JSON.parse(readFileSync(join(data, 'server.json'), 'utf8')) as { url: string; pid: number },
          LONG,
        )
        process.kill(pid, 'SIGUSR2')
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        expect([name, await status(url)]).toEqual([name, 200])
        process.kill(pid, 'SIGTERM')
        await shell.ended
        expect(existsSync(join(data, 'server.json'))).toBe(false)
      }
    })

  if (process.platform === 'linux')
    test('when its log cannot be written, and the log resumes by itself', LONG, async () => {
      const data = folder('log')
      symlinkSync('/dev/full', join(data, 'server.log'))
      const shop = await openShopProgram(['--data', data], {
        env: { DATABASE_URL: await createEmptyDatabase() },
        preload: [faults],
      })
      await vi.waitFor(() => expect(shop.output()).toContain('il negozio resta aperto'), SOON)
      shop.child.kill('SIGUSR2')
      await vi.waitFor(() => expect(shop.output()).toContain('faults done'), SOON)
      expect(await status(shop.url, '/version.json')).toBe(200)
      unlinkSync(join(data, 'server.log'))
      await vi.waitFor(() => expect(logOf(data)).toMatch(/"lostLines":\d+,"reason":"ENOSPC"/), SOON)
      expect(logOf(data)).toContain('fault of a timer')
      expect(shop.output()).not.toMatch(STACK)
      expect(await endProgram(shop)).toBe(0)
    })

  if (mayMount())
    test(
      'on a disk that is really full: pictures are answered, /readyz reports it, and everything recovers',
      LONG,
      async () => {
        const data = folder('disk')
        expect(mountSmallDisk(data, '96m')).toBe(true)
        mounted.push(data)
        const shop = await openShopProgram(['--data', data], {
          env: { DATABASE_URL: await createEmptyDatabase() },
          preload: [faults],
        })
        expect(await status(shop.url, '/readyz')).toBe(200)
        const filler = join(data, 'filler')
        expect(spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).status).toBe(1)
        // The last block of the log still has space: until that is full too.
        for (let round = 1; round <= 4; round++) {
          shop.child.kill('SIGUSR2')
          await vi.waitFor(() => expect(shop.output().split('faults done')).toHaveLength(round + 1), SOON)
        }
        expect(await (await fetch(`${shop.url}/readyz`)).json()).toMatchObject({
          status: 'notReady',
          parts: {
            database: { ok: true },
            catalogue: { ok: true },
            content: { ok: true },
            disk: { ok: false, reason: 'full' },
          },
        })
        expect(await status(shop.url, '/pictures/department-2/640.webp')).toBe(200)
        expect(await status(shop.url, '/ebsn/api/auth/test')).toBe(200)
        rmSync(filler)
        await vi.waitFor(() => expect(logOf(data)).toContain('"msg":"the log goes on"'), SOON)
        expect(await status(shop.url, '/pictures/department-2/640.webp')).toBe(200)
        expect(await status(shop.url, '/readyz')).toBe(200)
        expect(await endProgram(shop)).toBe(0)
      },
    )
})

test('it ends: on SIGINT, SIGTERM and SIGHUP with 0, whatever is open or running', LONG, async () => {
  const DATABASE_URL = await createEmptyDatabase()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const data = folder(signal)
    const drain = signal === 'SIGTERM' ? '1' : '0'
    const env = { DATABASE_URL, CAMBUSA_DRAIN_SECONDS: drain }
    const shop = await openShopProgram(['--data', data], { env })
    const startMs = performance.now()
    const calls = Array.from({ length: 20 }, () =>
      fetch(`${shop.url}/ebsn/api/auth/test`).catch(() => undefined),
    )
    shop.child.kill(signal)
    shop.child.kill(signal)
    expect([signal, await shop.ended]).toEqual([signal, 0])
    expect(performance.now() - startMs).toBeGreaterThan(Number(drain) * 1_000)
    await Promise.all(calls)
    expect(shop.output()).toContain('Negozio chiuso')
    expect(shop.output()).not.toMatch(STACK)
    expect(logOf(data)).not.toMatch(/pool after|error that nobody caught/)
  }
})

test('a signal in any phase of the start ends it with 0 and without internal messages', LONG, async () => {
  const opened = await createEmptyDatabase()
  const phases: [says: string, delaysMs: number[], args: string[], url: () => Promise<string>][] = [
    ['Apro il database', [0, 60], [], createEmptyDatabase],
    ['Riempio', [0, 1_000], ['--demo'], createEmptyDatabase],
    ['Carico il catalogo', [0, 100, 400], [], async () => opened],
    ['aperto', [0], [], async () => opened],
  ]
  const moments = phases.flatMap(([says, delaysMs, args, url]) =>
    delaysMs.map((delayMs) => ({ says, delayMs, args, url })),
  )
  for (const { says, delayMs, args, url } of chosen('a signal while the shop starts', moments, FEW_MOMENTS)) {
    const data = folder(`phase-${says.length}-${delayMs}`)
    const env = { DATABASE_URL: await url() }
    const shop = startProgram(['--port', '0', '--data', data, ...args], { env })
    await vi.waitFor(() => expect(shop.output()).toContain(says), { timeout: 60_000, interval: 5 })
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    expect([says, delayMs, await endProgram(shop)]).toEqual([says, delayMs, 0])
    expect(shop.output()).not.toMatch(STACK)
    const log = join(data, 'server.log')
    if (existsSync(log)) expect(readFileSync(log, 'utf8')).not.toMatch(/pool after|error that nobody caught/)
  }
})

/** A shell command line, to test `>` and `|`. */
function startProgramOfShell(command: string, env: Record<string, string>) {
  const script = join(folder('shell'), `${Math.random()}.sh`)
  writeFileSync(script, command)
  return startProgram([], { env, shell: script })
}
