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

const HEAD = 'codice;nome;iva;formato;prezzo;prezzo unitario;unità del prezzo'
const load = (lines: string[], map?: object, head = HEAD) =>
  importBytes(database.pool, productsKind, [head, ...lines].join('\n'), map === undefined ? {} : { map })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** 'A 0,5 kg 255' by code; '-' if there is none. */
const loaded = async () =>
  (
    await database.pool.query<{ code: string; content: string; unit: string; cents: number }>(
      `SELECT code, trim_scale(content) AS content, content_unit AS unit, price_cents AS cents
       FROM products p LEFT JOIN prices x ON x.product_id = p.id ORDER BY 1`,
    )
  ).rows.map(({ code, content, unit, cents }) => `${code} ${content ?? '-'} ${unit ?? '-'} ${cents ?? '-'}`)

describe('a price of products', () => {
  test('that rounding changes by more than 1 per cent is refused with both numbers', async () => {
    const { refusals, counts } = await load([
      'A;Grana;4;;0.00507;;',
      'B;Pane;4;;0.333;;',
      'C;Riso;4;;0.004;;',
    ])
    expect(counts).toMatchObject({ added: 1, refused: 2 })
    expect(refusals.map(plain)).toEqual([
      expect.stringContaining('0,00507 € diventa 0,01 € al centesimo'),
      expect.stringContaining('0,004 € diventa 0,00 € al centesimo'),
    ])
  })

  test('below 2 cents needs a column that allows it', async () => {
    const head = 'codice;nome;iva;prezzo;prezzo sotto i 2 centesimi'
    const { refusals } = await load(
      ['A;Sacchetto;4;0,01;', 'B;Sacchetto;4;0,01;sì', 'C;Pane;4;0,02;'],
      undefined,
      head,
    )
    expect(refusals.map(plain)).toEqual([expect.stringMatching(/^2,price.*0,01 € è sotto i 2 centesimi/)])
    expect(await loaded()).toEqual(['B - - 1', 'C - - 2'])
  })

  test('over ten times off unit price × format is refused; with a smaller contradiction no unit price is shown', async () => {
    const { refusals, remarks } = await load([
      'A;Farina;4;500 g;0,25;5,10;kg',
      'B;Farina;4;500 g;26,00;5,10;kg',
      'C;Farina;4;500 g;3,00;5,10;kg',
      'D;Farina;4;500 g;2,55;5,10;kg',
      'E;Farina;4;500 g;2,55;0;kg',
    ])
    expect(refusals.map(plain)).toEqual([
      expect.stringMatching(/^2,price.*0,25 € è oltre dieci volte lontano da 5,10 €\/kg × 0,5 kg = 2,55 €/),
      expect.stringMatching(/^3,price.*26,00 € è oltre dieci volte/),
    ])
    expect(remarks.map(plain)).toEqual([
      expect.stringMatching(/^4,unitPrice.*il file dice 5,10 €\/kg, prezzo e formato danno 6,00 €\/kg/),
    ])
    expect(await loaded()).toEqual(['C - - 300', 'D 0.5 kg 255', 'E 0.5 kg 255'])
  })

  test('of goods by weight equals its unit price, or the row is refused', async () => {
    const head = `${HEAD};tipologia`
    const { refusals } = await load(
      ['A;Mele;4;;2,40;2,40;kg;Sfuso', 'B;Mele;4;;0,72;2,40;kg;Sfuso', 'C;Mele;4;;2,40 €/kg;;;Sfuso'],
      undefined,
      head,
    )
    expect(refusals.map(plain)).toEqual([expect.stringMatching(/^3,price.*0,72 € al kg.*dice 2,40 €\/kg/)])
    expect(await loaded()).toEqual(['A - - 240', 'C - - 240'])
  })

  test('with the format «al kg» without a kind is per kilogram', async () => {
    const { remarks } = await load(['A;Mele;4;al kg;2,40;;', 'B;Pere;4;€/kg;2,60;2,60;kg'])
    const { rows } = await database.pool.query('SELECT kind FROM products ORDER BY code')
    expect(rows.map(({ kind }) => kind)).toEqual(['Sfuso', 'Sfuso'])
    expect(remarks).toHaveLength(2)
  })

  test('with the format «al kg» is refused for a product that the shop sells by the piece', async () => {
    await load(['A;Melone;4;;2,40;;', 'B;Anguria;4;;3,00;;'])
    const { refusals, counts } = await load(['A;Melone;4;al kg;0,99;;', 'B;Anguria;4;;3,10;;'])
    expect(counts).toMatchObject({ changed: 1, refused: 1 })
    expect(refusals).toEqual([expect.stringMatching(/^2,format,al kg,.*è Pezzo.*scrivi Sfuso nella colonna/)])
    expect(await loaded()).toEqual(['A - - 240', 'B - - 310'])
    const withKind = await load(['A;Melone;4;al kg;0,99;;;Sfuso'], undefined, `${HEAD};tipologia`)
    expect(withKind.refusals).toEqual([])
    const { rows } = await database.pool.query('SELECT kind FROM products ORDER BY code')
    expect(rows.map(({ kind }) => kind)).toEqual(['Sfuso', 'Pezzo'])
  })

  test('is not shown per kilogram if format and name give different contents', async () => {
    const { remarks } = await load([
      'A;Acqua 75 cl x 6;4;75 cl;3,30;;',
      'B;Biscotti 400 g;4;500 g;2,00;;',
      'C;Acqua 1,5 l fardello;4;1,5 l;2,70;;',
    ])
    expect(await loaded()).toEqual(['A 4.5 l 330', 'B - - 200', 'C - - 270'])
    expect(remarks.map((line) => line.slice(0, 8))).toEqual(['3,format', '4,format'])
  })

  test('given per kilogram is unit price × format, or the row is refused', async () => {
    const { refusals, remarks } = await load([
      'A;Mozzarella;4;3 x 100 g;16,63 € / kg;;',
      'B;Mozzarella;4;;16,63 € / kg;;',
      'C;Salvia;4;50 g;1,29 €/100 g;;',
      'D;Rasoio;22;;1,29 cad.;;',
      'E;Rasoi;22;6 pz;1,29 €/pz;;',
      'F;Rana;4;4 pz 125 g;8,00 €/kg;;',
    ])
    expect(await loaded()).toEqual(['A 0.3 kg 499', 'C 0.05 kg 65', 'D - - 129'])
    expect(refusals.map((line) => line.slice(0, 7))).toEqual(['3,price', '6,price', '7,price'])
    expect(plain(refusals[0] ?? '')).toContain(
      '16,63 €/kg è un prezzo per unità: per farne il prezzo serve un formato',
    )
    expect(remarks.map(plain)).toContainEqual(
      '2,price,16,63 € / kg,"4,99 €","prezzo per unità × contenuto, arrotondato al centesimo"'.replace(
        '16,63 € / kg',
        '"16,63 € / kg"',
      ),
    )
  })

  test.each([
    ['beside the columns', { price: { from: 'unitPrice × format' } }, {}],
    ['among the columns', {}, { price: { from: 'unitPrice x format' } }],
  ])('is made of unit price × format where the map says so, %s', async (_, beside, among) => {
    const columns = { code: 'codice', name: 'nome', vatRate: 'iva', format: 'formato', ...among }
    const map = {
      columns: { ...columns, unitPrice: 'prezzo unitario', unitPriceUnit: 'unità del prezzo' },
      ...beside,
    }
    const { refusals } = await load(
      [
        'A;Ravioli;4;300 g;0,001;6,95;kg',
        'B;Acqua;4;6 x 1,5 l;9;0,61;l',
        'C;Uova;4;6 pz;9;0,355;pz',
        'F;Acqua;4;6 x 1,5 l;9;0,21;l',
        'D;Sale;4;;9;1;kg',
        'E;Olio;4;1 l;;;',
      ],
      map,
    )
    expect(await loaded()).toEqual(['A 0.3 kg 209', 'B 9 l 549', 'C 6 pz 213', 'E 1 l -'])
    expect(refusals.map((line) => line.slice(0, 11))).toEqual(['5,unitPrice', '6,unitPrice'])
  })

  test('is refused with a map that would compute it from something else', async () => {
    const columns = { code: 'codice', name: 'nome', vatRate: 'iva' }
    await expect(load([], { columns, price: { from: 'format × 2' } })).rejects.toThrow('priceFrom')
  })
})

describe('the content of products', () => {
  test('is in the unit of the file, to the milligram', async () => {
    await load([
      'A;Ravioli;4;24 pezzi 792 g;5,50;6,95;kg',
      'B;Zafferano;10;0,6 g;1,49;2483,33;kg',
      'C;Gelati;10;;2,99;12,46;kg',
      'D;4 Gelati 240 g;10;;2,99;12,46;kg',
      'E;Tè;10;1,7 g;1,99;58,53;kg',
      'F;Tè 20 filtri da 1,7 g;10;1,7 g;1,99;58,53;kg',
    ])
    expect(await loaded()).toEqual([
      'A 0.792 kg 550',
      'B 0.6 g 149',
      'C 239.968 g 299',
      'D 0.24 kg 299',
      'F 0.034 kg 199',
    ])
  })

  test('is the drained weight, from its column or the format', async () => {
    const head = `${HEAD};peso sgocciolato`
    const { remarks } = await load(
      [
        'A;Tonno;10;400 g;1,20;5,00;kg;240',
        'B;Tonno;10;400 g sgocciolato 240 g;1,20;5,00;kg;',
        'C;Tonno;10;400 g;1,20;3,00;kg;240',
      ],
      undefined,
      head,
    )
    expect(await loaded()).toEqual(['A 0.24 kg 120', 'B 0.24 kg 120', 'C 0 - 120'])
    expect(remarks.map(plain)).toEqual([
      expect.stringContaining('il file dice 3,00 €/kg, prezzo e formato danno 5,00 €/kg'),
    ])
    const { rows } = await database.pool.query('SELECT drained_weight_grams AS g FROM products ORDER BY code')
    expect(rows.map(({ g }) => g)).toEqual([240, 240, 240])
  })

  test.each(['-5 g', '1e3 g', 'NaN kg', '1.000.000 kg'])('is refused as impossible: %s', async (format) => {
    const { refusals } = await load([`A;Pane;4;${format};1;;`])
    expect(refusals).toEqual([
      expect.stringMatching(/^2,format,.*non è un contenuto: scrivi per esempio 500 g/),
    ])
  })

  test('is unknown, with a remark why, if the file uses another kind of unit', async () => {
    const { remarks } = await load(['A;Carta 6 rotoli;22;;3,69;3,69;conf', 'B;Pane;4;;3,69;3,00;'])
    expect(await loaded()).toEqual(['A - - 369', 'B - - 369'])
    expect(remarks.map(plain)).toEqual([
      expect.stringContaining('il file dice 3,69 € (conf), prezzo e formato danno 0,62 €/pz'),
      expect.stringContaining('il file dice 3,00 €, ma il formato non dice un contenuto'),
    ])
  })
})
