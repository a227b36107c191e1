import { viewCart } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { listPackagingTypes } from '@cambusa/contract/cart/packaging'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { OUTSIDE_VAT, VAT_RATES } from '@cambusa/domain/money/vat-rates'
import { planRates } from '@cambusa/domain/testing/planned-rates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chargedToday } from './modules/import/kinds/charged-today.ts'
import { packagingsKind } from './modules/import/kinds/packagings/packagings.ts'
import { productsKind } from './modules/import/kinds/products/products.ts'
import { servicesKind } from './modules/import/kinds/services/services.ts'
import { buildShop } from './testing/factories/delivery.ts'
import {
  buildGoods,
  buildLine,
  buildOpenSlot,
  buildReadyShopper,
  type Goods,
} from './testing/factories/orders.ts'
import { importBytes } from './testing/files/import-rows.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let goods: Goods
let slot: number
let undo: () => void
/** The day of the slot; the shop's day is the day before. */
const FROM = '2026-11-25'
const BEFORE = new Date('2026-11-24T22:30:00Z')
const SINCE = new Date('2026-11-24T23:30:00Z')

beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
})

const rows = async (text: string) => (await app.database.pool.query({ text, rowMode: 'array' })).rows

describe('the database', () => {
  test('has one CHECK of VAT rates, with exactly those of the list', async () => {
    const check = await rows(
      `select pg_get_constraintdef(oid) from pg_constraint where contypid = 'vat_rate'::regtype`,
    )
    const held = String(check).match(/\d+/g)!.map(Number)
    const list = [OUTSIDE_VAT, ...VAT_RATES.map(({ rate }) => rate)]
    expect(held.toSorted((a, b) => a - b)).toEqual([...new Set(list)].toSorted((a, b) => a - b))
    await expect(app.database.pool.query('update delivery_services set vat_rate = 21')).rejects.toThrow(
      /vat_rate_known/,
    )
  })

  test('stores current rates in a type with this CHECK; lines of orders keep the rate at which they were bought', async () => {
    expect(
      await rows(
        `select table_name from information_schema.columns
         where table_schema = 'public' and column_name = 'vat_rate' and domain_name is null`,
      ),
    ).toEqual([['order_items']])
  })
})

describe('a standard rate of 23 per cent from a day on', () => {
  beforeAll(async () => {
    undo = planRates({ kind: 'standard', rate: 23, from: FROM })
    // The SQL that a migration for this change contains.
    await app.database.pool.query(
      `alter domain vat_rate drop constraint vat_rate_known;
       alter domain vat_rate add constraint vat_rate_known check (value in (0, 4, 5, 10, 22, 23))`,
    )
  })
  afterAll(() => undo())

  const files = [
    ['products', productsKind, 'codice;nome;prezzo;iva\nX1;Vino;9,00;', 'products', `code = 'X1'`],
    ['packagings', packagingsKind, 'codice;nome;costo;iva\nX2;Vaschetta;0,20;', 'packagings', `code = 'X2'`],
    ['services', servicesKind, 'servizio;nome;costo;iva\nrider;Rider;7,90;', 'delivery_services', 'id = 3'],
  ] as const

  test.each(files)(
    'is refused in a file of %s before its day, and accepted from that day on',
    async (_, kind, line, table, row) => {
      const load = (rate: string, now: Date) =>
        importBytes(app.database.pool, kind, `${line}${rate}\n`, { now })
      const kept = () => rows(`select vat_rate from ${table} where ${row}`)
      expect((await load('23', BEFORE)).refusals).toEqual(["2,vatRate,23,l'aliquota 23% vale dal 25/11/2026"])
      expect(await load('22', BEFORE)).toMatchObject({ refusals: [], remarks: [] })
      expect(await kept()).toEqual([[22]])
      expect((await load('21', SINCE)).refusals[0]).toContain('(4, 5, 10, 23)')
      expect(await load('23', SINCE)).toMatchObject({ refusals: [], remarks: [] })
      expect(await kept()).toEqual([[23]])
    },
  )

  test('is used when an older file names the previous rate, with a remark', async () => {
    const file = 'codice;nome;prezzo;iva\nX4;Amaro;9,00;22\n'
    const { refusals, remarks } = await importBytes(app.database.pool, productsKind, file, { now: SINCE })
    expect(refusals).toEqual([])
    expect(remarks).toEqual(["2,vatRate,22,23%,l'aliquota 22% non c'è più: vale quella che l'ha sostituita"])
    expect(await rows(`select vat_rate from products where code = 'X4'`)).toEqual([[23]])
  })

  test('is the default of a new packaging and service, and the rate that a map of the import accepts', async () => {
    const file = 'codice;nome;costo\nX5;Cassetta;0,20\n'
    await importBytes(app.database.pool, packagingsKind, file, { now: SINCE })
    expect(await rows(`select vat_rate from packagings where code = 'X5'`)).toEqual([[23]])
    await expect(
      importBytes(app.database.pool, productsKind, 'codice;nome;prezzo\nX6;Pane;1,00\n', { now: SINCE }),
    ).rejects.toThrow('"vat": {"default": 23}')
  })

  test('applies to a cart by the day of its delivery, and an order keeps it', async () => {
    app.time.set(new Date('2026-11-23T09:00:00Z'))
    const { shopper, cartId } = await buildReadyShopper(app, goods.pasta)
    await buildLine(app.db, cartId, goods.wine, 1)
    const before = (await shopper.call(viewCart)).data!
    expect(before.vat.map(({ rate }) => rate)).toEqual([4, 22])
    expect(before.cartItems.map(({ vatRate, product }) => [vatRate, product.vatRate])).toEqual([
      [4, 4],
      [22, 22],
    ])
    await shopper.call(selectTimeslot, { query: { sel_date: FROM, timeslot_id: slot } })
    const since = (await shopper.call(viewCart)).data!
    // 9.90 of wine and 6.90 of delivery, VAT included: the price stays, its VAT changes.
    expect(since.totalPrice).toBe(before.totalPrice)
    expect(since.vat[1]).toEqual({ rate: 23, gross: 16.8, net: 13.66, vat: 3.14 })
    expect(since.cartItems.map(({ vatRate }) => vatRate)).toEqual([4, 23])
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
    const query = { payment_type_id: 1, cart_id: cartId, payment_data: '{"age_declared":"true"}' }
    const bought = await shopper.call(buyCart, { query })
    expect(bought.codes).toEqual([])
    undo()
    const order = await shopper.call(viewOrder, { query: { order_id: bought.data!.orderId } })
    undo = planRates({ kind: 'standard', rate: 23, from: FROM })
    expect(order.data?.vat[1]?.rate).toBe(23)
    expect(order.data?.items?.map(({ vatRate }) => vatRate)).toEqual([4, 23])
  })

  test('is on cards, packaging and in exported files from the first minute of its day', async () => {
    const shown = async (now: Date) => {
      app.time.set(now)
      const { shopper } = await buildReadyShopper(app, goods.wine, 3)
      const types = (await shopper.call(listPackagingTypes)).data!.products
      return [
        (await shopper.call(viewCart)).data?.cartItems[0]?.product.vatRate,
        types.find(({ code }) => code === 'X2')?.vatRate,
      ]
    }
    await app.database.pool.query(`update packagings set vat_rate = 22 where code = 'X2'`)
    expect(await shown(BEFORE)).toEqual([22, 22])
    expect(await shown(SINCE)).toEqual([23, 23])
    const out = async () => rows(`select ${chargedToday('kept')} from unnest(array[0, 10, 22, 23]) kept`)
    undo()
    expect((await out()).flat()).toEqual([0, 10, 22, 23])
    undo = planRates({ kind: 'standard', rate: 23, from: '2026-01-01' })
    expect((await out()).flat()).toEqual([0, 10, 23, 23])
    undo()
    undo = planRates({ kind: 'standard', rate: 23, from: '2999-01-01' })
    expect((await out()).flat()).toEqual([0, 10, 22, 22])
  })
})
