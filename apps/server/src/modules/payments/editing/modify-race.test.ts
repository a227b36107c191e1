import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { checkPayment, deleteOrder, payOrder } from '@cambusa/contract/payments/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { naiveStatements } from '../../../testing/naive-statements.ts'
import { addToCart, buyEdit, openEdit, orderNow, undoEdit } from '../../../testing/payments/edit-order.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

const ROUNDS = Number(process.env['RACE_EDITS'] ?? 12)
const AT_ONCE = 6
const naive = naiveStatements()
let shop: PaymentShop

beforeAll(async () => {
  afterAll(naive.end)
  shop = await openPaymentShop({ max: 20 })
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
})

/** An order that is being edited, with a bottle of wine more, prepared. */
async function preparedEdit(paymentTypeId = 1): Promise<Ordered & { editCartId: number }> {
  const order = await shop.ordered(paymentTypeId)
  if (paymentTypeId === 2) {
    shop.gateway.succeed(await shop.began(order))
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
  }
  await openEdit(order)
  await addToCart(order, shop.goods.wine, 1)
  const prepared = await order.shopper.call(prepareCheckout)
  expect(prepared.codes).toEqual([])
  return { ...order, editCartId: prepared.data!.cartId }
}
const buy = ({ shopper, editCartId }: { editCartId: number } & Ordered) => {
  const query = { cart_id: editCartId, payment_data: JSON.stringify({ age_declared: 'true' }) }
  return shopper.call(buyCart, { query })
}
/** How many versions, certificates of change and lines an order has. */
const tracesOf = ({ orderId }: Ordered) =>
  shop.row<{ version: number; versions: number; changes: number; lines: number; carts: number }>(
    `select o.version, (select count(*)::int from order_versions v where v.order_id = o.id) versions,
       (select count(*)::int from order_acts a where a.order_id = o.id and a.act = 'change') changes,
       (select count(*)::int from order_items i where i.order_id = o.id) lines,
       (select count(*)::int from carts c where c.order_id = o.id and c.status in (2, 4, 7)) carts
     from orders o where o.id = $1`,
    [orderId],
  )
const CHANGED = { version: 2, versions: 1, changes: 1, lines: 2, carts: 0 }
const KEPT = { version: 1, versions: 0, changes: 0, lines: 1, carts: 0 }

describe('an edited order that is bought by several calls at once', () => {
  it('is changed once, and each call answers the same order', async () => {
    for (let round = 0; round < ROUNDS / 3; round += 1) {
      const order = await preparedEdit()
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => buy(order)))
      expect(replies.map(({ codes }) => codes).flat()).toEqual([])
      expect(await tracesOf(order)).toEqual(CHANGED)
    }
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('has one payment more however often it is paid, with lost answers', async () => {
    const order = await preparedEdit(2)
    expect((await buy(order)).data).toMatchObject({ orderStatusId: 7 })
    const pay = () => order.shopper.call(payOrder, { body: { order_id: order.orderId } })
    let calls = 0
    shop.gateway.fault = () => ((calls += 1) % 4 === 0 ? 'answer' : undefined)
    await Promise.all(Array.from({ length: AT_ONCE }, pay))
    shop.gateway.fault = () => undefined
    await pay()
    expect(shop.gateway.ofOrder(order.number)).toHaveLength(2)
    shop.gateway.succeed(shop.gateway.ofOrder(order.number).at(-1)!.reference)
    const check = () => order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    await Promise.all(Array.from({ length: AT_ONCE }, check))
    await shop.runQueuedJobs()
    expect(await tracesOf(order)).toEqual(CHANGED)
    expect(shop.gateway.ofOrder(order.number).map(({ state }) => state)).toEqual(['cancelled', 'authorised'])
    expect(await shop.booksDifferences()).toEqual([])
  })
})

describe('an edited order that is bought, given up and cancelled at the same moment', () => {
  it('has one end, and its books agree', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await preparedEdit()
      const gone = () => order.shopper.call(deleteOrder, { body: { order_id: order.orderId } })
      await Promise.all([buy(order), undoEdit(order), ...(round % 2 === 0 ? [gone()] : [])])
      const traces = await tracesOf(order)
      expect([CHANGED, KEPT]).toContainEqual(traces)
      expect([1, 8]).toContain((await orderNow(order)).orderStatusId)
    }
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('or ended by the job at its cut-off, is either changed before it or stands as it was', async () => {
    const orders = []
    for (let round = 0; round < ROUNDS / 3; round += 1) orders.push(await preparedEdit())
    const now = shop.test.time.now()
    const { timeslot } = await orderNow(orders[0]!)
    const cutoff = new Date(timeslot.cutoffAt).getTime()
    await shop.row(`update carts set locked_until = $1 where status = 2`, [new Date(cutoff + 60_000)])
    for (const order of orders) {
      await shop.row('update sessions set last_seen_at = $2 where user_id = $1', [
        order.userId,
        new Date(cutoff),
      ])
    }
    shop.test.time.set(new Date(cutoff - 1))
    const late = orders.map(async (order, place) => {
      if (place % 2 === 1) shop.test.time.set(new Date(cutoff))
      return buy(order)
    })
    await Promise.all([...late, shop.runScheduledJob('end-editings')])
    shop.test.time.set(new Date(cutoff))
    await shop.runScheduledJob('end-editings')
    for (const order of orders) expect([CHANGED, KEPT]).toContainEqual(await tracesOf(order))
    shop.test.time.set(now)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('negative control: without the locks of order and cart it is changed and given up, or changed twice', async () => {
    const orders: Awaited<ReturnType<typeof preparedEdit>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) orders.push(await preparedEdit())
    const ends: number[] = []
    const unlocked = [
      [' for no key update of o', ''],
      [/(?<=order_id = \$1 and status in \([\d, ]+\)) for update/, ''],
    ] as const
    await naive.without(unlocked, async () => {
      for (const order of orders) {
        const replies = await Promise.all([buy(order), undoEdit(order), buy(order), undoEdit(order)])
        const { acts } = await shop.row<{ acts: number }>(
          `select count(*)::int acts from order_acts where order_id = $1 and act in ('change', 'keepAsWas')`,
          [order.orderId],
        )
        const failed = replies.filter(({ httpStatus }) => httpStatus === 500).length
        ends.push(acts + failed)
      }
    })
    expect(ends.some((count) => count > 1)).toBe(true)
  })
})

describe('an order that is opened while the shop begins to prepare it', () => {
  it('is either edited or prepared', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await shop.ordered(1)
      await shop.row('update orders set status = 2 where id = $1', [order.orderId])
      const start = shop.test.database.pool.query(
        'update orders set status = 3 where id = $1 and status = 2',
        [order.orderId],
      )
      const [opened, started] = await Promise.all([openEdit(order), start])
      expect(opened.codes.length === 0 ? 0 : 1).toBe(started.rowCount)
      if (opened.codes.length === 0) await undoEdit(order)
    }
    expect(await shop.booksDifferences()).toEqual([])
  })
})

it('an undone editing can be begun again at once, many times', async () => {
  const order = await shop.ordered(1)
  for (let round = 0; round < 3; round += 1) {
    const steps = await Promise.all([openEdit(order), openEdit(order), undoEdit(order), openEdit(order)])
    expect(steps.map(({ httpStatus }) => httpStatus)).not.toContain(500)
  }
  await openEdit(order)
  expect(await buyEdit(order, 1)).toMatchObject({ orderId: order.orderId, orderStatusId: 1 })
  expect(await shop.booksDifferences()).toEqual([])
})
