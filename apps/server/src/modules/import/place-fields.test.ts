import { describe, expect, test } from 'vitest'
import { checkMap } from './column-map.ts'
import { saysCents } from './column-names.ts'
import { MapNeeded, type ProposedMap } from './map-needed.ts'
import { placeFields } from './place-fields.ts'
import { importKinds } from './kinds.ts'

const TODAY = '2026-11-23'
const kindOf = (name: string) => importKinds.find((kind) => kind.name === name)!
const place = (columns: string[], rows: string[][] = [], map?: object, kind = 'products') => {
  const given = map === undefined ? undefined : checkMap(map, kindOf(kind), 'mappa')
  const { places: found } = placeFields(kindOf(kind), given, { columns, sample: rows }, TODAY)
  return Object.fromEntries(
    [...found].map(([field, { places }]) => [field, places.length === 1 ? places[0] : places]),
  )
}
const proposed = (columns: string[], rows: string[][], kind = 'products'): ProposedMap => {
  try {
    place(columns, rows, undefined, kind)
  } catch (error) {
    if (error instanceof MapNeeded) return error.proposal
    throw error
  }
  throw new Error('no map was needed')
}

describe('columns are recognised by their names', () => {
  test.each([
    [
      ['Codice Articolo', 'DESCRIZIONE', 'Aliquota IVA', 'PREZZO_VENDITA'],
      ['code', 'name', 'vatRate', 'price'],
    ],
    [
      ['productCode', 'Product Name', 'VAT', 'Retail price (€)'],
      ['code', 'name', 'vatRate', 'price'],
    ],
    [
      ['cod. art.', 'Nome del prodotto', '% IVA', 'Prezzo (IVA inclusa)'],
      ['code', 'name', 'vatRate', 'price'],
    ],
    [
      ['Art.', 'Descr.', 'IVA', 'Prz. vend. (IVA incl.)'],
      ['code', 'name', 'vatRate', 'price'],
    ],
    [
      ['EAN-13', 'Títolo', 'iva', 'p.v.p.'],
      ['gtin', 'name', 'vatRate', 'price'],
    ],
  ])('%j', (columns, fields) => {
    expect(place(columns)).toEqual(Object.fromEntries(fields.map((field, at) => [field, at])))
  })

  test('also abbreviated, in each kind', () => {
    expect(place(['Art.', 'Descr.', 'IVA', 'Rep.', 'Sottorep.'])).toMatchObject({ category: [3, 4] })
    expect(place(['Cod. art.', 'Giac.'], [], undefined, 'stock')).toMatchObject({ code: 0, quantity: 1 })
    expect(place(['E-mail', 'Cod. cliente'], [], undefined, 'customers')).toMatchObject({ codInt: 1 })
  })

  test('of every kind: by the names of its own fields', () => {
    for (const kind of importKinds) {
      const fields = Object.entries(kind.fields).filter(([, { shape }]) => shape === undefined)
      const columns = fields.map(([name]) => name.replaceAll(/([A-Z])/g, ' $1').toUpperCase())
      expect(place(columns, [], undefined, kind.name), kind.name).toEqual(
        Object.fromEntries(fields.map(([name], at) => [name, at])),
      )
    }
  })

  test('but a price without VAT is no price', () => {
    expect(
      place(['codice', 'nome', 'iva', 'Prezzo (IVA esclusa)'], [['A1', 'Pane', '4', '']]),
    ).not.toHaveProperty('price')
  })

  test('but not by an empty name: «al» without stop words is empty', () => {
    const columns = ['promo', 'dal', '', 'codice', 'prezzo']
    expect(() => place(columns, [], {}, 'promotions')).toThrow('manca la colonna «al»')
  })

  test('beside a map that gives the rest, in few words or by number; null disables a column', () => {
    const columns = ['', 'Product', 'Category', 'prezzo', 'marca']
    const found = place(columns, [], {
      category: 'category',
      code: 'colonna 1',
      columns: { brand: null },
      vat: 22,
    })
    expect(found).toEqual({ code: 0, name: 1, category: 2, price: 3 })
  })
})

test.each<[string, boolean]>([
  ['price_cents', true],
  ['priceCents', true],
  ['Prezzo in centesimi di euro', true],
  ['price_eur_cents', true],
  ['Prezzo (eurocent)', true],
  ['Prezzo (euro, cent)', false],
  ['Prezzo € e centesimi', false],
  ['Prezzo al centro', false],
  ['Prezzo', false],
])('whether «%s» says cents: %s', (name, isInCents) => {
  expect(saysCents(name)).toBe(isInCents)
})

describe('if names are not enough', () => {
  const rows = Array.from({ length: 30 }, (_, at) => [
    String(at),
    `Biscotti numero ${at} al latte`,
    at % 2 === 0 ? 'Forno' : 'Dispensa',
    `${at},50`,
    `X-${at}7`,
  ])

  test('a map is proposed from the values of the first rows; a row counter is not a code', () => {
    const { map, needs, guessed } = proposed(['', 'merce', 'scaffale', 'euro al pezzo', 'k'], rows)
    expect(needs).toEqual([])
    expect(map).toEqual({
      columns: { price: 'euro al pezzo', code: 'k', name: 'merce', category: 'scaffale' },
      vat: { default: 22 },
    })
    expect(guessed).toHaveLength(4)
  })

  test('of two similar names the one with numbers is proposed', () => {
    const columns = ['codice', 'nome', 'iva', 'Prezzo', 'Prezzo [€]']
    expect(proposed(columns, [['A1', 'Pane', '4', '€ 1,50 al pezzo', '1.50']]).map.columns['price']).toBe(
      'Prezzo [€]',
    )
    expect(() => place(columns, [['A1', 'Pane', '4', '1,50', '1.50']])).toThrow('«Prezzo» (colonne 4 e 5)')
  })

  test.each([
    [['Prezzo netto', 'Prezzo lordo'], 'Prezzo lordo'],
    [['Prezzo acquisto', 'Prezzo listino 1', 'Prezzo listino 2'], 'Prezzo listino 1'],
    [['Costo ultimo', 'Importo vendita'], 'Importo vendita'],
    [['Prz. acq.', 'Prz. listino'], 'Prz. listino'],
    [['Prezzo promo', 'Prezzo pieno'], 'Prezzo pieno'],
    [['Preis netto', 'Preis brutto'], 'Preis brutto'],
  ])('of %j the price that customers pay is proposed', (prices, price) => {
    const row = ['A1', 'Pane', '4', ...prices.map((_, at) => `${at + 1},50`)]
    expect(proposed(['codice', 'nome', 'iva', ...prices], [row]).map.columns['price']).toBe(price)
  })

  test('a unit price without a price is proposed as the price, and a unit beside one as its unit', () => {
    const rows = [['A1', 'Pane', '4', '1,50', 'kg', '0,75']]
    const sold = proposed(['codice', 'nome', 'iva', 'unit_price'], rows)
    expect(sold.map.columns).toMatchObject({ price: 'unit_price', unitPrice: null })
    const beside = proposed(['codice', 'nome', 'x', 'price_per_unit', 'unit', 'price'], rows)
    expect(beside.map.columns).toMatchObject({ unitPriceUnit: 'unit', unit: null, price: 'price' })
  })

  test.each([
    'Prezzo netto',
    'Prz. acq. (IVA incl.)',
    'Costo ultimo',
    'Prezzo IVA esclusa',
    'Prezzo di acquisto (€)',
    'Prezzo scontato',
  ])(
    'a file with no other price than «%s» is not loaded without a word, and the price is not guessed',
    (name) => {
      const { map, needs } = proposed(['codice', 'nome', 'iva', name], [['A1', 'Pane', '4', '1,50']])
      expect(map.columns).not.toHaveProperty('price')
      expect(needs.join()).toContain(`"columns": {"price": "${name}"}`)
      expect(place(['codice', 'nome', 'iva', name], [], { price: name })).toMatchObject({ price: 3 })
      expect(place(['codice', 'nome', 'iva', name], [], { columns: { price: null } })).not.toHaveProperty(
        'price',
      )
    },
  )

  test.each([
    ['customers', ['chi', 'contatto'], [['Anna', 'anna@example.com']], { login: 'contatto' }],
    ['prices', ['barre', 'euro'], [['2000000000015', '1,50']], { gtin: 'barre', price: 'euro' }],
    [
      'stock',
      ['sku', 'q'],
      [
        ['A1', '12'],
        ['A2', '3'],
      ],
      { code: 'sku', quantity: 'q' },
    ],
  ])('also for %s', (kind, columns, sample, expected) => {
    expect(proposed(columns, sample, kind).map.columns).toEqual(expected)
  })

  test('what cannot be found is reported with what to write', () => {
    expect(() => place(['a', 'b'], [], { vat: 22 })).toThrow('manca la colonna «nome»')
    expect(() => place(['codice', 'nome'], [], {})).toThrow(
      `manca l'aliquota: colonna iva, oppure "vat": {"default": 22}`,
    )
    expect(() => place(['x'], [], {}, 'stock')).toThrow('manca la colonna «codice» (oppure «ean»)')
  })
})

describe('a map', () => {
  test('with other columns or the EAN as the key ignores a column of codes', () => {
    const columns = ['codice', 'nome', 'formato', 'ean']
    expect(place(columns, [], { key: ['nome', 'formato'], vat: 4 })).toEqual({ name: 1, format: 2, gtin: 3 })
    expect(place(columns, [], { key: 'gtin', vat: 4 })).not.toHaveProperty('code')
    expect(place(columns, [], { key: 'code', vat: 4 })).toMatchObject({ code: 0 })
  })

  test('of two words is enough for a file without codes: the name identifies its products', () => {
    const given = checkMap({ category: 'Category', vat: 22 }, kindOf('products'), 'mappa')
    const columns = ['', 'Product', 'Category', 'Product Price [€]', 'format']
    const { settings } = placeFields(kindOf('products'), given, { columns, sample: [] }, TODAY)
    expect(settings).toEqual({ vat: { default: 22 }, key: ['Product', 'format'] })
  })

  test('that names a missing column or an unknown field gets the existing ones in the message', () => {
    expect(() => place(['codice', 'nome', 'iva'], [], { price: 'costo' })).toThrow(
      /«costo».*codice, nome, iva/,
    )
    expect(() => place(['codice'], [], { columns: { prezzo: 'p' } })).toThrow(/prezzo.*price/)
  })

  test('is not printed in full if the header is very long', () => {
    const columns = [
      'x'.repeat(5_000_000),
      ...Array.from({ length: 9_000 }, (_, at) => `colonna lunga ${at}`),
    ]
    let sentence = ''
    try {
      place(columns, [], { price: 'y'.repeat(100_000) })
    } catch (error) {
      sentence = (error as Error).message
    }
    expect(sentence.length).toBeGreaterThan(50)
    expect(sentence.length).toBeLessThan(1_500)
  })
})
