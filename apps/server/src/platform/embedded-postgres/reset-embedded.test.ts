import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fillDemo } from '../../demo-shop.ts'
import { ask, inventoryOf } from '../../testing/database-inventory.ts'
import { BEFORE_THE_MARK, CUSTOMER, DEMO_NOW, PRODUCTS } from '../../testing/demo-databases.ts'
import { createEmptyDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../database/database.ts'
import { findPostmaster } from './embedded-postgres-postmaster.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { resetEmbedded } from './reset-embedded.ts'
import { chosen, oneTestIn } from '../../testing/extent.ts'

const someTest = oneTestIn(3, 'reset of the embedded shop')

const base = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-reset-')))
// When root runs the tests, PostgreSQL runs as another user, who must be able to enter.
chmodSync(base, 0o755)
afterAll(() => rmSync(base, { recursive: true, force: true }))
vi.spyOn(console, 'log').mockReturnValue(undefined)

let folders = 0
const freshFolder = () => join(base, `shop-${(folders += 1)}`)

async function fill(url: string) {
  await migrateDatabase(url)
  const database = openDatabase(url, { max: 2, statementTimeoutMs: 0 })
  await fillDemo(database, DEMO_NOW, PRODUCTS)
  await database.close()
}

/** Opens embedded data for `act`, and stops PostgreSQL afterwards. */
async function visit(dataDir: string, act: (url: string) => Promise<unknown>): Promise<string> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
  await act(postgres.url)
  await postgres.close()
  return postgres.directory
}

/** Filled once, then copied. */
const model = freshFolder()
beforeAll(() => visit(model, fill))

/** Embedded data with the demo shop, changed by `statements`. */
async function embeddedShop(...statements: string[]) {
  const dataDir = freshFolder()
  execFileSync('cp', ['-a', model, dataDir])
  const directory = await visit(dataDir, async (url) => {
    for (const text of statements) await ask(url, text)
  })
  return { dataDir, directory }
}

/** The number of marks in the data after this program has opened them. */
async function marksIn(dataDir: string): Promise<number> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
  try {
    await migrateDatabase(postgres.url)
    return (await ask(postgres.url, 'select from demo_shop_mark')).length
  } finally {
    await postgres.close()
  }
}

const nothing = () => undefined

describe('the embedded demo shop', () => {
  someTest('is removed, files first', { timeout: 120_000 }, async () => {
    const { dataDir, directory } = await embeddedShop()
    const seen: boolean[] = []
    await resetEmbedded(dataDir, () => seen.push(existsSync(directory)))
    expect(seen).toEqual([true])
    expect(existsSync(directory)).toBe(false)
    await resetEmbedded(dataDir, () => seen.push(true))
    expect(seen).toHaveLength(1)
  })

  test('made before there was a mark gets it from the migration', { timeout: 120_000 }, async () => {
    const { dataDir, directory } = await embeddedShop(...BEFORE_THE_MARK)
    await resetEmbedded(dataDir, nothing)
    expect(existsSync(directory)).toBe(false)
  })
})

describe('embedded data that contain more than the demo are refused by name and kept', () => {
  const changes: [string, string[]][] = [
    ['a demo shop without the mark, after the migration', ['delete from demo_shop_mark']],
    ['an older demo shop with a customer of the retailer’s', [CUSTOMER, ...BEFORE_THE_MARK]],
    [
      'an older demo shop with a product of the retailer’s',
      [`update products set code = 'PANE-1' where id = (select min(id) from products)`, ...BEFORE_THE_MARK],
    ],
    [
      'an older demo shop with a barcode of the retailer’s',
      [
        `update products set gtin = '8001234567890'
           where id = (select max(id) from products where gift_value_cents is null)`,
        ...BEFORE_THE_MARK,
      ],
    ],
    [
      'an older demo shop whose administrator is somebody else',
      [
        `update users set password_hash = '$argon2id$other' where login = 'admin@example.com'`,
        ...BEFORE_THE_MARK,
      ],
    ],
    ['a demo shop beside a database of somebody else’s', ['create database payroll']],
  ]
  test.each(chosen('refused resets', changes, 2))('%s', { timeout: 120_000 }, async (_, statements) => {
    const { dataDir, directory } = await embeddedShop(...statements)
    await expect(resetEmbedded(dataDir, () => expect.unreachable())).rejects.toThrow(
      `cancella a mano la cartella ${directory}.`,
    )
    expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true)
    expect(findPostmaster(directory)).toBeUndefined()
  })

  someTest('data of another PostgreSQL version, and a folder without data', async () => {
    const older = join(freshFolder(), 'pg')
    mkdirSync(older, { recursive: true })
    writeFileSync(join(older, 'PG_VERSION'), '15')
    await expect(resetEmbedded(join(older, '..'), nothing)).rejects.toThrow(/non si aprono.*PostgreSQL 15/)
    expect(readFileSync(join(older, 'PG_VERSION'), 'utf8')).toBe('15')

    const photos = join(freshFolder(), 'pg')
    mkdirSync(photos, { recursive: true })
    writeFileSync(join(photos, 'mare.jpg'), 'blue')
    await expect(resetEmbedded(join(photos, '..'), nothing)).rejects.toThrow(photos)
    expect(readFileSync(join(photos, 'mare.jpg'), 'utf8')).toBe('blue')
  })

  someTest('data that do not start', { timeout: 120_000 }, async () => {
    const { dataDir, directory } = await embeddedShop()
    rmSync(join(directory, 'global', 'pg_control'))
    await expect(resetEmbedded(dataDir, nothing)).rejects.toThrow(/non si aprono/)
    expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true)
  })

  someTest('data in use by another process', { timeout: 120_000 }, async () => {
    const { dataDir, directory } = await embeddedShop()
    const owner = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
    await expect(resetEmbedded(dataDir, () => expect.unreachable())).rejects.toThrow(/usa già i dati/)
    await owner.close()
    const guest = await openEmbeddedPostgres({ dataDir, role: 'guest', durable: false })
    await expect(resetEmbedded(dataDir, () => expect.unreachable())).rejects.toThrow(/usa già i dati/)
    expect(await ask(guest.url, 'select from demo_shop_mark')).toHaveLength(1)
    await guest.close()
    expect(existsSync(directory)).toBe(true)
  })
})

describe('the migration marks', () => {
  someTest('nothing outside the embedded data, not even the demo shop itself', async () => {
    const url = await createEmptyDatabase()
    await fill(url)
    for (const text of BEFORE_THE_MARK) await ask(url, text)
    const before = await inventoryOf(url)
    await migrateDatabase(url)
    expect(await ask(url, 'select from demo_shop_mark')).toEqual([])
    expect(await ask(url, 'select from demo_accounts')).toHaveLength(5)
    // Later migrations add columns to these tables, and moves to orders, so only the number of rows is compared.
    const widened = [
      'carts',
      'companies',
      'timeslots',
      'users',
      'orders',
      'order_items',
      'products',
      'stores',
      'service_areas',
      'search_synonyms',
    ]
    const kept = (inventory: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(inventory)
          .filter(([name]) => !/__drizzle_migrations|order_status_moves/.test(name))
          .map(([name, text]) =>
            widened.includes(name.split('.').at(-1) ?? '') ? [name, text.split(' ')[0]] : [name, text],
          ),
      )
    expect(kept(await inventoryOf(url))).toMatchObject(kept(before))
  })

  someTest('not an empty embedded database', { timeout: 120_000 }, async () => {
    expect(await marksIn(freshFolder())).toBe(0)
  })

  someTest('demo accounts whose login was changed too, and no others', async () => {
    const url = await createEmptyDatabase()
    await fill(url)
    await ask(url, `update users set login = 'capo@negozio.it' where login = 'admin@example.com'`)
    await ask(url, CUSTOMER)
    for (const text of BEFORE_THE_MARK) await ask(url, text)
    await migrateDatabase(url)
    const accounts = await ask<{ login: string }>(
      url,
      'select login from users join demo_accounts on user_id = id order by login',
    )
    expect(accounts.map(({ login }) => login)).toEqual([
      'capo@negozio.it',
      'nuovo@example.com',
      'operatore@example.com',
      'privato@example.com',
      'ristorante@example.com',
    ])
  })
})
