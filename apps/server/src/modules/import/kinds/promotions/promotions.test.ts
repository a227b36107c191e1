import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { productsKind } from '../products/products.ts'
import { promotionsKind } from './promotions.ts'

let database: Database
const now = new Date('2026-11-21T09:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE products, prices, price_history, promotions RESTART IDENTITY CASCADE')
  await importBytes(
    database.pool,
    productsKind,
    'codice;nome;iva;prezzo\nA1;Pane;4;2,00\nA2;Riso;4;3,00\nA3;Tè;10;\n',
  )
})

const load = (file: string | Buffer, options = {}) =>
  importBytes(database.pool, promotionsKind, file, { now, ...options })
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const promoted = async () =>
  (
    await rows(`
      SELECT key, start_date AS start, end_date AS "end", code, price_cents AS cents FROM promotions p
      LEFT JOIN promotion_prices x ON x.promotion_id = p.id LEFT JOIN products g ON g.id = product_id ORDER BY 1, 4`)
  ).map(({ key, start, end, code, cents }) => `${key} ${start} ${end} ${code} ${cents}`)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const header = 'promozione;nome;dal;al;codice;prezzo promozionale\n'

describe('a file of promotions', () => {
  test('is loaded from CSV, XLSX and JSON with dates of several forms; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['promozione', 'nome', 'dal', 'al', 'codice', 'prezzo promozionale'],
      ['NATALE', 'Natale', '01/12/2026', '24.12.26', 'A1', '1,50'],
      ['NATALE', '', '2026-12-01', '24 dicembre 2026', 'A2', '2,50'],
    ])) {
      await database.pool.query('DELETE FROM promotions')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 2 })
      expect(await promoted()).toEqual([
        'NATALE 2026-12-01 2026-12-24 A1 150',
        'NATALE 2026-12-01 2026-12-24 A2 250',
      ])
      expect(await rows('SELECT name, view FROM promotions')).toEqual([
        { name: 'Natale', view: { body: 'Natale fino al 24/12', cssClass: 'promo-week' } },
      ])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 2 })
    }
  })

  test('refuses impossible days, and rows of one promotion that disagree', async () => {
    const { counts, refusals } = await load(
      `${header}P;;01/12/2026;24/12/2026;A1;1\nP;;01/12/2026;25/12/2026;A2;1\nQ;;24/12/2026;01/12/2026;A1;1\nR;;31/02/2026;;A1;1\nP;;01/12/2026;24/12/2026;A1;1,10\n`,
    )
    expect(counts).toEqual({ ...none, added: 1, refused: 4 })
    expect(refusals.toSorted()).toEqual([
      '3,endDate,25/12/2026,"altri giorni che alla riga 2, per la stessa promozione"',
      "4,endDate,01/12/2026,la fine viene prima dell'inizio",
      '5,endDate,,manca',
      '5,startDate,31/02/2026,non è una data',
      "6,code,A1,c'è già alla riga 2",
    ])
  })

  test('keeps the past prices of a running promotion', async () => {
    await load(`${header}P;;16/11/2026;29/11/2026;A1;1,00\nP;;16/11/2026;29/11/2026;A2;2,00\n`)
    expect((await load(`${header}P;;16/11/2026;30/11/2026;A1;1,20\n`, { full: true })).counts).toEqual({
      ...none,
      changed: 1,
      removed: 1,
    })
    expect(await promoted()).toEqual([
      'P 2026-11-16 2026-11-30 A1 120',
      'P~2026-11-20 2026-11-16 2026-11-20 A1 100',
      'P~2026-11-20 2026-11-16 2026-11-20 A2 200',
    ])
  })

  test('does not change the days of a promotion that has begun or is over', async () => {
    await load(`${header}P;;16/11/2026;29/11/2026;A1;1,00\nV;;01/10/2026;10/10/2026;A1;0,90\n`)
    const { refusals } = await load(
      `${header}P;;18/11/2026;29/11/2026;A1;1,00\nP;;16/11/2026;18/11/2026;A1;1,00\nV;;01/10/2026;10/12/2026;A1;0,90\nV;;01/10/2026;10/10/2026;A1;0,80\n`,
    )
    expect(refusals).toEqual([
      "2,startDate,18/11/2026,la promozione è cominciata il 16/11/2026: l'inizio resta quello",
      '3,endDate,18/11/2026,"la promozione è in corso: può finire ieri, non prima"',
      '4,key,V,la promozione è finita il 10/10/2026: usa un altro codice',
      '5,key,V,la promozione è finita il 10/10/2026: usa un altro codice',
    ])
  })

  test('gets remarks on products in two promotions at once and on prices that are not lower', async () => {
    await load(`${header}P;;01/12/2026;24/12/2026;A1;1,50\n`)
    const { remarks } = await load(
      `${header}Q;;20/12/2026;31/12/2026;A1;1,60\nQ;;20/12/2026;31/12/2026;A2;3,00\nQ;;20/12/2026;31/12/2026;A3;1,00\n`,
    )
    expect(remarks).toEqual([
      '2,code,A1,,"è anche nella promozione P, dal 20/12/2026 al 24/12/2026: vale il prezzo più basso"',
      '3,price,A2,,il prezzo promozionale non è più basso di quello di listino',
      '4,price,A3,,il prodotto non ha prezzo in questo listino',
    ])
  })
})
