import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { findPostmaster } from './platform/embedded-postgres-postmaster.ts'
import { createEmptyDatabase } from './testing/test-database.ts'

const base = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-main-')))
// Where root runs the tests PostgreSQL runs as somebody else, who must be able to enter.
chmodSync(base, 0o755)
const dataDir = join(base, 'shop')
const postgres = join(dataDir, 'pg')
const running: ChildProcess[] = []
const OPENING = { timeout: 120_000, interval: 100 }

afterAll(async () => {
  for (const child of running) child.kill('SIGTERM')
  await vi.waitFor(() => expect(findPostmaster(postgres)).toBeUndefined(), OPENING)
  rmSync(base, { recursive: true, force: true })
})

function start(args: string[], env: Record<string, string> = {}) {
  const main = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--data', dataDir, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '', DATABASE_URL: '', ...env },
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, output: () => output }
}

async function open(args: string[], env?: Record<string, string>) {
  const shop = start(args, env)
  const url = await vi.waitFor(() => {
    const found = /aperto: (http\S+)/.exec(shop.output())?.[1]
    if (!found && shop.child.exitCode === null) throw new Error(shop.output())
    return found ?? ''
  }, OPENING)
  return { ...shop, url }
}

const answers = async (url: string) => (await fetch(`${url}/ebsn/api/auth/test`)).status

test(
  'the shop opens, is killed, opens again with its data, and closes when told to',
  { timeout: 120_000 },
  async () => {
    const first = await open(['--port', '0'])
    expect(first.output()).toContain('3.000 di 3.000 prodotti')
    expect(first.output()).toContain('ristorante@example.com')
    expect(await answers(first.url)).toBe(200)
    expect(JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'))).toEqual({
      url: first.url,
      pid: first.child.pid,
    })

    const second = start(['--port', '0'])
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('Un’altra copia di Cambusa usa già i dati')

    first.child.kill('SIGKILL')
    await first.ended
    const again = await open(['--port', '0'])
    expect(again.output()).not.toContain('Riempio')
    expect(await answers(again.url)).toBe(200)

    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    expect(findPostmaster(postgres)).toBeUndefined()
    expect(existsSync(join(dataDir, 'server.json'))).toBe(false)
  },
)

test(
  'a port that was asked for and is taken is named, and nothing stays open',
  { timeout: 60_000 },
  async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const shop = start(['--port', String(port)])
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain(`La porta ${port} è occupata`)
    expect(findPostmaster(postgres)).toBeUndefined()
    other.close()
  },
)

test(
  'a database of the operator’s own is filled and emptied only when --demo is said',
  { timeout: 120_000 },
  async () => {
    const DATABASE_URL = await createEmptyDatabase()
    const count = async () => {
      const client = new pg.Client({ connectionString: DATABASE_URL })
      await client.connect()
      const { rows } = await client.query('select count(*)::int as products from products')
      await client.end()
      return rows[0].products
    }
    const close = async (shop: { child: ChildProcess; ended: Promise<number | null> }) => {
      shop.child.kill('SIGTERM')
      expect(await shop.ended).toBe(0)
    }
    const untouched = await open(['--port', '0'], { DATABASE_URL })
    expect(untouched.output()).toContain('con --demo lo riempio')
    await close(untouched)
    expect(await count()).toBe(0)

    await close(await open(['--port', '0', '--demo'], { DATABASE_URL }))
    expect(await count()).toBe(3_000)

    const refused = start(['--reset'], { DATABASE_URL })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain('--reset lo svuota solo insieme a --demo')
    expect(await count()).toBe(3_000)

    const anew = await open(['--port', '0', '--reset', '--demo'], { DATABASE_URL })
    expect(anew.output()).toContain('Butto via i dati')
    await close(anew)
    expect(await count()).toBe(3_000)
  },
)
