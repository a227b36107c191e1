import { readFileSync } from 'node:fs'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, test } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { productsKind } from './kinds/products/products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ fill: buildShop })
})

/** A label as a person reads it. Quantities are in kg, l or pieces; NaN: ambiguous. */
interface Label {
  text: string
  isName: boolean
  cents: number
  unit: string
  content: number
  pieces: number
}

const UNITS: Readonly<Record<string, readonly [unit: string, perUnit: number]>> = {
  g: ['kg', 1_000],
  kg: ['kg', 1],
  ml: ['l', 1_000],
  cl: ['l', 100],
  l: ['l', 1],
  m: ['m', 1],
  pz: ['pz', 1],
}
const number = (text = '') => Number(text.replace(',', '.').replace('?', 'NaN'))

/** The labels of a shelf, computed without the shop's code. */
const labels: readonly Label[] = readFileSync(new URL('fixtures/prezzi-veri.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', price, packs, each, of = '', pieces = packs] = line
      .split('|')
      .map((cell) => cell.trim())
    const [unit, perUnit] = UNITS[of] ?? ['', 1]
    return {
      text: text.replace('=', ''),
      isName: text.startsWith('='),
      cents: Math.round(number(price) * 100),
      unit,
      content: (number(packs) * number(each)) / perUnit,
      pieces: unit === 'pz' ? number(packs) * number(each) : number(pieces),
    }
  })

/** One row of a file for a label: its price, its unit price and the unit of that. */
type Way = (label: Label) => [price: string, unitPrice: string, unit: string] | undefined
const euros = (cents: number) => (Math.round(cents) / 100).toFixed(2).replace('.', ',')
const isKnown = ({ content, unit }: Label) => content > 0 && unit !== 'm'
const isMeasured = (label: Label) => isKnown(label) && label.unit !== 'pz'

const WAYS: Readonly<Record<string, Way>> = {
  plain: ({ cents }) => [euros(cents), '', ''],
  told: (label) =>
    isKnown(label) ? [euros(label.cents), euros(label.cents / label.content), label.unit] : undefined,
  'per 100': (label) =>
    isMeasured(label)
      ? [
          euros(label.cents),
          euros(label.cents / label.content / 10),
          label.unit === 'kg' ? '100 g' : '100 ml',
        ]
      : undefined,
  'per piece': (label) =>
    label.pieces > 1 ? [euros(label.cents), euros(label.cents / label.pieces), 'pz'] : undefined,
  'per pack': ({ cents }) => [euros(cents), euros(cents), 'conf'],
  'per wash': ({ cents }) => [euros(cents), euros(cents / 30), 'lavaggio'],
  'a piece as price': ({ cents, pieces }) =>
    pieces > 1 ? [`${euros(cents / pieces)} €/pz`, '', ''] : undefined,
  'a kilogram as price': (label) =>
    isMeasured(label) ? [`${euros(label.cents / label.content)} €/${label.unit}`, '', ''] : undefined,
}
const MADE: Readonly<Record<string, Way>> = {
  'made of measures': (label) =>
    isKnown(label) ? ['', euros(label.cents / label.content), label.unit] : undefined,
  'made of pieces': ({ cents, pieces }) => (pieces > 1 ? ['', euros(cents / pieces), 'pz'] : undefined),
}

async function load(ways: Readonly<Record<string, Way>>, map?: object) {
  await shop.database.pool.query(
    'TRUNCATE products, categories, prices, price_history RESTART IDENTITY CASCADE',
  )
  const rows = Object.entries(ways).flatMap(([way, write]) =>
    labels.flatMap((label) => {
      const cells = write(label)
      return cells === undefined ? [] : [{ way, label, cells }]
    }),
  )
  const lines = rows.map(({ label: { text, isName }, cells }, at) =>
    [`C${at}`, isName ? text : 'Merce', '4', isName ? '' : text, ...cells].join(';'),
  )
  const head = 'codice;nome;iva;formato;prezzo;prezzo unitario;unità del prezzo'
  const { refusals, remarks } = await importBytes(
    shop.database.pool,
    productsKind,
    [head, ...lines].join('\n'),
    map === undefined ? {} : { map },
  )
  await shop.catalogue.refresh()
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) =>
      shop.shopper().call(listProducts, { query: { page_size: 500, page: at + 1 } }),
    ),
  )
  const ids = await shop.database.pool.query<{ id: number; code: string }>(
    'SELECT id::int, code FROM products',
  )
  const codeOf = new Map(ids.rows.map(({ id, code }) => [id, code]))
  const cards = new Map(
    pages.flatMap(({ data }) => data?.products ?? []).map((card) => [codeOf.get(card.productId), card]),
  )
  const has = (told: readonly string[], at: number) => told.some((line) => line.startsWith(`${at + 2},`))
  return rows.map(({ way, label, cells }, at) => ({
    way,
    label,
    cells,
    card: cards.get(`C${at}`),
    isTold: has(refusals, at) || has(remarks, at),
  }))
}

type Loaded = Awaited<ReturnType<typeof load>>[number]

/** What is wrong about a row in the shop; undefined if it is right, or left out with a remark. */
function wrong({ way, label, cells, card, isTold }: Loaded): string | undefined {
  const about = `${way}: «${label.text}» ${cells.join(' ')}`
  if (card === undefined) return isTold ? undefined : `${about} is gone`
  if (card.price === null || Math.abs(card.price * 100 - label.cents) > label.cents / 100)
    return `${about} costs ${card.price}`
  if (card.unitPrice === null) return isTold || cells[1] === '' ? undefined : `${about} is silent`
  const { price, unit } = card.unitPrice
  const content = unit === 'pz' ? label.pieces : unit === label.unit ? label.content : Number.NaN
  const exact = (card.price * 100) / content
  // A content computed from a unit price is only as exact as that one.
  const slack = cells[1] === '' ? 1 : 10 + exact / 100
  return Math.abs(price * 100 - exact) <= slack ? undefined : `${about} shows ${price} €/${unit}`
}

/** The share of the rows, by form, that show a unit price. */
const sharesShown = (rows: readonly Loaded[]) => (way: string) => {
  const written = rows.filter((row) => row.way === way)
  return written.filter(({ card }) => Boolean(card?.unitPrice)).length / written.length
}

test('prices and unit prices of a shelf are those that a person computes, or are left out with a remark', async () => {
  const rows = [
    ...(await load(WAYS)),
    ...(await load(MADE, { columns: {}, price: { from: 'unitPrice × format' } })),
  ]
  expect(rows.map(wrong).filter((text) => text !== undefined)).toEqual([])
  const share = sharesShown(rows)
  expect(Math.min(share('plain'), share('told'), share('per piece')), 'little is left out').toBeGreaterThan(
    0.85,
  )
  expect(Math.min(share('a kilogram as price'), share('made of measures'))).toBeGreaterThan(0.6)
})
