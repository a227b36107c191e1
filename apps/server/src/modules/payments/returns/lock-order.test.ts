import { addItems } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { deleteOrder } from '@cambusa/contract/payments/payments'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/database/database.ts'
import { listenForConflicts } from '../../../platform/database/conflicts.ts'
import { buildTimeslot } from '../../../testing/factories/delivery.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'
import { lockCartToFill } from '../../cart/cart.ts'
import { giveBackOrderCapacity } from '../../holds/holds.ts'
import { giveBackGoods } from '../../catalogue/catalogue.ts'
import { markCancelled } from '../../orders/orders.ts'

const DAY = '2026-11-25'
const PAIRS = 8
const ROUNDS = 5
/** Long enough for the other tab to choose a slot. */
const NAIVE_MS = 500
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let shop: PaymentShop
let otherSlot = 0
/** Deadlocks and serialization failures in any process, although a retry may have succeeded. */
let conflicts: unknown[] = []
/** The customer's second tab, at another process of the shop. */
let atOtherProcess: (order: Ordered) => Shopper

beforeAll(async () => {
  shop = await openPaymentShop({ max: 24 })
  otherSlot = await buildTimeslot(shop.test.db, { capacity: 5_000, beginTime: '12:00', endTime: '14:00' })
  const second = await shop.test.again()
  for (const { pool } of [shop.test.database, second.database])
    listenForConflicts(pool, (error) => conflicts.push(error))
  atOtherProcess = ({ shopper }) => Object.assign(second.shopper(), { session: shopper.session })
})
beforeEach(() => {
  conflicts = []
})
afterEach(async () => {
  expect(await shop.booksDifferences()).toEqual([])
})

/** Waits until this many statements wait for a row lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  while ((await shop.row<{ n: number }>(waiting)).n < count) await pause(5)
}

const remove = ({ orderId }: Ordered, shopper: Shopper) =>
  shopper.call(deleteOrder, { body: { order_id: orderId } })
const choose = (shopper: Shopper, timeslot_id: number) =>
  shopper.call(selectTimeslot, { query: { sel_date: DAY, timeslot_id } })
/** What a customer does who starts a new cart while his other tab cancels the order. */
async function beginAnew({ addressId }: Ordered, shopper: Shopper) {
  const items = [{ productId: shop.goods.pasta, quantity: 1 }]
  return [
    await shopper.call(addItems, { body: { items } }),
    await shopper.call(selectAddress, { body: { address_type: 'home', address_id: addressId } }),
    await choose(shopper, otherSlot),
    await choose(shopper, shop.slot),
  ]
}

const failuresOf = (replies: readonly { httpStatus: number; codes: string[] }[]) =>
  replies.filter(({ httpStatus }) => httpStatus >= 409).map(({ codes }) => codes.join())

describe('a customer who cancels an order in one tab and starts a new cart in another', () => {
  it('waits for the same locks in the same order, however long the first call takes', async () => {
    const order = await shop.ordered()
    await shop.began(order)
    const holder = await shop.test.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from payment_attempts where order_id = $1 for update', [order.orderId])
    const given = remove(order, order.shopper)
    await untilWaiting(1)
    const begun = beginAnew(order, atOtherProcess(order))
    await untilWaiting(2)
    await holder.query('commit')
    holder.release()
    expect(failuresOf([await given, ...(await begun)])).toEqual([])
    expect(conflicts).toEqual([])
    expect(await shop.statusOf(order)).toBe(8)
  })

  /** Shoppers who repeatedly order, then cancel and start a new cart at the same moment. */
  async function race(pairs: number, rounds: number, giveUp: (order: Ordered) => Promise<unknown>) {
    const orders = await Promise.all(Array.from({ length: pairs }, () => shop.ordered()))
    const failures: string[] = []
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        orders.map(async (order) => {
          const [, begun] = await Promise.all([
            giveUp(order),
            beginAnew(order, atOtherProcess(order)),
            shop.runScheduledJob('expire-holds'),
          ])
          failures.push(...failuresOf(begun))
          const last = await choose(order.shopper, round % 2 === 0 ? otherSlot : shop.slot)
          const prepared = await order.shopper.call(prepareCheckout)
          const bought = await order.shopper.call(buyCart, { query: { payment_type_id: 2 } })
          failures.push(...failuresOf([last, prepared, bought]))
          if (bought.data) order.orderId = bought.data.orderId
        }),
      )
    await Promise.all(orders.map((order) => remove(order, order.shopper)))
    return failures
  }

  it('never causes a deadlock, with many such customers on two processes', async () => {
    const failures = await race(PAIRS, ROUNDS, async (order) => {
      const given = await remove(order, order.shopper)
      expect([given.httpStatus, given.data?.orderStatusId]).toEqual([200, 8])
    })
    expect([failures, conflicts]).toEqual([[], []])
  })

  it('negative control: causes one if goods and slot are locked before the cart, hidden from the shopper by a retry', async () => {
    const failures = await race(2, 1, ({ orderId }) =>
      inTransaction(shop.test.db, async (tx) => {
        const order = await markCancelled(tx, {
          orderId,
          from: PENDING_ORDERS,
          dueBy: null,
          customerAt: null,
        })
        await giveBackGoods(tx, { orderId, warehouseId: order!.warehouseId })
        await giveBackOrderCapacity(tx, { orderId })
        await pause(NAIVE_MS)
        await lockCartToFill(tx, order!, shop.test.time.now())
      }),
    )
    expect(conflicts.length).toBeGreaterThan(0)
    expect(failures).toEqual([])
  })
})
