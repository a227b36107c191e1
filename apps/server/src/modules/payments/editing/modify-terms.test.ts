import { updateItems } from '@cambusa/contract/cart/cart'
import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
} from '@cambusa/contract/orders/checkout'
import { addGiftCode, removeGiftCode } from '@cambusa/contract/payments/gift-cards'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/database/database.ts'
import { buildGift } from '../../../testing/factories/gift-certificates.ts'
import {
  addToCart,
  buyEdit,
  cartNow,
  chooseSlot,
  openEdit,
  orderNow,
} from '../../../testing/payments/edit-order.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import { receiveTransfer } from '../settling/receive-transfer.ts'

let shop: PaymentShop
let codes = 0
beforeAll(async () => {
  shop = await openPaymentShop()
})

const setQuantity = async (order: Ordered, quantity: number) => {
  const [line] = (await cartNow(order)).cartItems
  return order.shopper.call(updateItems, { body: { items: [{ itemId: line!.itemId, quantity }] } })
}
const stockOf = async (productId: number) =>
  (await shop.row<{ quantity: number }>('select quantity from stock where product_id = $1', [productId]))
    .quantity

/** An order of 20 packs (31,90 €) that a gift code of 40,00 € paid in full. */
async function coveredOrder() {
  const code = `BUONO-DI-PROVA-${(codes += 1)}-ABCD-EFGH`
  const giftId = await buildGift(shop.test.db, { code, amountCents: 4_000 })
  const ready = await shop.prepared()
  await ready.shopper.call(releaseCheckout)
  await ready.shopper.call(addGiftCode, { body: { code } })
  await ready.shopper.call(prepareCheckout)
  const bought = await ready.shopper.call(buyCart, { query: { cart_id: ready.cartId, payment_type_id: 6 } })
  const order: Ordered = { ...ready, orderId: bought.data!.orderId, number: bought.data!.orderNumber }
  const balance = async () =>
    (
      await shop.row<{ cents: number }>(
        'select balance_cents::int cents from gift_certificates where id = $1',
        [giftId],
      )
    ).cents
  return { order, code, giftId, balance }
}

describe('an edited order', () => {
  it('may keep what it has although the shop has no more of it, and asks for more as everybody does', async () => {
    const order = await shop.ordered(1)
    const before = await stockOf(shop.goods.pasta)
    await shop.row('update stock set quantity = 0 where product_id = $1', [shop.goods.pasta])
    await openEdit(order)
    expect((await setQuantity(order, 21)).codes).toEqual(['cart.stock'])
    expect((await setQuantity(order, 20)).codes).toEqual([])
    await addToCart(order, shop.goods.wine, 1)
    expect(await buyEdit(order)).toMatchObject({ orderStatusId: 1, items: [{ quantity: 20 }, {}] })
    expect(await stockOf(shop.goods.pasta)).toBe(0)
    await shop.row('update stock set quantity = $2 where product_id = $1', [shop.goods.pasta, before])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('keeps the agreed price of its lines, and the daily maximum does not count it twice', async () => {
    const order = await shop.ordered(1)
    await shop.row('update products set daily_max = 22 where id = $1', [shop.goods.pasta])
    await shop.row('update prices set price_cents = 200 where product_id = $1 and price_list_id = 1', [
      shop.goods.pasta,
    ])
    await shop.test.catalogue.refresh()
    await openEdit(order)
    await setQuantity(order, 22)
    expect(await buyEdit(order)).toMatchObject({ items: [{ quantity: 22, price: 1.25 }] })
    await shop.row('update products set daily_max = null where id = $1', [shop.goods.pasta])
    await shop.row('update prices set price_cents = 125 where product_id = $1 and price_list_id = 1', [
      shop.goods.pasta,
    ])
    await shop.test.catalogue.refresh()
  })

  it('has what it used of gift codes again, and uses the difference', async () => {
    const { order, code, balance } = await coveredOrder()
    expect(await balance()).toBe(810)
    await openEdit(order)
    expect(await cartNow(order)).toMatchObject({
      giftTotal: 31.9,
      totalPrice: 0,
      giftCertificates: [{ left: 8.1 }],
    })
    await setQuantity(order, 24)
    expect(await buyEdit(order, 6)).toMatchObject({ giftTotal: 36.9, grossTotal: 0 })
    expect(await balance()).toBe(310)
    await openEdit(order)
    await order.shopper.call(removeGiftCode, { body: { code } })
    expect((await order.shopper.call(listPaymentTypes)).data!.paymentTypes).toMatchObject([
      { paymentTypeId: 1 },
    ])
    expect(await buyEdit(order, 1)).toMatchObject({ giftTotal: 0, grossTotal: 36.9, paymentTypeId: 1 })
    expect(await balance()).toBe(4_000)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('keeps paying with a code that has expired since, but with no more than before', async () => {
    const { order, giftId, balance } = await coveredOrder()
    const yesterday = new Date(shop.test.time.now().getTime() - 86_400_000)
    await shop.row('update gift_certificates set valid_until = $2 where id = $1', [giftId, yesterday])
    await openEdit(order)
    await setQuantity(order, 24)
    expect(await buyEdit(order, 1)).toMatchObject({ giftTotal: 31.9, grossTotal: 5 })
    expect(await balance()).toBe(810)
  })

  it('that was paid by card and is covered by codes now gives the card back', async () => {
    const code = `BUONO-GRANDE-${(codes += 1)}-ABCD-EFGH`
    await buildGift(shop.test.db, { code, amountCents: 9_000 })
    const order = await shop.ordered()
    shop.gateway.succeed(await shop.began(order))
    await shop.notify(shop.gateway.newsOf(shop.gateway.ofOrder(order.number)[0]!.reference))
    await openEdit(order)
    await order.shopper.call(addGiftCode, { body: { code } })
    expect(await buyEdit(order, 6)).toMatchObject({ orderStatusId: 1, grossTotal: 0, paymentTypeId: 6 })
    await shop.runQueuedJobs()
    expect(shop.gateway.ofOrder(order.number)).toMatchObject([{ state: 'cancelled' }])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('that was paid by transfer costs no more than what was paid', async () => {
    const order = await shop.ordered(3, true)
    await inTransaction(shop.test.db, (tx) =>
      receiveTransfer(tx, shop.test.services.config, order.orderId, 3_190, shop.test.time.now()),
    )
    await openEdit(order)
    await addToCart(order, shop.goods.wine, 1)
    const { data } = await order.shopper.call(listPaymentTypes)
    expect(data!.paymentTypes).toMatchObject([
      { paymentTypeId: 3, disabledReason: expect.stringContaining('31,90') },
    ])
    expect(await buyEdit(order)).toEqual(['order.aboveTransfer'])
    expect(await orderNow(order)).toMatchObject({ orderStatusId: 7, grossTotal: 31.9 })
  })

  it('opens one at a time', async () => {
    const order = await shop.ordered(1)
    const again = await addToCart(order, shop.goods.pasta, 20)
    expect(again.codes).toEqual([])
    await chooseSlot(order, shop.slot, '2026-11-25')
    const second = await buyEdit(order, 1)
    await openEdit(order)
    const other = { ...order, orderId: (second as { orderId: number }).orderId }
    const refused = await openEdit(other)
    expect(refused.response.errors).toMatchObject([{ code: 'order.editingOther' }])
    expect(refused.response.errors[0]!.error).toContain(order.number)
  })
})
