import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { workOfTheDay } from './daily-work.ts'
import { fillDemo, fillWhenEmpty, leaveDemo, obeyDemoFlags, resetShop, welcome } from './demo-shop.ts'
import { isDemoShop } from './platform/demo/demo-mark.queries.ts'
import type { Database } from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openShopDatabase } from './platform/database/shop-database.ts'
import { ask, inventoryOf } from './testing/database-inventory.ts'
import {
  configOf,
  countOf,
  CUSTOMER,
  DEMO_NOW,
  demoShop,
  filesIn,
  FOLDERS,
  PRODUCTS,
  shopWith,
  withDatabase,
} from './testing/demo-databases.ts'
import { createEmptyDatabase } from './testing/test-database.ts'

vi.spyOn(console, 'log').mockReturnValue(undefined)

describe('our demo shop', () => {
  test('is filled into an empty database, marked, emptied and filled again, any number of times', async () => {
    const url = await createEmptyDatabase()
    await ask(url, 'create extension pg_trgm')
    for (let round = 0; round < 2; round += 1) {
      const config = configOf(url)
      await obeyDemoFlags(config)
      await migrateDatabase(url)
      expect(await countOf(url, 'products')).toBe(0)
      await withDatabase(url, (database) => fillDemo(database, DEMO_NOW, PRODUCTS))
      expect(await countOf(url, 'demo_shop_mark')).toBe(1)
      expect(await countOf(url, 'demo_accounts')).toBe(6)
      // Before the first round there was no shop, so nothing was removed.
      expect(filesIn(config.dataDir)).toEqual(round === 0 ? FOLDERS : [])
    }
    expect(await ask(url, `select extname from pg_extension where extname = 'pg_trgm'`)).toHaveLength(1)
  })

  test('is emptied whatever was changed in it', async () => {
    const url = await demoShop()
    await ask(url, CUSTOMER)
    await resetShop(configOf(url))
    expect(await inventoryOf(url)).toEqual({})
  })

  test('that was marked but not filled is filled by the next start', async () => {
    const url = await shopWith('insert into demo_shop_mark default values')
    await withDatabase(url, (database) => fillWhenEmpty(configOf(url), database, DEMO_NOW))
    expect(await countOf(url, 'products')).toBe(3_000)
  })

  test('leaves an empty database without a mark when its filling fails', async () => {
    const url = await shopWith()
    await withDatabase(url, async (database) => {
      const { fillDemoShop } = await import('../../../demo/fill.ts')
      const stop = () => {
        throw new Error('cut off')
      }
      await expect(
        fillDemoShop(database.pool, { products: 9_000, now: DEMO_NOW, onProgress: stop }),
      ).rejects.toThrow('cut off')
      expect(await countOf(url, 'demo_shop_mark')).toBe(0)
      await obeyDemoFlags(configOf(url))
      await fillDemo(database, DEMO_NOW, PRODUCTS)
    })
    expect(await countOf(url, 'products')).toBe(PRODUCTS)
  })

  test('grows when more products are requested', async () => {
    const url = await demoShop()
    await withDatabase(url, (database) => fillDemo(database, DEMO_NOW, PRODUCTS + 50))
    expect(await countOf(url, 'products')).toBe(PRODUCTS + 50)
  })

  test('does not touch the files next to embedded data, which belong to that shop', async () => {
    const url = await demoShop()
    const config = configOf(url)
    mkdirSync(join(config.dataDir, 'pg'))
    writeFileSync(join(config.dataDir, 'pg', 'PG_VERSION'), '18')
    await resetShop(config)
    expect(filesIn(config.dataDir)).toEqual(FOLDERS)
  })

  test('is not emptied while a server uses it', async () => {
    const url = await demoShop()
    const before = await inventoryOf(url)
    await withDatabase(url, async (database) => {
      await database.pool.query('select 1')
      await expect(resetShop(configOf(url))).rejects.toThrow(/è in uso da un altro negozio/)
    })
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('is not waited for without limit when another program holds a lock', async () => {
    const url = await demoShop()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('select count(*) from products')
    await expect(resetShop(configOf(url))).rejects.toThrow(/è in uso da un altro negozio o programma/)
    await other.end()
    expect(await countOf(url, 'products')).toBe(PRODUCTS)
  })
})

describe('a trial shop', () => {
  const plain = { reset: false, demoAllowed: false } as const
  const start = (url: string, given: Parameters<typeof configOf>[1] = {}) =>
    withDatabase(url, (database) => fillWhenEmpty(configOf(url, { ...plain, ...given }), database, DEMO_NOW))
  const open = async (url: string) => (await openShopDatabase(configOf(url, plain), 'guest')).close()

  test('is begun by --empty, also after an import; later starts fill nothing and open it with customers', async () => {
    const begun = await shopWith(`insert into categories (name, slug) values ('Pane', 'pane')`)
    for (const url of [await shopWith(), begun]) {
      for (let time = 0; time < 2; time += 1) await start(url, { empty: true })
      expect(await countOf(url, 'trial_shop_mark')).toBe(1)
      await ask(url, CUSTOMER)
      await start(url)
      await open(url)
      expect(await countOf(url, 'products')).toBe(0)
      await withDatabase(url, async (database) => {
        await expect(fillDemo(database, DEMO_NOW, PRODUCTS)).rejects.toThrow(/cominciato con --empty/)
        const told = welcome(await isDemoShop(database.db), 'http://127.0.0.1:8080')
        expect(told).toMatch(/docs\/first-shop\.md .*npm run ready[^]*\/dev\/mail/)
        expect(told).not.toMatch(/Accessi di prova|tessera/)
      })
    }
  })

  test('cannot be made from a demo shop', async () => {
    const url = await demoShop()
    const before = await inventoryOf(url)
    await expect(start(url, { empty: true })).rejects.toThrow(/già il negozio di prova .* --data/)
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('that was once open in production is a real shop: demo mode no longer opens it', async () => {
    const url = await shopWith('insert into trial_shop_mark default values', CUSTOMER)
    await withDatabase(url, (database) =>
      leaveDemo(configOf(url, { mode: 'production' }), database, { warn: () => undefined }),
    )
    await expect(open(url)).rejects.toThrow(/CAMBUSA_MODE=production/)
  })
})

test('campaigns of a shop that is not the demo are not extended in demo mode', async () => {
  const url = await demoShop()
  const endOf = async () =>
    (await ask(url, `select key, end_date from promotions order by key`)).map((row) => ({ ...row }))
  const before = await endOf()
  const work = (database: Database) =>
    workOfTheDay({ config: { mode: 'demo' }, database }, new Date('2027-03-01T09:00:00Z'))
  await ask(url, 'delete from demo_shop_mark')
  await withDatabase(url, work)
  expect(await endOf()).toEqual(before)
  await ask(url, 'insert into demo_shop_mark default values')
  await withDatabase(url, work)
  expect(await endOf()).not.toEqual(before)
})

describe('two processes at the same time', () => {
  test('two starts with --demo on one empty database create one demo shop', async () => {
    const url = await shopWith()
    const start = () => withDatabase(url, (database) => fillDemo(database, DEMO_NOW, PRODUCTS))
    await Promise.all([start(), start()])
    expect(await countOf(url, 'products')).toBe(PRODUCTS)
    expect(await countOf(url, 'demo_shop_mark')).toBe(1)
  })

  /** A retailer's first customer is being inserted while --demo checks: not visible yet. */
  async function whileCustomerIsWritten(act: (url: string) => Promise<unknown>) {
    const url = await shopWith()
    const retailer = new pg.Client({ connectionString: url })
    await retailer.connect()
    await retailer.query('begin')
    await retailer.query(CUSTOMER)
    const filling = act(url)
    await new Promise((done) => setTimeout(done, 300))
    await retailer.query('commit')
    await retailer.end()
    await filling
    return url
  }

  test('a shop that begins while --demo checks is not filled', async () => {
    const url = await whileCustomerIsWritten((at) =>
      expect(withDatabase(at, (database) => fillDemo(database, DEMO_NOW, PRODUCTS))).rejects.toThrow(
        /non è quello di prova/,
      ),
    )
    expect(await countOf(url, 'demo_shop_mark')).toBe(0)
    expect(await countOf(url, 'products')).toBe(0)
  })

  test('a check without the lock would have missed it', async () => {
    const url = await whileCustomerIsWritten((at) =>
      ask(at, 'insert into demo_shop_mark select where not exists (select from users)'),
    )
    expect(await countOf(url, 'demo_shop_mark')).toBe(1)
    expect(await countOf(url, 'users')).toBe(1)
  })
})
