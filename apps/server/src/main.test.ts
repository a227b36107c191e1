import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { findPostmaster, stopPostmaster } from './platform/embedded-postgres/embedded-postgres-postmaster.ts'
import { atTheEnd } from './testing/at-the-end.ts'
import { oneTestIn } from './testing/extent.ts'
import { endProgram, openShopProgram, startProgram, type ShopProgram } from './testing/shop-program.ts'
import { createEmptyDatabase } from './testing/test-database.ts'

const someTest = oneTestIn(3, 'the server as a program')
const base = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-main-')))
// When root runs the tests, PostgreSQL runs as another user, who must be able to enter.
chmodSync(base, 0o755)
const dataDir = join(base, 'shop')
const postgres = join(dataDir, 'pg')

atTheEnd(async () => {
  // A killed server leaves PostgreSQL running.
  const left = findPostmaster(postgres)
  if (left) await stopPostmaster(postgres, left)
  rmSync(base, { recursive: true, force: true })
})

const start = (args: string[], env: Record<string, string> = {}) =>
  startProgram(['--data', dataDir, ...args], { env })
const open = (args: string[] = [], env: Record<string, string> = {}) =>
  openShopProgram(['--data', dataDir, ...args], { env })

const answers = async (url: string) => (await fetch(`${url}/ebsn/api/auth/test`)).status

test(
  'the shop opens, is killed, opens again with its data, and closes on a signal',
  { timeout: 120_000 },
  async () => {
    const first = await open()
    expect(first.output()).toContain('3.000 di 3.000 prodotti')
    await vi.waitFor(() => expect(first.output()).toContain('ristorante@example.com'), { timeout: 10_000 })
    expect(await answers(first.url)).toBe(200)
    expect(JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'))).toEqual({
      url: first.url,
      pid: first.child.pid,
    })

    const second = start(['--port', '0'])
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('Un’altra copia del programma usa già i dati')

    first.child.kill('SIGKILL')
    await first.ended
    const again = await open()
    expect(again.output()).not.toContain('Riempio')
    expect(await answers(again.url)).toBe(200)

    expect(await endProgram(again)).toBe(0)
    expect(findPostmaster(postgres)).toBeUndefined()
    expect(existsSync(join(dataDir, 'server.json'))).toBe(false)
  },
)

test('a configured port that is taken is reported, and nothing stays open', { timeout: 60_000 }, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const shop = start(['--port', String(port)])
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toContain(`La porta ${port} è occupata`)
  expect(findPostmaster(postgres)).toBeUndefined()
  other.close()
})

someTest(
  'a database of the operator’s own is filled and emptied only with --demo',
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
    const close = async (shop: ShopProgram) => expect(await endProgram(shop)).toBe(0)
    const untouched = await open([], { DATABASE_URL })
    expect(untouched.output()).toContain('con --demo lo riempio')
    await close(untouched)
    expect(await count()).toBe(0)

    await close(await open(['--demo'], { DATABASE_URL }))
    expect(await count()).toBe(3_000)

    const refused = start(['--reset'], { DATABASE_URL })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain('--reset lo svuota solo insieme a --demo')
    expect(await count()).toBe(3_000)

    const anew = await open(['--reset', '--demo'], { DATABASE_URL })
    expect(anew.output()).toContain('Butto via i dati')
    await close(anew)
    expect(await count()).toBe(3_000)
  },
)
