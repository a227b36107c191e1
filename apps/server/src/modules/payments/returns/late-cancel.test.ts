import { viewOrder } from '@cambusa/contract/orders/orders'
import { checkPayment, deleteOrder } from '@cambusa/contract/payments/payments'
import { CUSTOMER_CANCELLABLE, ORDER_MOVES } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/database/database.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import { captureOrder } from '../payments.ts'
import { receiveTransfer } from '../settling/receive-transfer.ts'

const CUTOFF = new Date('2026-11-25T06:00:00Z')
const ROUNDS = 12
let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})

const remove = ({ shopper, orderId }: Ordered) => shopper.call(deleteOrder, { body: { order_id: orderId } })
const view = async ({ shopper, orderId }: Ordered) =>
  (await shopper.call(viewOrder, { query: { order_id: orderId } })).data!
const capture = ({ orderId }: Ordered, cents: number) =>
  captureOrder(shop.test.services, orderId, cents, `presa-${orderId}`, shop.test.time.now())
const paidOrder = async () => {
  const order = await shop.ordered()
  shop.gateway.succeed(await shop.began(order))
  await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
  return order
}
/** Runs a function with the clock set to a moment. */
async function at<Answer>(moment: Date, order: Ordered, act: () => Promise<Answer>): Promise<Answer> {
  const now = shop.test.time.now()
  shop.test.time.set(moment)
  await shop.stay(order)
  try {
    return await act()
  } finally {
    shop.test.time.set(now)
    await shop.stay(order)
  }
}
/** Booked capacity of the slot and stock of the product. */
const taken = () =>
  shop.row<{ booked: number; stock: number }>(
    `select (select booked from timeslots where id = $1) booked, (select quantity from stock where product_id = $2) stock`,
    [shop.slot, shop.goods.pasta],
  )

describe('a customer who cancels late', () => {
  it('is sent to the shop’s telephone once the money is captured, also days after the delivery', async () => {
    const order = await paidOrder()
    await capture(order, 1_000)
    const before = await taken()
    for (const moment of [shop.test.time.now(), new Date('2026-11-28T10:00:00Z')]) {
      const { order: seen, reply } = await at(moment, order, async () => ({
        order: await view(order),
        reply: await remove(order),
      }))
      expect(seen.canCancel).toBe(false)
      expect(reply.codes).toEqual(['order.notRemovable'])
      expect(reply.response.errors[0]!.error).toContain(shop.test.services.config.shop.contacts.phone)
    }
    await shop.runQueuedJobs()
    expect([await shop.statusOf(order), await shop.statesOf(order)]).toEqual([1, ['captured']])
    expect(await taken()).toEqual(before)
    expect(await shop.kindsTo(order)).toEqual(['orderReceived'])
  })

  it('may do so until the last millisecond before the cut-off of the slot, whatever the payment type', async () => {
    for (const paymentTypeId of [PAYMENT_TYPES.onDelivery, PAYMENT_TYPES.creditCard]) {
      const order = paymentTypeId === PAYMENT_TYPES.onDelivery ? await shop.ordered(1) : await paidOrder()
      for (const moment of [CUTOFF, new Date(CUTOFF.getTime() + 1), new Date('2026-12-24T00:00:00Z')]) {
        const refused = await at(moment, order, async () => ({
          order: await view(order),
          reply: await remove(order),
        }))
        expect(refused.order).toMatchObject({ canCancel: false, cancelRefusal: 'tooLate' })
        expect(refused.reply.codes).toEqual(['order.notRemovable'])
        expect(await shop.statusOf(order)).toBe(1)
      }
      const inTime = await at(new Date(CUTOFF.getTime() - 1), order, async () => {
        expect(await view(order)).toMatchObject({ canCancel: true, cancelRefusal: null })
        return remove(order)
      })
      expect(inTime.codes).toEqual(['order.removed'])
    }
    await shop.runQueuedJobs()
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is sent to the shop after a transfer arrived: only the shop can send it back', async () => {
    const order = await shop.ordered(PAYMENT_TYPES.bankTransfer)
    const { grossTotal } = await view(order)
    const cents = Math.round(grossTotal * 100)
    await inTransaction(shop.test.db, (tx) =>
      receiveTransfer(tx, shop.test.services.config, order.orderId, cents, shop.test.time.now()),
    )
    expect(await view(order)).toMatchObject({ canCancel: false, cancelRefusal: 'paid' })
    expect((await remove(order)).codes).toEqual(['order.notRemovable'])
    expect(await shop.statusOf(order)).toBe(1)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('gets from canCancel what cancelling really does, in every combination of status, payment and time', async () => {
    const statuses = [...new Set(ORDER_MOVES.flat())]
    const isFree = (status: number) => CUSTOMER_CANCELLABLE.some((one) => one === status)
    let cancelled = 0
    const money = [
      { type: 1, state: null },
      { type: 2, state: 'authorised' },
      { type: 2, state: 'captured' },
      { type: 2, state: 'capturing' },
    ] as const
    let order = await shop.ordered(1)
    for (const status of statuses)
      for (const { type, state } of money)
        for (const moment of [new Date(CUTOFF.getTime() - 1), CUTOFF]) {
          await shop.row('delete from payment_attempts where order_id = $1', [order.orderId])
          if (state !== null)
            await shop.row(
              `insert into payment_attempts (order_id, payment_type_id, provider, state, amount_cents, captured_cents,
                 provider_reference, capture_asked_at)
               values ($1, $2, 'scripted', $3, 9000, $4, $5, $6)`,
              [
                order.orderId,
                type,
                state === 'capturing' ? 'authorised' : state,
                state === 'captured' ? 9000 : 0,
                `made-${order.orderId}`,
                state === 'capturing' ? new Date() : null,
              ],
            )
          await force(order, status, type)
          const what = `status ${status}, ${state}, ${moment.toISOString()}`
          const { canCancel, codes } = await at(moment, order, async () => ({
            canCancel: (await view(order)).canCancel,
            codes: (await remove(order)).codes,
          }))
          const isTaken = state === 'captured' || state === 'capturing'
          expect(canCancel, what).toBe(isFree(status) && !isTaken && moment < CUTOFF)
          const isOver = status === 8 || status === 11
          expect(codes, what).toEqual([canCancel || isOver ? 'order.removed' : 'order.notRemovable'])
          expect(await shop.statusOf(order), what).toBe(canCancel ? 8 : status)
          if (!canCancel) continue
          cancelled += 1
          order = await shop.ordered(1)
        }
    expect(cancelled).toBe(CUSTOMER_CANCELLABLE.length * 2)
  })

  it('while the shop captures the money gets one result: the order cancelled, or the money captured', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await paidOrder()
      const before = await taken()
      // The capture is in flight when the customer cancels, or starts just after it.
      const [captured, removed] = await Promise.allSettled(
        round % 2 === 0
          ? [capture(order, 1_000), remove(order)]
          : [remove(order).then(() => capture(order, 1_000)), Promise.resolve(remove(order))],
      )
      await shop.runQueuedJobs()
      const payment = shop.gateway.ofOrder(order.number).at(-1)!
      const end = [await shop.statusOf(order), payment.state, captured.status].join()
      ends.add(end)
      expect(['1,captured,fulfilled', '8,cancelled,rejected']).toContain(end)
      expect(removed.status).toBe('fulfilled')
      expect(payment.refunds).toBe(0)
      const after = await taken()
      expect(after.stock - before.stock).toBe(payment.state === 'captured' ? 0 : 20)
    }
    expect(ends.size).toBe(2)
  })

  it('at the moment when the gateway captures the money is refused, not refunded', async () => {
    const order = await paidOrder()
    let codes: string[] = []
    shop.gateway.meanwhile = async (call) => {
      if (call === 'capture') ({ codes } = await remove(order))
    }
    await capture(order, 1_000)
    shop.gateway.meanwhile = undefined
    expect(codes).toEqual(['order.notRemovable'])
    expect([await shop.statusOf(order), await shop.statesOf(order)]).toEqual([1, ['captured']])
  })
})

/** Sets a status without the trigger that checks status changes, and the payment type. */
async function force({ orderId }: Ordered, status: number, paymentTypeId: number): Promise<void> {
  const client = await shop.test.database.pool.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query('update orders set status = $2, payment_type_id = $3 where id = $1', [
      orderId,
      status,
      paymentTypeId,
    ])
  } finally {
    await client.query("set session_replication_role = 'origin'")
    client.release()
  }
}
