import { describe, expect, test, vi } from 'vitest'
import { fillDemo, fillWhenEmpty, leaveDemo, obeyDemoFlags, resetShop } from './demo-shop.ts'
import { ask, inventoryOf } from './testing/database-inventory.ts'
import {
  BEFORE_THE_MARK,
  configOf,
  CUSTOMER,
  DEMO_NOW,
  demoShop,
  filesIn,
  FOLDERS,
  PRODUCTS,
  shopWith,
  withDatabase,
} from './testing/demo-databases.ts'
import { openShopDatabase } from './platform/database/shop-database.ts'
import { createEmptyDatabase } from './testing/test-database.ts'

vi.spyOn(console, 'log').mockReturnValue(undefined)

const CATEGORY = `insert into categories (name, slug) values ('Pane', 'pane')`

describe('a database or folder that is not our demo shop is not changed, to the last row and file', () => {
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
    [
      'a trial shop',
      () => shopWith('insert into trial_shop_mark default values', CUSTOMER),
      /il negozio cominciato con --empty/,
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
        return shopWith(CUSTOMER, ...BEFORE_THE_MARK)
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
    expect(filesIn(config.dataDir)).toEqual(FOLDERS)
  })

  test.each(cases.slice(0, 8))('nor does --demo alone fill %s', async (_, make, sentence) => {
    const url = await make()
    const before = await inventoryOf(url)
    await expect(obeyDemoFlags(configOf(url, { reset: false }))).rejects.toThrow(sentence)
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('npm run demo and a start without the first check are refused in the transaction that would fill', async () => {
    const url = await shopWith(CUSTOMER)
    const before = await inventoryOf(url)
    await withDatabase(url, async (database) => {
      await expect(fillDemo(database, DEMO_NOW, PRODUCTS)).rejects.toThrow(/non è quello di prova/)
      await expect(fillWhenEmpty(configOf(url), database, DEMO_NOW)).rejects.toThrow(/non è quello di prova/)
    })
    expect(await inventoryOf(url)).toEqual(before)
  })

  test('demo mode opens no shop with customers or orders and without a mark, and does not migrate it', async () => {
    const unmarked = await demoShop()
    await ask(unmarked, 'delete from demo_shop_mark')
    const company = `insert into companies (name, vat_number) values ('Trattoria', '12345678903')`
    for (const url of [
      await shopWith(CUSTOMER),
      await shopWith(company),
      await shopWith(CUSTOMER, ...BEFORE_THE_MARK),
      unmarked,
    ]) {
      const before = await inventoryOf(url)
      const config = { ...configOf(url, { mode: 'demo' }), demoAllowed: false, reset: false }
      for (const role of ['owner', 'guest'] as const)
        await expect(openShopDatabase(config, role)).rejects.toThrow(
          /ha clienti o ordini .* CAMBUSA_MODE=production/,
        )
      expect(await inventoryOf(url)).toEqual(before)
      if (url === unmarked) await (await openShopDatabase({ ...config, mode: 'production' }, 'guest')).close()
    }
  })

  test('demo mode opens a marked shop, and one with neither customers nor orders', async () => {
    for (const url of [
      await demoShop(),
      await shopWith(),
      await shopWith(CATEGORY),
      await createEmptyDatabase(),
    ]) {
      const database = await openShopDatabase(configOf(url, { mode: 'demo' }), 'guest')
      expect(database.url).toBe(url)
      await database.close()
    }
  })

  test('in production not even a demo shop is changed', async () => {
    const url = await demoShop()
    const before = await inventoryOf(url)
    const config = configOf(url, { mode: 'production' })
    await expect(resetShop(config)).rejects.toThrow(/In produzione --reset/)
    expect(await inventoryOf(url)).toEqual(before)
    expect(filesIn(config.dataDir)).toEqual(FOLDERS)
  })

  test('a demo shop that was once open in production is a real shop: nothing empties it any more', async () => {
    const url = await demoShop()
    const warn = vi.fn<(about: object, text: string) => void>()
    await withDatabase(url, async (database) => {
      await leaveDemo(configOf(url, { mode: 'demo' }), database, { warn })
      expect(warn).not.toHaveBeenCalled()
      await leaveDemo(configOf(url, { mode: 'production' }), database, { warn })
    })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { logins: expect.arrayContaining(['admin@example.com']) },
      expect.stringContaining('6 accessi di prova'),
    )
    await expect(resetShop(configOf(url))).rejects.toThrow(/non è quello di prova/)
  })
})
