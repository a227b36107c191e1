import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readConfig, type Config } from './config.ts'
import { workOfTheDay } from './daily-work.ts'
import { fillDemo, fillWhenEmpty, leaveDemo, obeyDemoFlags, resetShop } from './demo-shop.ts'
import { openDatabase } from './platform/database.ts'
import { migrateDatabase } from './platform/migrate.ts'
import { ask, inventoryOf } from './testing/database-inventory.ts'
import { createEmptyDatabase } from './testing/test-database.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const PRODUCTS = 300
const base = mkdtempSync(join(tmpdir(), 'cambusa-demo-shop-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))
vi.spyOn(console, 'log').mockReturnValue(undefined)

let folders = 0
/** A data folder in which the shop has left files. */
function folderWithFiles(): string {
  const dataDir = join(base, String((folders += 1)))
  for (const folder of ['mail', 'pictures', 'import']) {
    mkdirSync(join(dataDir, folder), { recursive: true })
    writeFileSync(join(dataDir, folder, 'file'), 'kept')
  }
  return dataDir
}
const filesIn = (dataDir: string) =>
  ['mail', 'pictures', 'import'].filter((folder) => existsSync(join(dataDir, folder, 'file')))
const ALL_FILES = ['mail', 'pictures', 'import']

function configOf(databaseUrl: string, given: Partial<Config> = {}, dataDir = folderWithFiles()): Config {
  const config = readConfig({ env: { DATABASE_URL: databaseUrl }, args: ['--reset', '--demo'] })
  return { ...config, dataDir, ...given }
}

async function withDatabase<T>(url: string, act: (database: ReturnType<typeof openDatabase>) => Promise<T>) {
  const database = openDatabase(url, { max: 2, statementTimeoutMs: 0 })
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** A database of our schema that holds what `statements` put there. */
async function shopWith(...statements: string[]): Promise<string> {
  const url = await createEmptyDatabase()
  await migrateDatabase(url)
  for (const text of statements) await ask(url, text)
  return url
}

async function demoShop(): Promise<string> {
  const url = await shopWith()
  await withDatabase(url, (database) => fillDemo(database, NOW, PRODUCTS))
  return url
}

const CUSTOMER = `insert into users (login, password_hash, user_type_id, first_name, last_name)
  values ('mario@trattoria.it', '!', 3, 'Mario', 'Rossi')`
const CATEGORY = `insert into categories (name, slug) values ('Pane', 'pane')`
const countOf = async (url: string, table: string) =>
  Number((await ask<{ n: string }>(url, `select count(*) as n from ${table}`))[0]?.n)

describe('what is not a demo shop of ours stays as it is, to the last row and file', () => {
  const cases: [string, () => Promise<string>, RegExp][] = [
    [
      'a foreign database of one table',
      async () => {
        const url = await createEmptyDatabase()
        await ask(url, 'create table payroll (id int)')
        await ask(url, 'insert into payroll values (1)')
        return url
      },
      /contiene già altro \(la tabella payroll\)/,
    ],
    ['a shop with one customer and no product', () => shopWith(CUSTOMER), /non è quello di prova/],
    ['a shop with a category', () => shopWith(CATEGORY), /non è quello di prova/],
    [
      'a shop whose customer is called as the demo’s administrator',
      () => shopWith(CUSTOMER.replace('mario@trattoria.it', 'admin@example.com')),
      /non è quello di prova/,
    ],
    [
      'a demo shop without the mark',
      async () => {
        const url = await demoShop()
        await ask(url, 'delete from demo_shop_mark')
        return url
      },
      /non è quello di prova/,
    ],
    [
      'a shop of an older program',
      async () => {
        const url = await shopWith(CUSTOMER, 'drop table demo_shop_mark, demo_accounts')
        await ask(
          url,
          'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
        )
        return url
      },
      /non è quello di prova/,
    ],
    [
      'a database of another program’s migrations',
      () => shopWith(`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`),
      /non viene da questo programma/,
    ],
    [
      'a marked database with a table of somebody else’s',
      () => shopWith('insert into demo_shop_mark default values', 'create table notes (id int)'),
      /contiene anche altro \(public\.notes\)/,
    ],
    [
      'a marked database with a view over our tables in another schema',
      () =>
        shopWith(
          'insert into demo_shop_mark default values',
          'create schema reports',
          'create view reports.people as select login from users',
        ),
      /contiene anche altro \(reports\.people\)/,
    ],
    [
      'a marked database with a function of somebody else’s that uses ours',
      () =>
        shopWith(
          'insert into demo_shop_mark default values',
          `create function names(u users) returns text language sql as 'select $1.login'`,
        ),
      /contiene anche altro/,
    ],
  ]
  test.each(cases)('%s', async (_, make, sentence) => {
    const url = await make()
    const before = await inventoryOf(url)
    const config = configOf(url)
    await expect(resetShop(config)).rejects.toThrow(sentence)
    await expect(obeyDemoFlags(config)).rejects.toThrow(sentence)
    expect(await inventoryOf(url)).toEqual(before)
    expect(filesIn(config.dataDir)).toEqual(ALL_FILES)
  })

  test.each(cases.slice(0, 7))('nor does --demo alone fill %s', async (_, make, sentence) => {
    const url = await make()
    const before = await inventoryOf(url)
    await expect(obeyDemoFlags(configOf(url, { reset: false }))).rejects.toThrow(sentence)
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('npm run demo and a start that come by another way are refused in the transaction that would fill', async () => {
    const url = await shopWith(CUSTOMER)
    const before = await inventoryOf(url)
    await withDatabase(url, async (database) => {
      await expect(fillDemo(database, NOW, PRODUCTS)).rejects.toThrow(/non è quello di prova/)
      await expect(fillWhenEmpty(configOf(url), database, NOW)).rejects.toThrow(/non è quello di prova/)
    })
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('in production not even a demo shop is touched', async () => {
    const url = await demoShop()
    const before = await inventoryOf(url)
    const config = configOf(url, { mode: 'production' })
    await expect(resetShop(config)).rejects.toThrow(/In produzione --reset/)
    expect(await inventoryOf(url)).toEqual(before)
    expect(filesIn(config.dataDir)).toEqual(ALL_FILES)
  })

  test('a demo shop that was once open in production is a shop: nothing empties it any more', async () => {
    const url = await demoShop()
    const warn = vi.fn<(about: object, text: string) => void>()
    await withDatabase(url, async (database) => {
      await leaveDemo(configOf(url, { mode: 'demo' }), database, { warn })
      expect(warn).not.toHaveBeenCalled()
      await leaveDemo(configOf(url, { mode: 'production' }), database, { warn })
    })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { logins: expect.arrayContaining(['admin@example.com']) },
      expect.stringContaining('5 accessi di prova'),
    )
    await expect(resetShop(configOf(url))).rejects.toThrow(/non è quello di prova/)
  })
})

describe('a demo shop of ours', () => {
  test('is filled into an empty database, marked, emptied and filled again, as often as one likes', async () => {
    const url = await createEmptyDatabase()
    await ask(url, 'create extension pg_trgm')
    for (let round = 0; round < 2; round += 1) {
      const config = configOf(url)
      await obeyDemoFlags(config)
      await migrateDatabase(url)
      expect(await countOf(url, 'products')).toBe(0)
      await withDatabase(url, (database) => fillDemo(database, NOW, PRODUCTS))
      expect(await countOf(url, 'demo_shop_mark')).toBe(1)
      expect(await countOf(url, 'demo_accounts')).toBe(5)
      // Of the first round there was no shop, and nothing of it to remove.
      expect(filesIn(config.dataDir)).toEqual(round === 0 ? ALL_FILES : [])
    }
    expect(await ask(url, `select extname from pg_extension where extname = 'pg_trgm'`)).toHaveLength(1)
  })

  test('is emptied whatever became of it since', async () => {
    const url = await demoShop()
    await ask(url, CUSTOMER)
    await resetShop(configOf(url))
    expect(await inventoryOf(url)).toEqual({})
  })

  test('that was marked but not filled is filled by the next start', async () => {
    const url = await shopWith('insert into demo_shop_mark default values')
    await withDatabase(url, (database) => fillWhenEmpty(configOf(url), database, NOW))
    expect(await countOf(url, 'products')).toBe(3_000)
  })

  test('leaves an empty database without a mark when its filling breaks off', async () => {
    const url = await shopWith()
    await withDatabase(url, async (database) => {
      const { fillDemoShop } = await import('../../../demo/fill.ts')
      const stop = () => {
        throw new Error('cut off')
      }
      await expect(
        fillDemoShop(database.pool, { products: 9_000, now: NOW, onProgress: stop }),
      ).rejects.toThrow('cut off')
      expect(await countOf(url, 'demo_shop_mark')).toBe(0)
      await obeyDemoFlags(configOf(url))
      await fillDemo(database, NOW, PRODUCTS)
    })
    expect(await countOf(url, 'products')).toBe(PRODUCTS)
  })

  test('grows when more products are asked for', async () => {
    const url = await demoShop()
    await withDatabase(url, (database) => fillDemo(database, NOW, PRODUCTS + 50))
    expect(await countOf(url, 'products')).toBe(PRODUCTS + 50)
  })

  test('leaves the files alone beside embedded data: they are those of that shop', async () => {
    const url = await demoShop()
    const config = configOf(url)
    mkdirSync(join(config.dataDir, 'pg'))
    writeFileSync(join(config.dataDir, 'pg', 'PG_VERSION'), '18')
    await resetShop(config)
    expect(filesIn(config.dataDir)).toEqual(ALL_FILES)
  })

  test('is not emptied under a server that uses it', async () => {
    const url = await demoShop()
    const before = await inventoryOf(url)
    await withDatabase(url, async (database) => {
      await database.pool.query('select 1')
      await expect(resetShop(configOf(url))).rejects.toThrow(/è in uso da un altro negozio/)
    })
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('is not waited for without end when another program holds a lock', async () => {
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

test('the campaigns of a shop that is no demo are not moved by the work of the day in demo mode', async () => {
  const url = await demoShop()
  const endOf = async () =>
    (await ask(url, `select key, end_date from promotions order by key`)).map((row) => ({ ...row }))
  const before = await endOf()
  const work = (database: ReturnType<typeof openDatabase>) =>
    workOfTheDay({ config: { mode: 'demo' }, database }, new Date('2027-03-01T09:00:00Z'))
  await ask(url, 'delete from demo_shop_mark')
  await withDatabase(url, work)
  expect(await endOf()).toEqual(before)
  await ask(url, 'insert into demo_shop_mark default values')
  await withDatabase(url, work)
  expect(await endOf()).not.toEqual(before)
})

describe('of two that come at once', () => {
  test('two starts with --demo on one empty database make one demo shop', async () => {
    const url = await shopWith()
    const start = () => withDatabase(url, (database) => fillDemo(database, NOW, PRODUCTS))
    await Promise.all([start(), start()])
    expect(await countOf(url, 'products')).toBe(PRODUCTS)
    expect(await countOf(url, 'demo_shop_mark')).toBe(1)
  })

  /** A retailer's first customer is being written when --demo looks: not seen yet, but there. */
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

  test('a shop that begins while --demo looks is not filled', async () => {
    const url = await whileCustomerIsWritten((at) =>
      expect(withDatabase(at, (database) => fillDemo(database, NOW, PRODUCTS))).rejects.toThrow(
        /non è quello di prova/,
      ),
    )
    expect(await countOf(url, 'demo_shop_mark')).toBe(0)
    expect(await countOf(url, 'products')).toBe(0)
  })

  test('a look without the lock would have missed it', async () => {
    const url = await whileCustomerIsWritten((at) =>
      ask(at, 'insert into demo_shop_mark select where not exists (select from users)'),
    )
    expect(await countOf(url, 'demo_shop_mark')).toBe(1)
    expect(await countOf(url, 'users')).toBe(1)
  })
})
