import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../platform/database/database.ts'
import { isFull } from '../../testing/extent.ts'
import { buildShop, shop } from '../../testing/factories/delivery.ts'
import { buildOpenSlot, buildReadyShopper, buildGoods, type Goods } from '../../testing/factories/orders.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts'
import type { ImportKind } from './rows/import-kind.ts'
import { pricesKind } from './kinds/prices/prices.ts'
import { productsKind } from './kinds/products/products.ts'
import { stockKind } from './kinds/stock/stock.ts'

/** Enough other products that an import lasts while dozens buy. */
const OTHERS = isFull ? 2_500 : 800
const PACKS = 16

let test: TestApp
let operator: Database
let goods: Goods
let slot: number
let pastaCode: string

const codes = Array.from({ length: OTHERS }, (_, i) => `Z${i}`)
const pool = () => test.database.pool
const load = (kind: ImportKind, lines: readonly string[]) =>
  importBytes(operator.pool, kind, lines.join('\n'), { asOf: TEST_NOW })
const productLines = (price: string) => [
  'codice;nome;iva;prezzo',
  ...codes.map((code) => `${code};Prodotto ${code} a ${price};10;${price}`),
]
const stockLines = (quantity: number, ofPasta: number) => [
  'codice;magazzino;giacenza',
  ...codes.map((code) => `${code};${shop.bologna.warehouseId};${quantity}`),
  `${pastaCode};${shop.bologna.warehouseId};${ofPasta}`,
]

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
  operator = openDatabase(test.database.url, { statementTimeoutMs: 0, max: 2 })
  pastaCode = (await pool().query('select code from products where id = $1', [goods.pasta])).rows[0].code
  await load(productsKind, productLines('1,00'))
  await load(stockKind, stockLines(50, 10_000))
  return () => operator.close()
})

async function readyToBuy() {
  const ready = await buildReadyShopper(test, goods.pasta, PACKS)
  await ready.shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  const prepared = await ready.shopper.call(prepareCheckout)
  const buy = () => ready.shopper.call(buyCart, { query: { payment_type_id: 1, cart_id: ready.cartId } })
  return { prepared, buy }
}

/** Buys one cart after the other until the imports are done; returns the error codes and how many were sold. */
async function buyWhile(running: Promise<unknown>) {
  let isRunning = true
  const ended = running.finally(() => (isRunning = false))
  const codesSeen: string[] = []
  let bought = 0
  while (isRunning || bought < 3) {
    const buyers = await Promise.all([readyToBuy(), readyToBuy(), readyToBuy()])
    const prepared = buyers.filter((buyer) => buyer.prepared.response.status === 0)
    const replies = await Promise.all(prepared.map(({ buy }) => buy()))
    bought += replies.filter(({ response }) => response.status === 0).length
    codesSeen.push(...[...buyers.map((buyer) => buyer.prepared), ...replies].flatMap((reply) => reply.codes))
    if (prepared.length === 0) break
  }
  await ended
  return { bought, codesSeen }
}

/**
 * Counts repeatedly how many of the other products have the new price; a count other than none or all means a
 * half-loaded file.
 */
async function watchWhile(running: Promise<unknown>, cents: number): Promise<Set<number>> {
  let isRunning = true
  const ended = running.finally(() => (isRunning = false))
  const seen = new Set<number>()
  while (isRunning) {
    const { rows } = await pool().query<{ count: number }>(
      `select count(*) from prices x join products p on p.id = x.product_id
       where p.code like 'Z%' and x.price_cents = $1 and p.name like '%' || to_char($1 / 100.0, 'FM0D00') || '%'`,
      [cents],
    )
    seen.add(rows[0]?.count ?? -1)
  }
  await ended
  return seen
}

const stockOfPasta = async () =>
  (await pool().query('select quantity from stock where product_id = $1', [goods.pasta])).rows[0].quantity
const packsOrdered = async () =>
  (
    await pool().query('select coalesce(sum(quantity), 0) as packs from order_items where product_id = $1', [
      goods.pasta,
    ])
  ).rows[0].packs

describe('while files are loaded', () => {
  it('every shopper buys, the stock is that of the file less what they bought, and nobody sees half a file', async () => {
    await pool().query(`update products set name = replace(name, ',', '.') where code like 'Z%'`)
    const name = productLines('2,00').map((line) => line.replace('a 2,00', 'a 2.00'))
    const loading = (async () => {
      await load(productsKind, name)
      await load(stockKind, stockLines(60, 9_000))
      await load(pricesKind, ['codice;prezzo', ...codes.map((code) => `${code};2,00`), `${pastaCode};1,40`])
    })()
    const [{ bought, codesSeen }, states] = await Promise.all([buyWhile(loading), watchWhile(loading, 200)])
    expect(codesSeen).toEqual([])
    expect(bought).toBeGreaterThan(2)
    expect([...states].toSorted((a, b) => a - b).filter((count) => count !== 0 && count !== OTHERS)).toEqual(
      [],
    )
    expect(await packsOrdered()).toBe(bought * PACKS)
    expect(await stockOfPasta()).toBe(9_000 - bought * PACKS)
  })

  it('sold goods do not return to stock, so no more is sold than the file contains', async () => {
    const packs = (await packsOrdered()) + 5 * PACKS + 3
    await load(stockKind, stockLines(60, packs))
    await test.catalogue.refresh()
    const { bought, codesSeen } = await buyWhile(load(stockKind, stockLines(70, packs)))
    expect(await stockOfPasta()).toBe(5 * PACKS + 3 - bought * PACKS)
    expect(codesSeen.filter((code) => code !== 'checkout.itemsChanged')).toEqual([])
  })

  it('an order keeps the names and prices with which it was prepared', async () => {
    await load(stockKind, stockLines(70, 100_000))
    await test.catalogue.refresh()
    const { buy } = await readyToBuy()
    await load(pricesKind, ['codice;prezzo', `${pastaCode};9,99`])
    await load(productsKind, ['codice;nome;iva', `${pastaCode};Altro nome;4`])
    await test.catalogue.refresh()
    const bought = await buy()
    expect(bought.data?.items?.[0]).toMatchObject({ name: 'Pasta', quantity: PACKS, price: 1.4 })
  })
})
