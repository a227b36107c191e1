import { addItems } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { PAYMENT_TYPES, type PaymentTypeId } from '@cambusa/domain/orders/payment-type'
import { beforeAll, expect, it } from 'vitest'
import { buildGift } from '../../testing/factories/gift-certificates.ts'
import { buildReadyShopper } from '../../testing/factories/orders.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payments/payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})

let codes = 0
/** A cart with everything that an order copies, and this many gift codes of this many cents each. */
async function readyCart(gifts: number, giftCents: number) {
  const { test, goods, slot } = shop
  const ready = await buildReadyShopper(test, goods.pasta)
  const items = [
    { productId: goods.apples, quantity: 0.4, notes: 'non troppo mature' },
    { productId: goods.wine, quantity: 2 },
  ]
  expect((await ready.shopper.call(addItems, { body: { items } })).codes).toEqual([])
  for (let gift = 0; gift < gifts; gift += 1) {
    const code = `RILETTO-${String(++codes)}`
    await buildGift(test.db, { code, amountCents: giftCents })
    await ready.shopper.call(addGiftCode, { body: { code } })
  }
  await ready.shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  expect((await ready.shopper.call(prepareCheckout)).codes).toEqual([])
  return ready
}

it.each<[string, PaymentTypeId, number, number]>([
  ['on delivery', PAYMENT_TYPES.onDelivery, 0, 0],
  ['by card', PAYMENT_TYPES.creditCard, 0, 0],
  ['by transfer, with two gift codes', PAYMENT_TYPES.bankTransfer, 2, 700],
  ['with part of a gift code alone', PAYMENT_TYPES.giftCertificates, 1, 10_000],
])('what buying answers is what the order tells from then on, paid %s', async (_, type, gifts, cents) => {
  const { shopper, cartId } = await readyCart(gifts, cents)
  const query = { cart_id: cartId, payment_type_id: type, payment_data: '{"age_declared":"true"}' }
  const bought = await shopper.call(buyCart, { query })
  expect(bought.codes).toEqual([])
  expect(bought.data).toMatchObject({ paymentTypeId: type, totalItems: 3 })
  expect(bought.data?.giftCertificates).toHaveLength(gifts)
  const viewed = await shopper.call(viewOrder, { query: { order_id: bought.data!.orderId } })
  expect(bought.data).toEqual(viewed.data)
  const again = await shopper.call(buyCart, { query })
  expect(again.data).toEqual(bought.data)
})
