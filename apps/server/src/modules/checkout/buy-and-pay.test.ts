import { buyCart } from '@cambusa/contract/orders/checkout'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedCards } from '../../platform/schema/payments.ts'
import type { ReadyShopper } from '../../testing/factories/orders.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payments/payment-shop.ts'

let shop: PaymentShop
let ready: ReadyShopper
let cardId: number

beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(async () => {
  Object.assign(shop.gateway, { fault: () => undefined, refusesStored: false, paysAtOnce: true })
  ready = await shop.prepared()
  cardId = await storedCardOf(ready.userId)
})

async function storedCardOf(userId: number): Promise<number> {
  const [card] = await shop.test.db
    .insert(storedCards)
    .values({
      userId,
      provider: shop.gateway.name,
      providerReference: `card of ${userId}`,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 8,
      expiryYear: 2030,
    })
    .returning({ id: storedCards.id })
  return card!.id
}

const buy = (given: { user_payment_auth_id?: number; payment_type_id?: number } = {}) =>
  ready.shopper.call(buyCart, {
    query: { cart_id: ready.cartId, payment_type_id: 2, user_payment_auth_id: cardId, ...given },
  })

describe('buying with a stored card', () => {
  it('makes a paid order by one call, and the same call again starts nothing', async () => {
    const bought = await buy()
    expect(bought.codes).toEqual([])
    const { orderId, orderNumber } = bought.data!
    expect(bought.data).toMatchObject({
      orderStatusId: 1,
      payment: { state: 'authorised' },
      userPaymentAuthId: cardId,
    })
    expect((await buy()).data).toEqual(bought.data)
    expect(await shop.statesOf({ orderId })).toEqual(['authorised'])
    expect(shop.gateway.ofOrder(orderNumber)).toHaveLength(1)
    expect(await shop.kindsTo(ready)).toEqual(['orderReceived'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('whose bank wants the customer leaves the order waiting, with its payment under way', async () => {
    shop.gateway.paysAtOnce = false
    const { data } = await buy()
    expect(data).toMatchObject({ orderStatusId: 9, payment: { state: 'pending' }, canPay: true })
  })

  it('that is refused leaves the order unpaid, and the same call again does not try it anew', async () => {
    shop.gateway.refusesStored = true
    const { data, codes } = await buy()
    expect([codes, data?.orderStatusId, data?.payment?.state]).toEqual([[], 10, 'failed'])
    shop.gateway.refusesStored = false
    expect((await buy()).data?.orderStatusId).toBe(10)
    expect(await shop.statesOf(data!)).toEqual(['failed'])
  })

  it.each(['question', 'answer'] as const)(
    'leaves the order waiting when the %s of the start call is lost; the same call again goes on with it',
    async (lost) => {
      shop.gateway.fault = (call) => (call === 'start' ? lost : undefined)
      const { data, codes } = await buy()
      expect([codes, data?.orderStatusId, data?.payment?.state]).toEqual([[], 9, 'unknown'])
      shop.gateway.fault = () => undefined
      expect((await buy()).data).toMatchObject({ orderStatusId: 1, payment: { state: 'authorised' } })
      expect(shop.gateway.ofOrder(data!.orderNumber)).toHaveLength(1)
    },
  )

  it('starts the payment of an order whose purchase was interrupted before it', async () => {
    const query = { cart_id: ready.cartId, payment_type_id: 2 }
    const { data } = await ready.shopper.call(buyCart, { query })
    expect(data?.payment).toBeNull()
    expect((await buy()).data).toMatchObject({ orderId: data!.orderId, orderStatusId: 1 })
  })

  it('of somebody else is refused before anything is bought; for another payment type it does not count', async () => {
    const stranger = await storedCardOf((await shop.prepared()).userId)
    expect((await buy({ user_payment_auth_id: stranger })).codes).toEqual(['payment.cardUnknown'])
    const { data } = await buy({ user_payment_auth_id: stranger, payment_type_id: 1 })
    expect(data).toMatchObject({ orderStatusId: 1, payment: null })
  })
})
