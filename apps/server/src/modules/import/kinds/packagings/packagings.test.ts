import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { productsKind } from '../products/products.ts'
import { packagingsKind } from './packagings.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.pool.query('TRUNCATE packagings, products RESTART IDENTITY CASCADE'))

const load = (file: string | Buffer, options = {}) =>
  importBytes(database.pool, packagingsKind, file, options)
const rows = async () =>
  (
    await database.pool.query(
      `SELECT code || '|' || descr || '|' || cost_cents || '|' || vat_rate || '|' || is_deposit || '|' || is_active AS row
       FROM packagings ORDER BY id`,
    )
  ).rows.map(({ row }) => row)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const FILE = 'codice;nome;costo;iva;a rendere\nCASSA;Cassa a rendere;4,50;;sì\nVASCA;Vaschetta;0,20;22%;no\n'

describe('a file of packagings', () => {
  test('is loaded from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    const files = await tableFiles([
      ['codice', 'nome', 'costo', 'a rendere'],
      ['CASSA', 'Cassa a rendere', '4,50', 'sì'],
    ])
    for (const [name, file] of files) {
      await database.pool.query('TRUNCATE packagings CASCADE')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 1 })
      expect(await rows()).toEqual(['CASSA|Cassa a rendere|450|0|true|true'])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 1 })
    }
  })

  test('changes only filled cells, and a deposit is outside of VAT', async () => {
    await load(FILE)
    expect(await rows()).toEqual([
      'CASSA|Cassa a rendere|450|0|true|true',
      'VASCA|Vaschetta|20|22|false|true',
    ])
    expect((await load('codice;costo;a rendere\nVASCA;0,25;sì\nCASSA;;\n')).counts).toEqual({
      ...none,
      changed: 1,
      unchanged: 1,
    })
    expect(await rows()).toEqual(['CASSA|Cassa a rendere|450|0|true|true', 'VASCA|Vaschetta|25|0|true|true'])
  })

  test('takes off with --full what it does not name; named again it is back', async () => {
    await load(FILE)
    expect((await load('codice;costo\nCASSA;4,50\n', { full: true })).counts).toEqual({
      ...none,
      removed: 1,
      unchanged: 1,
    })
    expect((await rows())[1]).toBe('VASCA|Vaschetta|20|22|false|false')
    expect((await load('codice\nVASCA\n')).counts).toEqual({ ...none, changed: 1 })
  })

  test('reports each refused row', async () => {
    const file = 'codice;nome;costo;iva;a rendere\nA;;1;;\nB;Bancale;;;\nC;Cesta;1;10;sì\nD;Damigiana;1;21;\n'
    expect((await load(file)).refusals).toEqual([
      '4,vatRate,10,il deposito di un imballo a rendere è fuori dall’IVA: lascia vuota l’aliquota',
      '5,vatRate,21,"aliquota IVA non ammessa (4, 5, 10, 22)"',
      '2,descr,A,per un imballo nuovo servono nome e costo',
      '3,cost,B,per un imballo nuovo servono nome e costo',
    ])
  })
})

describe('a file of products', () => {
  const loadProducts = (file: string) => importBytes(database.pool, productsKind, file)
  const told = async () =>
    (
      await database.pool.query(
        `SELECT p.code, g.code AS packaging, p.per_package AS "perPackage", p.daily_max AS "dailyMax",
           p.select_options AS options
         FROM products p LEFT JOIN packagings g ON g.id = p.packaging_id ORDER BY p.code`,
      )
    ).rows

  test('sets packaging, daily maximum and choices of a product', async () => {
    await load(FILE)
    const header = 'codice;nome;iva;prezzo;imballo;quantità per imballo;massimo al giorno;scelte\n'
    const { counts } = await loadProducts(
      `${header}C1;Caffè;22;5;;;4;Macinatura: In grani | Moka\nC2;Birra;22;1;cassa;12;;\n`,
    )
    expect(counts).toEqual({ ...none, added: 2 })
    const options = [{ name: 'Macinatura', parameterName: 'macinatura', values: ['In grani', 'Moka'] }]
    expect(await told()).toEqual([
      { code: 'C1', packaging: null, perPackage: null, dailyMax: 4, options },
      { code: 'C2', packaging: 'CASSA', perPackage: 12, dailyMax: null, options: [] },
    ])
    await loadProducts('codice;nome;iva;prezzo\nC1;Caffè;22;6\n')
    expect((await told())[0]).toMatchObject({ dailyMax: 4, options })
  })

  test('is refused if the packaging is unknown, its capacity is missing, or choices cannot be parsed', async () => {
    await load(FILE)
    const { refusals } = await loadProducts(
      `codice;nome;iva;imballo;quantità per imballo;massimo al giorno;scelte
C1;Uno;22;BOTTE;12;;
C2;Due;22;CASSA;;;
C3;Tre;22;;;0;
C4;Quattro;22;;;;Moka
`,
    )
    expect(refusals).toEqual([
      '2,packaging,BOTTE,l’imballo non c’è in questo negozio: caricalo prima con npm run import -- packagings',
      '3,perPackage,,manca',
      '4,dailyMax,0,deve essere maggiore di zero',
      '5,selectOptions,Moka,le scelte si scrivono «Macinatura: in grani | moka | espresso; Taglio: fine | grosso»',
    ])
  })
})
