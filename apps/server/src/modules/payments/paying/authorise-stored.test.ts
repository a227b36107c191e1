import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { checkPayment, modifyPaymentType } from '@cambusa/contract/payments/payments'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildOpenCart } from '../../../testing/factories/delivery.ts'
import { buildLine } from '../../../testing/factories/orders.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
  shop.gateway.refusesStored = false
})

const check = ({ shopper, orderId }: Ordered) => shopper.call(checkPayment, { body: { order_id: orderId } })

describe('a delivery later than an authorisation holds', () => {
  const later = async () => {
    const order = await shop.ordered(2, true)
    shop.gateway.succeed(await shop.began(order))
    const kept = await check(order)
    expect(kept.data?.order).toMatchObject({
      orderStatusId: 1,
      payment: { state: 'stored' },
      userPaymentAuthId: null,
    })
    return order
  }

  it('stores the card now and authorises it the day before, once', async () => {
    const order = await later()
    const { amountCents: promised } = await shop.row<{ amountCents: number }>(
      'select amount_cents "amountCents" from payment_attempts where order_id = $1',
      [order.orderId],
    )
    await shop.runScheduledJob('authorise-stored-cards')
    expect(await shop.statesOf(order)).toEqual(['stored'])
    const now = shop.test.time.now()
    shop.test.time.set(new Date('2026-12-03T06:00:00Z'))
    shop.gateway.fault = (call) => (call === 'authoriseStored' ? 'answer' : undefined)
    await shop.runScheduledJob('authorise-stored-cards')
    expect(await shop.statesOf(order)).toEqual(['stored'])
    shop.gateway.fault = () => undefined
    await shop.runScheduledJob('authorise-stored-cards')
    await shop.runScheduledJob('authorise-stored-cards')
    shop.test.time.set(now)
    expect(await shop.statesOf(order)).toEqual(['authorised'])
    const payments = shop.gateway.ofOrder(order.number)
    expect(shop.gateway.forgotten).toEqual([payments[0]!.card!.reference])
    expect(payments.map(({ state, amountCents }) => [state, amountCents])).toEqual([
      ['stored', 0],
      ['authorised', promised],
    ])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('uses a stored card as it is, although the gateway does not return it again', async () => {
    const first = await shop.ordered(2, true)
    shop.gateway.succeed(await shop.began(first, { remember_card: true }))
    const cardId = (await check(first)).data?.order.userPaymentAuthId
    expect(cardId).not.toBeNull()
    const { test, goods, lateSlot } = shop
    const { shopper, userId, addressId } = first
    const cartId = await buildOpenCart(test.db, userId, { addressId, companyId: null })
    await buildLine(test.db, cartId, goods.pasta, 20)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-12-04', timeslot_id: lateSlot } })
    await shopper.call(prepareCheckout)
    const { data } = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 2 } })
    const second = { ...first, orderId: data!.orderId, number: data!.orderNumber }
    shop.gateway.succeed(await shop.began(second, { user_payment_auth_id: cardId }))
    expect((await check(second)).data?.order).toMatchObject({
      orderStatusId: 1,
      payment: { state: 'stored' },
      userPaymentAuthId: cardId,
    })
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('asks the customer to pay until the slot closes when the card is refused', async () => {
    const order = await later()
    const now = shop.test.time.now()
    shop.test.time.set(new Date('2026-12-03T06:00:00Z'))
    shop.gateway.refusesStored = true
    await shop.runScheduledJob('authorise-stored-cards')
    expect(await shop.statesOf(order)).toEqual(['failed'])
    const seen = await shop.row<{ status: number; payBy: Date }>(
      'select status, pay_by "payBy" from orders where id = $1',
      [order.orderId],
    )
    expect(seen).toEqual({ status: 10, payBy: new Date('2026-12-03T17:57:00Z') })
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'paymentFailed'])
    await shop.stay(order)
    const ways = await order.shopper.call(listPaymentTypes, { query: { order_id: order.orderId } })
    // A transfer would come too late.
    const open = ways.data!.paymentTypes.filter(({ disabledReason }) => disabledReason === undefined)
    expect(open.map(({ paymentTypeId }) => paymentTypeId)).toEqual([1, 2])
    await shop.row('update sessions set last_seen_at = $1 where user_id = $2', [
      shop.test.time.now(),
      order.userId,
    ])
    shop.gateway.succeed(await shop.began(order))
    await shop.runScheduledJob('give-up-unpaid-orders')
    expect((await check(order)).data?.order).toMatchObject({
      orderStatusId: 1,
      payment: { state: 'authorised' },
    })
    shop.test.time.set(now)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('reminds the customer once, six hours before the slot closes, of an order that is still unpaid', async () => {
    const [unpaid, other] = [await later(), await later()]
    const now = shop.test.time.now()
    const remindAt = async (at: string) => {
      shop.test.time.set(new Date(at))
      await Promise.all([shop.runScheduledJob('remind-to-pay'), shop.runScheduledJob('remind-to-pay')])
    }
    shop.test.time.set(new Date('2026-12-03T06:00:00Z'))
    shop.gateway.refusesStored = true
    await shop.runScheduledJob('authorise-stored-cards')
    await remindAt('2026-12-03T11:59:00Z')
    expect(await shop.kindsTo(unpaid)).toEqual(['orderReceived', 'paymentFailed'])
    await shop.stay(other)
    const onDelivery = { order_id: other.orderId, payment_type_id: 1 }
    const changed = await other.shopper.call(modifyPaymentType, { body: onDelivery })
    expect(changed.data?.order.orderStatusId).toBe(1)
    await remindAt('2026-12-03T12:00:00Z')
    await remindAt('2026-12-03T12:01:00Z')
    expect(await shop.kindsTo(unpaid)).toEqual(['orderReceived', 'paymentFailed', 'payReminder'])
    expect((await shop.kindsTo(other)).includes('payReminder')).toBe(false)
    shop.test.time.set(now)
  })

  it('sends no second mail when the first one came within those six hours', async () => {
    const order = await later()
    const now = shop.test.time.now()
    shop.test.time.set(new Date('2026-12-03T13:00:00Z'))
    shop.gateway.refusesStored = true
    await shop.runScheduledJob('authorise-stored-cards')
    await shop.runScheduledJob('remind-to-pay')
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'paymentFailed'])
    shop.test.time.set(now)
  })
})
