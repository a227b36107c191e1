import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { productsKind } from './products.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() =>
  database.pool.query(
    'TRUNCATE products, categories, prices, price_history, price_lists RESTART IDENTITY CASCADE',
  ),
)

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, productsKind, file, options)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const dirty = () => readFile(join(import.meta.dirname, '../../fixtures/sporco.csv'), 'utf8')

test('a file of gift certificates sets their values, and they are outside of VAT', async () => {
  const file =
    'codice;nome;iva;prezzo;valore del buono\nG1;Buono;;50;50,00\nG2;Buono;0%;45;50\nG3;Buono;22;50;50\nP1;Pane;4;2;\n'
  const { counts, refusals } = await load(file)
  expect(counts).toEqual({ ...none, added: 3, refused: 1 })
  expect(refusals.join()).toContain('fuori campo IVA')
  expect(
    await rows('SELECT code, vat_rate AS vat, gift_value_cents AS worth FROM products ORDER BY 1'),
  ).toEqual([
    { code: 'G1', vat: 0, worth: 5_000 },
    { code: 'G2', vat: 0, worth: 5_000 },
    { code: 'P1', vat: 4, worth: null },
  ])
  expect((await load(file)).counts).toMatchObject({ unchanged: 3, changed: 0 })
})

describe('codes that differ in leading zeros', () => {
  const shop = 'codice;nome;iva;prezzo\n00123;Pane;4;2\n00124;Riso;4;3\n7;Sale;10;1\n'

  test('are not loaded a second time if a spreadsheet dropped the zeros, and a full file leaves them on sale', async () => {
    await load(shop)
    const { counts, refusals } = await load(
      'codice;nome;iva;prezzo\n123;Pane;4;9\n124;Riso;4;3\n7;Sale;10;1\n',
      {
        full: true,
      },
    )
    expect(counts).toEqual({ ...none, unchanged: 1, refused: 2 })
    expect(refusals.join()).toContain("nel negozio c'è 00123")
    expect(await rows('SELECT code FROM products WHERE is_active ORDER BY 1')).toEqual(
      ['00123', '00124', '7'].map((code) => ({ code })),
    )
  })

  test('are two products if the file has both; one with more zeros than the shop’s gets a remark', async () => {
    await load(shop)
    const both = await load('codice;nome;iva;prezzo\n00123;Pane;4;2\n123;Pane rosso;4;2\n')
    expect(both.counts).toMatchObject({ added: 1, refused: 0 })
    const more = await load('codice;nome;iva;prezzo\n007;Sale;10;1\n')
    expect(more.counts).toMatchObject({ added: 1, refused: 0 })
    expect(more.remarks.join()).toContain("c'è anche 7, uguale")
  })
})

describe('a dirty file of products', () => {
  test('is repaired where that is certain', async () => {
    const { counts } = await load(`\ufeff${await dirty()}`)
    expect(counts).toEqual({ ...none, added: 7, refused: 11 })
    const products = await rows(`
      SELECT p.code, p.gtin, p.name, p.vat_rate AS vat, p.kind, c.slug, x.price_cents AS cents
      FROM products p JOIN categories c ON c.id = category_id LEFT JOIN prices x ON x.product_id = p.id ORDER BY 1`)
    expect(products.map((row) => Object.values(row).join(' | '))).toEqual([
      'S01 | 2000000000015 | Perché no? caffè | 10 | Pezzo | dispensa/caffe | 129',
      'S02 |  | Tonno & fagioli è buono | 10 | Pezzo | dispensa/conserve | 123450',
      'S03 | 0012000000003 | Riso | 4 | Pezzo | dispensa | 200',
      'S11 |  | Senza categoria | 10 | Pezzo | altri-prodotti | 100',
      'S12 |  | Senza prezzo | 10 | Pezzo | dispensa | ',
      'S13 |  | Virgolette "strane" nel nome | 10 | Pezzo | dispensa | 100',
      'S15 |  | Formaggio fresco | 4 | Sfuso | banco/formaggi | 150',
    ])
  })

  test('gets remarks on what was repaired', async () => {
    const { remarks } = await load(await dirty())
    expect(remarks).toEqual([
      '2,name,PerchÃ© no?  caffÃ¨,Perché no? caffè,lettere accentate lette male',
      '3,name,Tonno &amp; fagioli &egrave; buono,Tonno & fagioli è buono,codici HTML al posto delle lettere',
      '4,gtin,12000000003,0012000000003,il foglio di calcolo aveva cambiato le cifre',
      '4,vatRate,"0,04",4%,aliquota scritta in altro modo',
      '12,category,,Altri prodotti,senza categoria',
      '14,price,N/D,,non dice nulla: considerato vuoto',
    ])
  })

  test('is refused where repair is not certain, each row with its reason', async () => {
    const { refusals } = await load(await dirty())
    expect(refusals).toEqual([
      '5,gtin,2000000000011,non è un codice EAN valido (cifra di controllo)',
      '6,gtin,"8,00001E+12",il foglio di calcolo ha perso le ultime cifre: formatta la colonna come testo',
      '7,name,,manca',
      '8,price,"-1,00",deve essere maggiore di zero',
      '9,price,"0,00",deve essere maggiore di zero',
      '10,price,8000000000015,deve essere al massimo 100000',
      expect.stringContaining('11,vatRate,20,"aliquota IVA non ammessa (4, 5, 10, 22); se è un codice'),
      "13,code,S01,c'è già alla riga 2",
      '16,kind,Bancale,"deve essere Pezzo, Confezione o Sfuso"',
      "19,gtin,2000000000015,c'è già alla riga 2",
      '20,price,"12,3,4",non è un numero',
    ])
  })

  test('keeps names of 300 characters whole and refuses longer ones', async () => {
    const name = 'Pasta '.repeat(50).trim().padEnd(300, 'a')
    const { counts, refusals } = await load(`codice;nome;iva\nA;${name};4\nB;${name}a;4\n`)
    expect(counts).toEqual({ ...none, added: 1, refused: 1 })
    expect(refusals).toEqual([expect.stringContaining('più di 300 caratteri')])
    expect(await rows('SELECT length(name) AS n FROM products')).toEqual([{ n: 300 }])
  })

  test('with impossible values loses those rows, not the whole file', async () => {
    const line = (values: Record<string, string>) =>
      ['code', 'nome', 'iva', 'categoria', 'formato', 'prezzo unitario', 'unità del prezzo', 'prezzo']
        .map(
          (column) =>
            values[column] ?? ({ nome: 'Nome', iva: '4', prezzo: '1' } as Record<string, string>)[column],
        )
        .join(';')
    const { counts, refusals } = await load(
      [
        'code;nome;iva;categoria;formato;prezzo unitario;unità del prezzo;prezzo',
        line({ code: 'A', formato: '99999999999999 kg' }),
        line({ code: 'B', 'prezzo unitario': '0,0000001', 'unità del prezzo': 'kg', prezzo: '99999' }),
        line({ code: 'D', categoria: 'c'.repeat(4000) }),
        line({ code: 'E'.repeat(4000) }),
      ].join('\n'),
    )
    expect(counts).toEqual({ ...none, added: 1, refused: 3 })
    expect(refusals.map((text) => text.split(',').at(-1))).toEqual([
      '5 l o 10 pz"',
      'più di 200 caratteri',
      'più di 60 caratteri',
    ])
  })

  test('gets a remark on an EAN of another product', async () => {
    await load('codice;nome;iva;ean\nA;Pane;4;2000000000015\n')
    const { remarks } = await load('codice;nome;iva;ean\nB;Pane;4;2000000000015\n')
    expect(remarks).toEqual(['2,gtin,2000000000015,,ha lo stesso EAN del prodotto A'])
  })

  test('identifies a product without a code by its name', async () => {
    const map = { key: ['nome'], vat: 4 }
    await load('nome;ean\nPane;2000000000015\n', { map })
    const { remarks } = await load('nome;ean\nRiso;2000000000015\n', { map })
    expect(remarks).toEqual(['2,gtin,2000000000015,,ha lo stesso EAN del prodotto Pane'])
  })

  test('with several rows of one name, which is its key, gives the reason and what to do', async () => {
    const file = 'nome;formato;iva\nPasta;500 g;4\nPasta;1 kg;4\n'
    const { counts, refusals } = await load(file, { map: { key: ['nome'] } })
    expect(counts).toEqual({ ...none, added: 1, refused: 1 })
    expect(refusals).toEqual([
      expect.stringMatching(/^3,nome,Pasta,.*alla riga 2: .* per nome\. .*la colonna del formato.*di codici/),
    ])
    expect((await load(file, { map: { key: ['nome', 'formato'] } })).refusals).toEqual([])
  })

  test('without a required column is refused with its name and what to do', async () => {
    await expect(load('codice;prezzo\nA;1\n')).rejects.toThrow(/manca la colonna «nome»/)
    await expect(load('nome;iva\nA;4\n')).rejects.toThrow(/manca la colonna «codice»/)
    await expect(load('codice;nome\nA;B\n')).rejects.toThrow(/manca l'aliquota: colonna iva/)
  })
})

describe('a full file of products', () => {
  const file = (codes: readonly number[]) =>
    `codice;nome;iva;prezzo\n${codes.map((code) => `A${code};Nome ${code};4;1,00`).join('\n')}`
  const range = (count: number) => Array.from({ length: count }, (_, i) => i)
  const active = async () => (await rows('SELECT count(*) FILTER (WHERE is_active) AS n FROM products'))[0].n

  test('takes off sale what it does not name, and puts what returns on sale again', async () => {
    await load(file(range(100)))
    const prices = await rows('SELECT * FROM price_history')
    expect((await load(file(range(90)), { full: true })).counts).toEqual({
      ...none,
      removed: 10,
      unchanged: 90,
    })
    expect(await active()).toBe(90)
    expect((await load(file(range(100)), { full: true })).counts).toEqual({
      ...none,
      changed: 10,
      unchanged: 90,
    })
    expect(await active()).toBe(100)
    expect(await rows('SELECT * FROM price_history')).toEqual(prices)
  })

  test('that would take off too much is refused, unless forced', async () => {
    await load(file(range(100)))
    await expect(load(file(range(70)), { full: true })).rejects.toThrow(
      /non nomina 30 voci su 100 \(30%\).*--force/,
    )
    expect(await active()).toBe(100)
    expect((await load(file(range(70)), { full: true, maxMissing: 1 })).counts).toMatchObject({ removed: 30 })
  })

  test('does not take off what a refused row names', async () => {
    await load(file([1, 2, 3]))
    const { counts } = await load('codice;nome;iva;prezzo\nA1;Uno;4;1\nA2;;4;1\n', { full: true })
    expect(counts).toMatchObject({ refused: 1, removed: 1 })
    expect(await rows('SELECT code FROM products WHERE is_active ORDER BY 1')).toEqual([
      { code: 'A1' },
      { code: 'A2' },
    ])
  })

  test('sends one notification, and versions of product sheets are written for real changes only', async () => {
    await load(file(range(30)))
    const client = await database.pool.connect()
    let announced = 0
    client.on('notification', () => (announced += 1))
    await client.query('LISTEN catalogue_changed')
    await load(file(range(30)).replace('Nome 7', 'Nome nuovo').replace('Nome 8;4;1,00', 'Nome 8;4;1,10'))
    await load(file(range(30)).replace('Nome 7', 'Nome nuovo').replace('Nome 8;4;1,00', 'Nome 8;4;1,10'))
    await client.query('SELECT 1')
    client.release(true)
    expect(announced).toBe(1)
    expect(await rows('SELECT changes FROM product_versions ORDER BY id')).toEqual([
      { changes: { name: ['Nome 7', 'Nome nuovo'] } },
    ])
    expect(await rows('SELECT count(*) AS n FROM price_history')).toEqual([{ n: 31 }])
  })
})
