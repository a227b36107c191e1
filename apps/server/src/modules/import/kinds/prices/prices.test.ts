import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lowestPriceCents } from '@cambusa/domain/money/lowest-price'
import type { Database } from '../../../../platform/database/database.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { productsKind } from '../products/products.ts'
import { pricesKind } from './prices.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE products, prices, price_history RESTART IDENTITY CASCADE')
  await importBytes(
    database.pool,
    productsKind,
    'codice;ean;nome;iva\nA1;2000000000015;Pane;4\nA2;2000000000022;Riso;4\nA3;;Tè;10\n',
  )
})

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, pricesKind, file, options)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const prices = async () =>
  (
    await rows(
      'SELECT code, price_list_id AS list, price_cents AS cents FROM prices JOIN products p ON p.id = product_id ORDER BY 1, 2',
    )
  ).map(({ code, list, cents }) => `${code}/${list} ${cents}`)
const version = async () => (await rows('SELECT version FROM catalogue_version'))[0].version
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

describe('a file of prices', () => {
  test('is loaded from CSV, XLSX and JSON, by code or GTIN; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['codice', 'ean', 'prezzo', 'listino'],
      ['A1', '', '1,29', ''],
      ['', '2000000000022', '2,00', 'Scaffale Modena'],
      ['A1', '', '1,35', '2'],
    ])) {
      await database.pool.query('DELETE FROM prices')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 3 })
      expect(await prices(), name).toEqual(['A1/1 129', 'A1/2 135', 'A2/2 200'])
      const before = await version()
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 3 })
      expect(await version(), 'nothing is announced').toBe(before)
    }
  })

  test('names line, field and reason of each refused row', async () => {
    const { counts, refusals } = await load(
      'codice;prezzo;listino\nA1;1,00;\nA9;1,00;\nA1;2,00;\nA2;-1,00;\nA3;0;\n;1,00;\nA2;dieci;\nA2;1,00;99\nA2;250000;\nA3;;\n',
    )
    expect(counts).toEqual({ ...none, added: 1, refused: 9 })
    expect(refusals.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      "3,code,A9,nel negozio non c'è un prodotto con questo codice",
      "4,code,A1,c'è già alla riga 2",
      '5,price,"-1,00",deve essere maggiore di zero',
      '6,price,0,deve essere maggiore di zero',
      '7,code,,manca',
      '8,price,dieci,non è un numero',
      "9,list,99,il listino non c'è in questo negozio",
      '10,price,250000,deve essere al massimo 100000',
      '11,price,,manca',
    ])
  })

  test('reads thousands by the decimal sign of its column, and refuses ambiguous numbers', async () => {
    await load('codice;prezzo\nA1;1.234\nA2;0,99\nA3;€ 1.234,50\n')
    expect(await prices()).toEqual(['A1/1 123400', 'A2/1 99', 'A3/1 123450'])
    await load('codice;prezzo\nA1;1.234\nA2;0.99\n')
    expect(await prices()).toEqual(['A1/1 123', 'A2/1 99', 'A3/1 123450'])
    const { refusals } = await load('codice;prezzo\nA1;1.500\nA2;2\n')
    expect(refusals).toEqual(['2,price,1.500,non si capisce se il segno separa i decimali o le migliaia'])
  })

  test('gets a remark on a price that rose by too much, and on one that was rounded', async () => {
    await load('codice;prezzo\nA1;1,29\n')
    const { remarks } = await load('codice;prezzo\nA1;129,00\nA2;1,2345\n')
    expect(remarks).toEqual([
      '3,price,"1,2345","1,23",arrotondato al centesimo',
      '2,price,"129,00\u00a0€",,"molto diverso da prima (1,29\u00a0€): controlla la virgola"',
    ])
  })

  test('keeps every price in the history, which gives the right lowest price of 30 days', async () => {
    await load('codice;prezzo\nA1;2,00\nA2;5,00\n')
    await load('codice;prezzo\nA1;1,50\nA2;5,00\n')
    await load('codice;prezzo\nA1;2,20\nA2;5,00\n')
    const history = await rows(
      `SELECT p.code, h.price_cents AS "priceCents", h.valid_from AS "fromAt"
       FROM price_history h JOIN products p ON p.id = h.product_id ORDER BY h.id`,
    )
    expect(history.map(({ code, priceCents }) => `${code} ${priceCents}`)).toEqual([
      'A1 200',
      'A2 500',
      'A1 150',
      'A1 220',
    ])
    const ofBread = history.filter(({ code }) => code === 'A1')
    expect(lowestPriceCents(ofBread, new Date(Date.now() + 60_000))).toBe(150)
  })

  test('takes off sale with --full what its lists no longer contain, but nothing of other lists', async () => {
    await load('codice;prezzo;listino\nA1;1,00;1\nA2;2,00;1\nA2;2,10;2\n')
    const full = 'codice;prezzo;listino\nA1;1,00;1\nA3;tre;1\n'
    expect((await load(full, { full: true, dryRun: true })).counts).toMatchObject({ removed: 1 })
    expect(await prices()).toHaveLength(3)
    expect((await load(full, { full: true })).counts).toEqual({
      ...none,
      removed: 1,
      unchanged: 1,
      refused: 1,
    })
    expect(await prices()).toEqual(['A1/1 100', 'A2/2 210'])
  })
})
