import { viewCart } from '@cambusa/contract/cart/cart'
import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildGift } from '../../testing/factories/gift-certificates.ts'
import {
  buildGoods,
  buildLine,
  buildOpenSlot,
  buildReadyShopper,
  type Goods,
} from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

let test: TestApp
let goods: Goods
let slot: number
let giftOfFifty: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
      giftOfFifty = await buildProductOnSale(db, {
        name: 'Buono regalo da 50 euro',
        categoryId: await buildTreeCategory(db, { slug: 'buoni', name: 'Buoni' }),
        priceCents: 5_000,
        vatRate: 0,
        giftValueCents: 5_000,
      })
    },
  })
})

let codes = 0
const newCode = () => `CASSA-${String(++codes).padStart(4, '0')}`

async function one<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await test.database.pool.query(text, values)
  return rows[0] as Row
}
const balanceOf = async (id: number) =>
  (await one<{ cents: number }>('select balance_cents cents from gift_certificates where id = $1', [id]))
    .cents
const stockOfPasta = async () =>
  (await one<{ quantity: number }>('select quantity from stock where product_id = $1', [goods.pasta]))
    .quantity

/** A shopper with goods for 31,90 €, these codes in the cart, and a slot. */
async function readyWith(...codesOfCart: string[]) {
  const ready = await buildReadyShopper(test, goods.pasta)
  for (const code of codesOfCart) {
    test.time.advance(1)
    expect((await ready.shopper.call(addGiftCode, { body: { code } })).codes).toEqual(['cart.sendGiftCode'])
  }
  await ready.shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  return ready
}
const prepare = async (shopper: Shopper) => {
  const reply = await shopper.call(prepareCheckout)
  expect(reply.codes).toEqual([])
  return reply.data!
}
const typesOf = async (shopper: Shopper) =>
  (await shopper.call(listPaymentTypes))
    .data!.paymentTypes.filter(({ disabledReason }) => disabledReason === undefined)
    .map(({ paymentTypeId }) => paymentTypeId)

describe('buying with gift codes', () => {
  it('takes from each what was prepared, and leaves the rest to any other payment type', async () => {
    const [small, large] = [newCode(), newCode()]
    const ids = [
      await buildGift(test.db, { code: small }),
      await buildGift(test.db, { code: large, amountCents: 1_500 }),
    ]
    const { shopper, cartId } = await readyWith(large, small)
    expect(await typesOf(shopper)).toEqual([1, 3])
    expect(await prepare(shopper)).toMatchObject({ giftTotal: 25, totalPrice: 6.9 })
    const bought = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
    expect(bought.codes).toEqual([])
    expect(bought.data).toMatchObject({
      itemsTotal: 25,
      giftTotal: 25,
      grossTotal: 6.9,
      taxTotal: 2.2,
      orderStatusId: 1,
      giftCertificates: [
        { used: 10, left: 0 },
        { used: 15, left: 0 },
      ],
    })
    expect(await Promise.all(ids.map(balanceOf))).toEqual([0, 0])
    const again = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
    expect(again.data?.orderId).toBe(bought.data!.orderId)
    expect(await Promise.all(ids.map(balanceOf))).toEqual([0, 0])
    const viewed = await shopper.call(viewOrder, { query: { order_id: bought.data!.orderId } })
    expect(viewed.data).toMatchObject({ giftTotal: 25, giftCertificates: bought.data!.giftCertificates })
    expect((await shopper.call(viewCart)).data?.giftCertificates).toEqual([])
  })

  it('that cover everything are a payment type of their own, and the only one', async () => {
    const code = newCode()
    const id = await buildGift(test.db, { code, amountCents: 10_000 })
    const { shopper, cartId } = await readyWith(code)
    expect(await typesOf(shopper)).toEqual([6])
    expect(await prepare(shopper)).toMatchObject({ totalPrice: 0, worstCase: 0 })
    const wrong = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
    expect(wrong.codes).toEqual(['checkout.paymentTypeNotAllowed'])
    expect(await balanceOf(id)).toBe(10_000)
    const bought = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 6 } })
    expect(bought.data).toMatchObject({ grossTotal: 0, paymentTypeName: 'Buoni', orderStatusId: 1 })
    expect(await balanceOf(id)).toBe(6_810)
  })

  it.each([
    ['has less', 'balance_cents = 999'],
    ['is blocked', 'blocked_at = now()'],
    ['has expired', "valid_until = '2026-01-01'"],
  ])('takes nothing at all when one %s since, and can be prepared again', async (_, change) => {
    const [code, other] = [newCode(), newCode()]
    const id = await buildGift(test.db, { code })
    const untouched = await buildGift(test.db, { code: other })
    const { shopper, cartId, userId } = await readyWith(code, other)
    await prepare(shopper)
    const before = await stockOfPasta()
    await test.database.pool.query(`update gift_certificates set ${change} where id = $1`, [id])
    const left = await balanceOf(id)
    const refused = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['checkout.giftChanged'] })
    expect([await balanceOf(id), await balanceOf(untouched), await stockOfPasta()]).toEqual([
      left,
      1_000,
      before,
    ])
    expect(await one('select count(*)::int n from orders where user_id = $1', [userId])).toEqual({ n: 0 })
    expect((await shopper.call(viewCart)).data).toMatchObject({ cartStatusId: 1 })
    const { totalPrice, giftTotal } = await prepare(shopper)
    expect(giftTotal).toBe(change.startsWith('balance') ? 19.99 : 10)
    const bought = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
    expect(bought.data).toMatchObject({ grossTotal: totalPrice })
    expect(await balanceOf(untouched)).toBe(0)
  })

  it('never pays a gift certificate, which the cart lists among those to generate', async () => {
    const code = newCode()
    await buildGift(test.db, { code, amountCents: 100_000 })
    const { shopper, cartId } = await readyWith(code)
    await buildLine(test.db, cartId, giftOfFifty, 2)
    const cart = await prepare(shopper)
    // Gift certificates count towards the amount for free delivery.
    expect(cart.giftTotal).toBeCloseTo(25 + cart.deliveryFee, 2)
    expect(cart).toMatchObject({
      totalPrice: 100,
      giftCertificatesToGenerate: [{ description: 'Buono regalo da 50 euro', giftTotal: 100 }],
    })
    expect(cart.vat.find(({ rate }) => rate === 0)).toEqual({ rate: 0, gross: 100, net: 100, vat: 0 })
    expect(await typesOf(shopper)).toEqual([1, 3])
    const bought = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
    const value = await one(
      'select gift_value_cents cents from order_items where order_id = $1 and position = 1',
      [bought.data!.orderId],
    )
    expect(value).toEqual({ cents: 5_000 })
  })
})
