import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { listLastBought, listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { PLAIN_LETTERS, productWords } from '@cambusa/domain/orders/product-words'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../platform/schema/accounts.ts'
import { buildCustomer, buildOpenCart, buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import {
  buildLine,
  buildOpenSlot,
  buildReadyShopper,
  buildGoods,
  signedIn,
  type Goods,
} from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

let test: TestApp
let goods: Goods
let slot: number
const day = '2026-11-25'

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
})

async function pay(shopper: Shopper, paymentTypeId = 1) {
  await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: slot } })
  const prepared = await shopper.call(prepareCheckout)
  expect(prepared.codes).toEqual([])
  return shopper.call(buyCart, { query: { payment_type_id: paymentTypeId } })
}

/** A customer with an open cart of packs for home delivery; repeated after an order. */
async function fill(userId: number, addressId: number, packs: number, companyId: number | null = null) {
  const cartId = await buildOpenCart(test.db, userId, { addressId, companyId })
  await buildLine(test.db, cartId, goods.pasta, packs)
}

describe('my orders', () => {
  it('are listed newest first by pages of 12, with details only when asked', async () => {
    const { shopper, userId, addressId } = await buildReadyShopper(test, goods.pasta, 20)
    await pay(shopper)
    test.time.advance(1_000)
    await fill(userId, addressId, 40)
    await pay(shopper)
    const { data } = await shopper.call(listOrders, { query: {} })
    expect(data?.orders.map(({ itemsTotal }) => itemsTotal)).toEqual([50, 25])
    expect(data?.page).toEqual({ selPage: 1, itemsPerPage: 12, totItems: 2, totPages: 1 })
    expect(data?.orders[0]?.items).toBeUndefined()
    const second = await shopper.call(listOrders, { query: { page: 2, page_size: 1, fetch_detail: true } })
    expect(second.data?.orders.map(({ items }) => items?.[0]?.quantity)).toEqual([20])
    expect(second.data?.page).toMatchObject({ selPage: 2, totPages: 2 })
  })

  it('are filtered by days in Rome, by total and by a product in them', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta, 20)
    await pay(shopper)
    const count = async (query: Parameters<typeof shopper.call<typeof listOrders>>[1]) =>
      (await shopper.call(listOrders, query)).data?.page.totItems
    expect(await count({ query: { from_date: '2026-11-21', to_date: '2026-11-21' } })).toBe(1)
    expect(await count({ query: { from_date: '2026-11-22' } })).toBe(0)
    expect(await count({ query: { to_date: '2026-11-20' } })).toBe(0)
    expect(await count({ query: { from_gross_total: 31.9, to_gross_total: 31.9 } })).toBe(1)
    expect(await count({ query: { from_gross_total: 31.91 } })).toBe(0)
    const [order] = (await shopper.call(listOrders, { query: { fetch_detail: true } })).data?.orders ?? []
    const { name, code } = order!.items![0]!
    const reversed = name.toUpperCase().split(' ').toReversed().join(' ')
    expect(await count({ query: { product: reversed } })).toBe(1)
    expect(await count({ query: { product: code } })).toBe(1)
    expect(await count({ query: { product: `${name} %` } })).toBe(0)
    // The database writes words without accents as the search does.
    for (const word of ['CRÈME', 'fraîche', 'Šunka', 'piña', 'Açaí', 'Bœuf', 'müesli']) {
      const { accented, plain } = PLAIN_LETTERS
      const written = await test.db.execute(sql`select lower(translate(${word}, ${accented}, ${plain})) word`)
      expect(written.rows).toEqual([{ word: productWords(word)[0] }])
    }
    const malformed = await shopper.call(listOrders, { query: { from_date: '2026-13-01' } })
    expect(malformed).toMatchObject({ httpStatus: 400, codes: ['request.malformed'] })
  })

  it('are private: another customer’s order is 404, a visitor gets 419', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    const bought = await pay(shopper)
    const query = { order_id: bought.data!.orderId }
    const other = await signedIn(test, await buildCustomer(test.db))
    expect(await other.call(viewOrder, { query })).toMatchObject({
      httpStatus: 404,
      codes: ['order.unknown'],
    })
    expect((await test.shopper().call(viewOrder, { query })).httpStatus).toBe(419)
    expect((await shopper.call(viewOrder, { query })).data).toEqual(bought.data)
  })

  it('show the products bought last, each once', async () => {
    const { shopper, userId, addressId } = await buildReadyShopper(test, goods.pasta)
    await pay(shopper)
    test.time.advance(1_000)
    await fill(userId, addressId, 30)
    await pay(shopper)
    const { data } = await shopper.call(listLastBought, { query: {} })
    expect(data?.products).toMatchObject([
      { quantity: 30, price: 1.25, lastBoughtAt: test.time.now().toISOString() },
    ])
  })

  it('show first what was bought most often, not what the last order had', async () => {
    const { shopper, userId, addressId } = await buildReadyShopper(test, goods.pasta)
    await pay(shopper)
    test.time.advance(1_000)
    await fill(userId, addressId, 20)
    await pay(shopper)
    test.time.advance(1_000)
    const cartId = await buildOpenCart(test.db, userId, { addressId, companyId: null })
    await buildLine(test.db, cartId, goods.apples, 20)
    expect((await pay(shopper)).codes).toEqual([])
    const { data } = await shopper.call(listLastBought, { query: {} })
    expect(data?.products.map(({ quantity }) => quantity)).toEqual([20, 20])
    const names = data?.products.map(({ name }) => name)
    const [newest] = (await shopper.call(listOrders, { query: { fetch_detail: true } })).data?.orders ?? []
    expect(names?.[1]).toBe(newest?.items?.[0]?.name)
    expect(names?.[0]).not.toBe(names?.[1])
  })

  it('show the last purchase of the given products, and nothing of others', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    await pay(shopper)
    const bought = await shopper.call(listLastBought, { query: {} })
    const code = bought.data?.products[0]?.code ?? ''
    const asked = await shopper.call(listLastBought, { query: { codes: ['never-bought', code] } })
    expect(asked.data).toEqual(bought.data)
    const other = await buildReadyShopper(test, goods.pasta)
    expect((await other.shopper.call(listLastBought, { query: { codes: [code] } })).data?.products).toEqual(
      [],
    )
  })
})

describe('payment types', () => {
  const typesOf = async (shopper: Shopper) =>
    (await shopper.call(listPaymentTypes)).data?.paymentTypes.map(({ paymentTypeId, disabledReason }) => [
      paymentTypeId,
      disabledReason !== undefined,
    ])

  it('of an order are listed for its customer by the order’s own totals, and for nobody else', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    const query = { order_id: (await pay(shopper, 3)).data!.orderId }
    const { data } = await shopper.call(listPaymentTypes, { query })
    expect(data?.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual([1, 3])
    // The new cart is empty: there is nothing to pay.
    expect(await typesOf(shopper)).toEqual([])
    const other = await signedIn(test, await buildCustomer(test.db))
    expect(await other.call(listPaymentTypes, { query })).toMatchObject({
      httpStatus: 404,
      codes: ['order.unknown'],
    })
  })

  it('are those that really work: on delivery and bank transfer for a private customer', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    expect(await typesOf(shopper)).toEqual([
      [1, false],
      [3, false],
    ])
    const transfer = (await shopper.call(listPaymentTypes)).data?.paymentTypes[1]
    expect(transfer?.descr).toContain(test.services.config.shop.bankTransfer?.iban)
    const refused = await pay(shopper, 2)
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['checkout.paymentTypeNotAllowed'] })
    const unknown = await shopper.call(buyCart, { query: {} })
    expect(unknown.codes).toEqual(['checkout.paymentTypeUnknown'])
    const bought = await shopper.call(buyCart, { query: { payment_type_id: 3 } })
    expect(bought.data).toMatchObject({
      orderStatusId: 9,
      paymentData: { iban: expect.any(String) as string },
    })
    const pending = await shopper.call(listOrders, { query: { show_pending: false } })
    expect(pending.data?.page.totItems).toBe(0)
  })

  it('at a locker exclude cash, and say why', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    await shopper.call(selectAddress, { body: { address_type: 'locker', address_id: 7 } })
    expect(await typesOf(shopper)).toEqual([
      [1, true],
      [3, false],
    ])
  })

  it('on account are for a company up to its credit, counting open orders and the reserve of 10 per cent', async () => {
    const [company] = await test.db
      .insert(companies)
      .values({
        name: 'Trattoria',
        vatNumber: '01234567897',
        creditCents: 6_000,
        address: 'Via Roma 1',
        sdiCode: 'ABCDEFG',
      })
      .returning({ id: companies.id })
    const companyId = company!.id
    const { userId, addressId } = await buildReadyShopper(test, goods.pasta)
    await test.database.pool.query('update addresses set company_id = $2 where id = $1', [
      addressId,
      companyId,
    ])
    await fill(userId, addressId, 20, companyId)
    const acting = await signedIn(test, userId, companyId)
    expect(await typesOf(acting)).toEqual([
      [1, false],
      [3, false],
      [5, false],
    ])
    const bought = await pay(acting, 5)
    expect(bought.data).toMatchObject({ orderStatusId: 1, companyName: 'Trattoria', grossTotal: 31.9 })
    await fill(userId, addressId, 20, companyId)
    expect(await typesOf(acting)).toEqual([
      [1, false],
      [3, false],
      [5, true],
    ])
    expect((await pay(acting, 5)).codes).toEqual(['checkout.paymentTypeNotAllowed'])
    const alone = await signedIn(test, userId)
    expect(await typesOf(alone)).toHaveLength(2)
  })
})

it('a slot of an order stays booked although it has no reservation', async () => {
  const small = await buildTimeslot(test.db, { capacity: 1, beginTime: '18:00', endTime: '20:00' })
  const { shopper } = await buildReadyShopper(test, goods.pasta)
  await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: small } })
  await shopper.call(prepareCheckout)
  await shopper.call(buyCart, { query: { payment_type_id: 1 } })
  test.time.advance(3_600_000)
  const { shopper: next } = await buildReadyShopper(test, goods.pasta)
  const refused = await next.call(selectTimeslot, { query: { sel_date: day, timeslot_id: small } })
  expect(refused.codes).toEqual(['timeslot.full'])
})
