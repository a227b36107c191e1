import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { checkPayment, payOrder } from '@cambusa/contract/payments/payments'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addToCart,
  buyEdit,
  cartNow,
  chooseSlot,
  openEdit,
  orderNow,
} from '../../../testing/payments/edit-order.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

const MINUTE_MS = 60_000
let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})

/** Runs a test at the cut-off of the order's slot, and after it again at the moment of before. */
async function atCutoff(order: Ordered, minutes: number, act: () => Promise<void>): Promise<void> {
  const now = shop.test.time.now()
  const { timeslot } = await orderNow(order)
  shop.test.time.set(new Date(new Date(timeslot.cutoffAt).getTime() + minutes * MINUTE_MS))
  await shop.stay(order)
  await act().finally(() => shop.test.time.set(now))
}
const job = () => shop.runScheduledJob('end-editings')

describe('an order that is still edited at its cut-off', () => {
  it('stands as it was from that moment on, whether the job has run or not, and its customer is told once', async () => {
    const order = await shop.ordered(1)
    await openEdit(order)
    await addToCart(order, shop.goods.wine, 1)
    await chooseSlot(order, shop.lateSlot, '2026-12-04')
    const { cartId } = await cartNow(order)
    await order.shopper.call(prepareCheckout)
    await atCutoff(order, 0, async () => {
      expect(await orderNow(order)).toMatchObject({
        orderStatusId: 1,
        orderStatusName: 'Ricevuto',
        canEdit: false,
        editRefusal: 'tooLate',
        editingUntil: null,
      })
      expect((await cartNow(order)).editing).toBeNull()
      const late = await order.shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
      expect(late.codes).toEqual(['order.editEnded'])
      expect((await openEdit(order)).codes).toEqual(['order.notEditable'])
      await job()
      await job()
      expect(await orderNow(order)).toMatchObject({
        orderStatusId: 1,
        acts: [{ act: 'edit' }, { act: 'keepAsWas' }],
        items: [{ quantity: 20 }],
        timeslot: { date: '2026-11-25' },
      })
    })
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'orderEditEnded'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('keeps its payment; one that was to pay more is ended at the bank', async () => {
    const order = await shop.ordered()
    shop.gateway.succeed(await shop.began(order))
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    await openEdit(order)
    await addToCart(order, shop.goods.wine, 1)
    await buyEdit(order)
    await order.shopper.call(payOrder, { body: { order_id: order.orderId } })
    await atCutoff(order, 0, async () => {
      await job()
      await shop.runQueuedJobs()
      expect(await orderNow(order)).toMatchObject({ orderStatusId: 1, items: [{ quantity: 20 }] })
    })
    expect(shop.gateway.ofOrder(order.number).map(({ state }) => state)).toEqual(['authorised', 'cancelled'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is changed where its payment arrived just before', async () => {
    const order = await shop.ordered()
    shop.gateway.succeed(await shop.began(order))
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    await atCutoff(order, -20, async () => {
      await openEdit(order)
      await addToCart(order, shop.goods.wine, 1)
      expect(await buyEdit(order)).toMatchObject({ orderStatusId: 7 })
      await order.shopper.call(payOrder, { body: { order_id: order.orderId } })
      shop.gateway.succeed(shop.gateway.ofOrder(order.number).at(-1)!.reference)
      // Three minutes before the cut-off the job asks the bank once more.
      shop.test.time.advance(18 * MINUTE_MS)
      await job()
      await shop.runQueuedJobs()
      expect(await orderNow(order)).toMatchObject({ orderStatusId: 1, items: [{}, { name: 'Vino' }] })
    })
    expect(await shop.booksDifferences()).toEqual([])
  })
})
