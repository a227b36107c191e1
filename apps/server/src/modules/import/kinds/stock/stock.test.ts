import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { productsKind } from '../products/products.ts'
import { stockKind } from './stock.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE products, stock RESTART IDENTITY CASCADE')
  await importBytes(database.pool, productsKind, 'codice;nome;iva\nA1;Pane;4\nA2;Riso;4\nA3;Tè;10\n')
})

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, stockKind, file, options)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const stock = async () =>
  (
    await rows(
      'SELECT code, warehouse_id AS place, quantity FROM stock JOIN products p ON p.id = product_id ORDER BY 1, 2',
    )
  ).map(({ code, place, quantity }) => `${code}/${place} ${quantity}`)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

describe('a file of stock', () => {
  test('is loaded from CSV, XLSX and JSON, by number or name of the warehouse; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['codice', 'magazzino', 'giacenza'],
      ['A1', '1', '12'],
      ['A1', 'Magazzino Modena', '1.200,5'],
      ['A2', '01', '-3'],
    ])) {
      await database.pool.query('DELETE FROM stock')
      const { counts, remarks } = await load(file)
      expect(counts, name).toEqual({ ...none, added: 3 })
      expect(remarks).toEqual([expect.stringContaining(",quantity,-3,0,sotto zero: non ce n'è")])
      expect(await stock()).toEqual(['A1/1 12', 'A1/2 1200.5', 'A2/1 0'])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 3 })
    }
  })

  test('refuses unknown products and warehouses', async () => {
    const { refusals } = await load('codice;magazzino;giacenza\nA1;;1\nA1;9;1\nA9;1;1\nA2;1;molta\nA3;1;\n')
    expect(refusals.toSorted()).toEqual([
      '2,warehouse,,manca',
      "3,warehouse,9,il magazzino non c'è in questo negozio",
      "4,code,A9,nel negozio non c'è un prodotto con questo codice",
      '5,quantity,molta,non è un numero',
      '6,quantity,,manca',
    ])
  })

  test('sets with --full the rest of its warehouses to out of stock, not to untracked', async () => {
    await load('codice;magazzino;giacenza\nA1;1;5\nA2;1;5\nA2;2;5\n')
    const { counts } = await load('codice;magazzino;giacenza\nA1;1;6\n', { full: true })
    expect(counts).toEqual({ ...none, changed: 1, removed: 1 })
    expect(await stock()).toEqual(['A1/1 6', 'A2/1 0', 'A2/2 5'])
  })
})
