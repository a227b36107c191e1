import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { readReport } from '../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { readMap } from './column-map.ts'
import { importFile } from './import.service.ts'
import { productsKind } from './kinds/products/products.ts'

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

const scaffaleMap = {
  key: 'code',
  columns: {
    code: 'codice',
    name: 'nome',
    brand: 'marca',
    format: 'formato',
    price: 'prezzo',
    category: ['reparto', 'sottoreparto'],
    gtin: 'ean',
  },
  vat: { default: 10, byCategory: { Casa: 22, Farine: 4 } },
}
const sheetMap = {
  key: 'gtin',
  columns: {
    gtin: 'ean',
    name: 'nome',
    format: 'quantità',
    ingredients: 'ingredienti',
    nutrition: { Grassi: 'grassi' },
  },
  vat: { default: 10 },
  defaultCategory: 'Da sistemare',
}

let database: Database
let reportDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  reportDir = await mkdtemp(join(tmpdir(), 'cambusa-import-'))
})
afterAll(() => rm(reportDir, { recursive: true }))
beforeEach(async () => {
  await database.pool.query(
    'TRUNCATE products, categories, prices, price_history, price_lists RESTART IDENTITY CASCADE',
  )
})

const load = (file: string, map: object, dryRun = false) =>
  importFile(database.pool, productsKind, file, { map, dryRun, reportDir })
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const version = async () => (await rows('SELECT version FROM catalogue_version'))[0].version

describe('a retailer’s file', () => {
  test('is loaded with its categories, prices, contents and VAT rates', async () => {
    const counts = await load(fixture('scaffale.csv'), scaffaleMap)
    expect(counts).toMatchObject({ added: 5, changed: 0, unchanged: 0, refused: 5 })
    const products = await rows(`
      SELECT p.code, p.name, p.gtin, p.content, p.content_unit, p.vat_rate, c.slug AS category, x.price_cents
      FROM products p JOIN categories c ON c.id = p.category_id LEFT JOIN prices x ON x.product_id = p.id ORDER BY code`)
    expect(products).toEqual([
      {
        code: 'A1',
        name: 'Passata "rustica" di pomodoro',
        gtin: '2000000000015',
        content: 0.7,
        content_unit: 'kg',
        vat_rate: 10,
        category: 'dispensa/conserve',
        price_cents: 129,
      },
      {
        code: 'A2',
        name: 'Farina 00',
        gtin: null,
        content: 1,
        content_unit: 'kg',
        vat_rate: 4,
        category: 'dispensa/farine',
        price_cents: 95,
      },
      {
        code: 'A3',
        name: 'Biscotti al latte',
        gtin: null,
        content: 1.5,
        content_unit: 'kg',
        vat_rate: 10,
        category: 'colazione/biscotti',
        price_cents: 450,
      },
      {
        code: 'A4',
        name: 'Detersivo piatti',
        gtin: null,
        content: 0.75,
        content_unit: 'l',
        vat_rate: 22,
        category: 'casa/piatti',
        price_cents: 199,
      },
      {
        code: 'A5',
        name: 'Senza prezzo',
        gtin: null,
        content: 0.5,
        content_unit: 'kg',
        vat_rate: 10,
        category: 'dispensa/conserve',
        price_cents: null,
      },
    ])
  })

  test('names line, field and reason of each refused row', async () => {
    const { refusedFile } = await load(fixture('scaffale.csv'), scaffaleMap)
    const report = await readFile(refusedFile ?? '', 'utf8')
    expect(report).toMatch(/^\ufeffriga;colonna;campo;valore;motivo;voce\r\n8;prezzo;price;tre euro;/)
    expect(await readReport(refusedFile ?? '')).toEqual([
      '8,price,tre euro,non è un numero',
      '9,gtin,2000000000011,non è un codice EAN valido (cifra di controllo)',
      "10,code,A2,c'è già alla riga 3",
      expect.stringContaining('11,riga,'),
      '12,code,,manca',
    ])
  })

  test('changes nothing when it is loaded again', async () => {
    await load(fixture('scaffale.csv'), scaffaleMap)
    const before = await version()
    expect(await load(fixture('scaffale.csv'), scaffaleMap)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 5,
    })
    expect(await version()).toBe(before)
    expect(await rows('SELECT count(*) FROM price_history')).toEqual([{ count: 4 }])
  })

  test('only counts in a dry run', async () => {
    expect(await load(fixture('scaffale.csv'), scaffaleMap, true)).toMatchObject({ added: 5, refused: 5 })
    expect(await rows('SELECT count(*) FROM products')).toEqual([{ count: 0 }])
    expect(await rows('SELECT count(*) FROM categories')).toEqual([{ count: 0 }])
  })

  test('updates what differs and leaves the rest unchanged', async () => {
    await load(fixture('scaffale.csv'), scaffaleMap)
    const file = join(reportDir, 'prezzi.csv')
    await writeFile(file, 'codice,nome,prezzo\nA1,"Passata ""rustica"" di pomodoro",1.49\nA2,Farina 00,\n')
    const priceMap = {
      key: 'code',
      columns: { code: 'codice', name: 'nome', price: 'prezzo' },
      vat: { default: 10, byCategory: {} },
    }
    expect(await load(file, priceMap)).toMatchObject({ added: 0, changed: 2, unchanged: 0 })
    expect(await rows(`SELECT code, brand, format FROM products WHERE code = 'A1'`)).toEqual([
      { code: 'A1', brand: 'Orto del Borgo', format: '700 g' },
    ])
    expect(await rows('SELECT price_cents FROM prices ORDER BY product_id')).toEqual([
      { price_cents: 149 },
      { price_cents: 450 },
      { price_cents: 199 },
    ])
  })

  test('in Windows-1252 with tabs and GTIN keys is read with its accents, and without a price', async () => {
    expect(await load(fixture('schede-1252.csv'), sheetMap)).toMatchObject({
      added: 2,
      refused: 0,
      refusedFile: null,
    })
    const sheets = await rows('SELECT code, name, details, content FROM products ORDER BY code')
    expect(sheets).toEqual([
      {
        code: '2000000000022',
        name: "Caffè d'orzo solubile",
        content: 0.12,
        details: { ingredients: 'Orzo tostato, perché no', nutrition: [{ name: 'Grassi', value: '1,5' }] },
      },
      { code: '2000000000039', name: 'Tè verde — bustine', content: 20, details: { ingredients: 'Tè' } },
    ])
    expect(await rows('SELECT count(*) FROM prices')).toEqual([{ count: 0 }])
  })

  test('without code or GTIN is identified by the set of columns that the map gives', async () => {
    const file = join(reportDir, 'nomi.csv')
    await writeFile(file, 'nome,formato,prezzo\nMele,1 kg,2\nMele,2 kg,3.5\nmele,1  KG,2\n')
    const map = {
      key: ['nome', 'formato'],
      columns: { name: 'nome', format: 'formato', price: 'prezzo' },
      vat: { default: 4 },
    }
    expect(await load(file, map)).toMatchObject({ added: 2, refused: 1 })
    expect(await load(file, map)).toMatchObject({ added: 0, unchanged: 2, refused: 1 })
  })

  test('that is truncated leaves the shop unchanged', async () => {
    const file = join(reportDir, 'rotto.json')
    await writeFile(file, '[{"codice":"B1","nome":"Buono"},{"codice":"B2","no')
    const map = { key: 'code', columns: { code: 'codice', name: 'nome' }, vat: { default: 10 } }
    await expect(load(file, map)).rejects.toThrow(/non si legge dal record/)
    expect(await rows('SELECT count(*) FROM products')).toEqual([{ count: 0 }])
  })

  test('whose map names a missing column is refused with the existing columns', async () => {
    const map = { ...scaffaleMap, columns: { ...scaffaleMap.columns, price: 'costo' } }
    await expect(load(fixture('scaffale.csv'), map)).rejects.toThrow(/«costo».*codice, nome, marca/)
  })
})

describe('a map', () => {
  test('without a required part is refused with its name', async () => {
    const file = join(reportDir, 'mappa.json')
    await writeFile(file, JSON.stringify({ key: 'code', columns: { name: 'nome', code: 'c' }, vat: {} }))
    await expect(readMap(file, productsKind)).rejects.toThrow(/«vat/)
    const keyless = { key: 'gtin', columns: { name: 'nome', gtin: null }, vat: { default: 10 } }
    await expect(load(fixture('scaffale.csv'), keyless)).rejects.toThrow(/columns.gtin/)
  })
})
