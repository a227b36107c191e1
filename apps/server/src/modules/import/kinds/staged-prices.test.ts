import { contentInBaseUnit } from '@cambusa/domain/money/unit-price'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { importBytes } from '../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { pricesKind } from './prices/prices.ts'
import { productsKind } from './products/products.ts'
import { promotionsKind } from './promotions/promotions.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(async () => {
  await database.pool.query(
    'TRUNCATE products, prices, price_history, promotions, promotion_prices RESTART IDENTITY CASCADE',
  )
  await importBytes(
    database.pool,
    productsKind,
    'codice;nome;iva;formato;tipologia;prezzo\nA;Farina;4;500 g;;9\nB;Mele;4;;Sfuso;9\nC;Libro;4;;;9\nD;Uova;4;6 pz;;9\nE;Riso;4;1 kg;;9\n',
  )
})

const now = new Date('2026-11-21T09:00:00Z')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const HEAD = 'codice;prezzo;prezzo unitario;unità del prezzo;prezzo sotto i 2 centesimi'
const kinds = [
  {
    name: 'prices',
    load: (lines: readonly string[], options = {}) =>
      importBytes(database.pool, pricesKind, [HEAD, ...lines].join('\n'), { now, ...options }),
    table: 'prices',
  },
  {
    name: 'promotions',
    load: (lines: readonly string[], options = {}) =>
      importBytes(
        database.pool,
        promotionsKind,
        [`promozione;dal;al;${HEAD}`, ...lines.map((line) => `P;2026-11-23;2026-11-29;${line}`)].join('\n'),
        { now, ...options },
      ),
    table: 'promotion_prices',
  },
]

describe.each(kinds)('a file of $name', ({ load, table, name }) => {
  const cents = async () =>
    Object.fromEntries(
      (
        await database.pool.query<{ code: string; cents: number }>(
          `SELECT code, price_cents AS cents FROM ${table} x JOIN products p ON p.id = x.product_id WHERE price_cents <> 900`,
        )
      ).rows.map((row) => [row.code, row.cents]),
    )

  test('is not one cent by accident', async () => {
    const { refusals } = await load(['A;0,00507;;;', 'C;0,01;;;', 'D;0,01;;;sì', 'E;0,125;;;'])
    expect(refusals.map(plain)).toEqual([
      expect.stringContaining('0,00507 € diventa 0,01 €'),
      expect.stringContaining('0,01 € è sotto i 2 centesimi'),
      expect.stringContaining('0,125 € diventa 0,13 €'),
    ])
    expect(await cents()).toEqual({ D: 1 })
  })

  test('is checked against the unit price in the file and the product’s content', async () => {
    const { refusals, remarks } = await load([
      'A;0,25;5,10;kg;',
      'E;3,00;2,50;kg;',
      'B;2,40;2,40;kg;',
      'C;2,00;4;kg;',
      'D;2,10;0,35;pz;',
    ])
    expect(refusals.map(plain)).toEqual([
      expect.stringContaining('0,25 € è oltre dieci volte lontano da 5,10 €/kg × 0,5 kg = 2,55 €'),
    ])
    expect(remarks.map(plain).filter((line) => line.includes(',unitPrice,'))).toEqual([
      expect.stringContaining('il file dice 2,50 €/kg, prezzo e formato danno 3,00 €/kg'),
    ])
    expect(await cents()).toEqual({ E: 300, B: 240, C: 200, D: 210 })
    const { rows } = await database.pool.query('SELECT code FROM products WHERE content IS NULL ORDER BY 1')
    expect(
      rows.map(({ code }) => code),
      'without a unit price',
    ).toEqual(['B', 'C', 'E'])
  })

  test('is checked against the drained weight, which a product keeps if its unit price is doubtful', async () => {
    const tins = 'codice;nome;iva;peso sgocciolato\nT;Tonno;10;240\nU;Tonno;10;240\n'
    await importBytes(database.pool, productsKind, tins)
    await database.pool.query(
      "UPDATE products SET content = NULL, content_unit = NULL WHERE code IN ('T', 'U')",
    )
    const { remarks } = await load(['T;1,20;5,00;kg;', 'U;1,20;3,00;kg;'])
    expect(remarks.map(plain).filter((line) => line.includes(',unitPrice,'))).toEqual([
      expect.stringContaining('il file dice 3,00 €/kg, prezzo e formato danno 5,00 €/kg'),
    ])
    const { rows } = await database.pool.query<{
      code: string
      content: number
      unit: string
      grams: number
    }>(
      `SELECT code, content::float8, content_unit AS unit, drained_weight_grams AS grams
       FROM products WHERE code IN ('T', 'U') ORDER BY 1`,
    )
    const of = ({ content, unit, grams }: (typeof rows)[number]) =>
      contentInBaseUnit(content, unit ?? '', grams)
    expect(rows.map(({ grams }) => grams)).toEqual([240, 240])
    expect(rows.map(of)).toEqual([{ contentBase: 0.24, unit: 'kg' }, undefined])
  })

  test('given per kilogram is unit price × content, or the row is refused', async () => {
    const { refusals } = await load([
      'A;5,11 €/kg;;;',
      'B;2,40 € / kg;;;',
      'C;4 €/kg;;;',
      'D;0,35 €/pz;;;',
      'E;1,99 cad;;;',
    ])
    expect(await cents()).toEqual({ A: 256, B: 240, E: 199 })
    expect(refusals.map(plain)).toEqual([
      expect.stringContaining('4,00 €/kg è un prezzo per unità'),
      expect.stringContaining('0,35 €/pz è un prezzo per unità'),
    ])
  })

  test('is unit price × format if the map says so', async () => {
    const days = { key: 'promozione', startDate: 'dal', endDate: 'al' }
    const columns = { code: 'codice', unitPrice: 'prezzo unitario', unitPriceUnit: 'unità del prezzo' }
    const map = {
      columns: name === 'promotions' ? { ...columns, ...days } : columns,
      price: { from: 'unitPrice × format' },
    }
    const { refusals } = await load(['A;;5,11;kg;', 'D;;0,55;pz;', 'C;;4;kg;', 'E;;;;'], { map })
    expect(await cents()).toEqual({ A: 256, D: 330 })
    expect(refusals.map((line) => line.replace(/^\d+/, '')).map((line) => line.split(',')[1])).toEqual([
      'unitPrice',
      'unitPrice',
    ])
  })

  test('without a price column is refused with a message', async () => {
    const bare = (text: string) => text.replace(';prezzo;', ';altro;')
    const kind = name === 'prices' ? pricesKind : promotionsKind
    const file = bare(`promozione;dal;al;${HEAD}\n`)
    await expect(importBytes(database.pool, kind, file)).rejects.toThrow('manca la colonna «prezzo»')
  })
})
