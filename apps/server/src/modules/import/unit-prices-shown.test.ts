import { listProducts } from '@cambusa/contract/catalogue/product'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { runs, testSeed } from '../../testing/extent.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { productsKind } from './kinds/products/products.ts'

const COLUMNS = [
  'codice',
  'nome',
  'iva',
  'formato',
  'tipologia',
  'peso sgocciolato',
  'prezzo',
  'prezzo unitario',
]
const HEAD = [...COLUMNS, 'unità del prezzo'].join(';')

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ fill: buildShop })
})

/** Units of a unit price in files: the unit that the shop shows, and its amount. */
const UNITS: Readonly<Record<string, readonly [unit: string | undefined, size: number]>> = {
  kg: ['kg', 1],
  KG: ['kg', 1],
  '€/l': ['l', 1],
  l: ['l', 1],
  pz: ['pz', 1],
  '100 g': ['kg', 0.1],
  conf: [undefined, 1],
}

interface FileRow {
  name: string
  format: string
  kind: string
  drained: string
  price: string
  /** Euros, as written. */
  unitPrice: string
  unit: string
}

const comma = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')
const cents = fc.oneof(fc.integer({ min: 2, max: 3_000 }), fc.integer({ min: 2, max: 50_000 }))
const named = fc.constantFrom(...Object.keys(UNITS))

/** Packs whose price, content and unit price agree up to rounding, nearly agree, or contradict each other. */
const pack = fc
  .record({
    cents,
    size: fc.constantFrom(0.125, 0.6, 1.7, 7, 46, 80, 125, 240, 300, 500, 750, 792, 1_000, 1_500, 5_000),
    count: fc.constantFrom(1, 1, 2, 3, 4, 6, 24),
    isLiquid: fc.boolean(),
    way: fc.nat(9),
    slip: fc.constantFrom(1, 1, 1, 1, 1.004, 1.02, 1.5, 0.2, 10, 0.1, 12, 1_000),
    per: fc.constantFrom('each', 'all', 'pieces'),
    isCut: fc.boolean(),
    unit: named,
  })
  .map(({ cents: price, size, count, isLiquid, way, slip, per, isCut, unit }): FileRow => {
    const [small, large] = isLiquid ? ['ml', 'l'] : ['g', 'kg']
    const n = String(size).replace('.', ',')
    const ways = [
      `${count} x ${n} ${small}`,
      `${count}x${n}${small}`,
      `${n} ${small} x ${count}`,
      `${small.toUpperCase()}.${n}X${count}`,
      `conf. ${count} x ${n} ${small}`,
      `${count} pezzi ${n} ${small}`,
      `${n} ${small} ${count} pz`,
      `${count} bottiglie da ${n} ${small}`,
      `${count} pz`,
      `${String(size / 1_000).replace('.', ',')} ${large}`,
    ]
    const content = per === 'pieces' ? count : (size * (per === 'all' ? count : 1)) / 1_000
    const told = (price / content) * slip * (UNITS[unit]?.[1] ?? 1)
    const unitPrice = comma(isCut ? Math.floor(told) / 100 : Math.round(told) / 100, 2)
    const base = { kind: '', drained: '', price: comma(price / 100, 2), unitPrice, unit }
    return way % 2 === 0
      ? { ...base, name: `Merce ${ways[way]}`, format: '' }
      : { ...base, name: 'Merce', format: ways[way] ?? '' }
  })

const hostile = fc.record({
  name: fc.constantFrom(
    'Pannolini 5 11-25 Kg 28 pz',
    'Bicchieri 250 ml 50 pz',
    'Crema SPF 50+ 75 ml',
    'Tovaglia 12 x 20 cm',
    '4 Gelati 240 g',
    'Tè 20 filtri da 1,7 g',
    'Gioco anni 3+',
    'Merce 33x33 T5',
  ),
  format: fc.oneof(
    fc.constantFrom(
      '',
      '',
      '-5 g',
      '1e3',
      'NaN',
      '1.000.000 kg',
      '1/2 kg',
      '½ l',
      '2+1',
      '0 g',
      '1.0 pz',
      '400 g sgocciolato 240 g',
    ),
    fc.string({ unit: fc.constantFrom(...'0123456789,.x+-/ gklmpz'), maxLength: 14 }),
  ),
  kind: fc.constantFrom('', '', '', 'Sfuso', 'Confezione'),
  drained: fc.constantFrom('', '', '', '240', '12,5', '0'),
  price: fc.oneof(
    cents.map((value) => comma(value / 100, 2)),
    fc.constantFrom(
      '0,00507',
      '0,01',
      '16,63 € / kg',
      '1,29 €/100 g',
      '0,35 cad',
      '€ 1.234,50',
      '1e3',
      '-5',
      '3,4799999',
      '',
      '9,90 € / l',
    ),
  ),
  unitPrice: fc.oneof(
    cents.map((value) => comma(value / 100, 2)),
    fc.constantFrom('0', '', '0,005', '-3', 'NaN', '1e3', '9999999', '0,4'),
  ),
  unit: fc.oneof(named, fc.constantFrom('', 'rotolo', 'g')),
})

const isFree = (text: string) => text.replace(/[;"\n]/g, ' ')

async function load(rows: readonly FileRow[]) {
  await shop.database.pool.query(
    'TRUNCATE products, categories, prices, price_history RESTART IDENTITY CASCADE',
  )
  const lines = rows.map(({ name, format, kind, drained, price, unitPrice, unit }, place) =>
    [`C${place}`, name, '4', format, kind, drained, price, unitPrice, unit].map(isFree).join(';'),
  )
  const answer = await importBytes(shop.database.pool, productsKind, [HEAD, ...lines].join('\n'))
  await shop.catalogue.refresh()
  const { data } = await shop.shopper().call(listProducts, { query: { page_size: 500 } })
  const codes = await shop.database.pool.query<{ id: number; code: string }>(
    'SELECT id::int, code FROM products',
  )
  const positionOf = new Map(codes.rows.map(({ id, code }) => [id, Number(code.slice(1))]))
  const cards = new Map(data?.products.map((card) => [positionOf.get(card.productId) ?? -1, card]))
  const linesOf = (told: readonly string[], field: string) =>
    new Set(told.filter((line) => line.includes(`,${field},`)).map((line) => Number.parseInt(line, 10) - 2))
  const refused = new Set(answer.refusals.map((line) => Number.parseInt(line, 10) - 2))
  return { cards, refused, remarked: linesOf(answer.remarks, 'unitPrice') }
}

test('every unit price shown is that of the file up to rounding, or none is shown and a remark says why', async () => {
  let shown = 0
  let silent = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(pack, pack, hostile), { minLength: 150, maxLength: 250 }),
      async (rows) => {
        const { cards, refused, remarked } = await load(rows)
        for (const [place, row] of rows.entries()) {
          const card = cards.get(place)
          expect(card !== undefined, `loaded or refused: ${JSON.stringify(row)}`).toBe(!refused.has(place))
          const told = Number(row.unitPrice.replace(',', '.'))
          if (card === undefined || card.price === null || !(told > 0)) continue
          const about = JSON.stringify({ row, price: card.price, unitPrice: card.unitPrice })
          if (card.unitPrice === null) {
            expect(remarked, about).toContain(place)
            silent += 1
            continue
          }
          const [unit, size] = UNITS[row.unit] ?? [card.unitPrice.unit, row.unit === 'g' ? 0.001 : 1]
          expect(card.unitPrice.unit, about).toBe(unit)
          // Price and both unit prices are whole cents: half a cent of the price changes the unit price by price ÷
          // content.
          const rounding = 1 / size + (0.5 * card.unitPrice.price) / card.price
          const apart = Math.abs(card.unitPrice.price * 100 - (told * 100) / size)
          expect(apart, about).toBeLessThanOrEqual(rounding + 1e-6)
          shown += 1
        }
      },
    ),
    // A failure reports its row: shrinking would load hundreds of files.
    { numRuns: runs(8), seed: testSeed, endOnFailure: true },
  )
  expect(Math.min(shown, silent), 'both happen').toBeGreaterThan(50)
}, 240_000)
