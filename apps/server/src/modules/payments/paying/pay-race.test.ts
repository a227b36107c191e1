import { buyCart } from '@cambusa/contract/orders/checkout'
import { checkPayment, deleteOrder, payOrder } from '@cambusa/contract/payments/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { naiveStatements } from '../../../testing/naive-statements.ts'
import { openPaymentShop, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import type { Fault } from '../../../testing/payments/scripted-gateway.ts'
import { captureOrder, checkMoney, stockAndSold } from '../payments.ts'
import { Refusal } from '../../../platform/http/refusal.ts'

/** RACE_CARTS=1000 is the full test. */
const CARTS = Number(process.env['RACE_CARTS'] ?? 30)
const AT_ONCE = 10
const NEWS_REPEATED = 5
const LOST = 0.2
const TRIES = 20
const MINUTE_MS = 60_000

const naive = naiveStatements()
let shop: PaymentShop

beforeAll(async () => {
  afterAll(naive.end)
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
})

/** Pseudorandom numbers, the same in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => [next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

interface Raced {
  orders: number
  paid: number
  /** Payments at the gateway that are authorised or captured. */
  holding: number
  captures: number
}

/**
 * One prepared cart: bought and paid by several calls at once, with lost requests and responses, and notifications in
 * random order.
 */
async function raceCart(next: () => number): Promise<Raced> {
  const { gateway, test } = shop
  const ready = await shop.prepared()
  const query = { cart_id: ready.cartId, payment_type_id: 2 }
  const lost = (): Fault | undefined => (next() < LOST ? (next() < 0.5 ? 'question' : 'answer') : undefined)
  gateway.fault = lost

  const buyAndPay = async () => {
    const bought = await ready.shopper.call(buyCart, { query })
    const orderId = bought.data?.orderId ?? 0
    for (let left = TRIES; left > 0; left -= 1) {
      const step = await ready.shopper.call(payOrder, { body: { order_id: orderId } })
      if (step.response.status === 0) return bought.data!
      expect(step.codes).toEqual(['payment.unreachable'])
    }
    throw new Error('the gateway never answered')
  }
  const bought = await Promise.all(Array.from({ length: AT_ONCE }, buyAndPay))
  const { orderId, orderNumber } = bought[0]!
  for (const { reference } of gateway.ofOrder(orderNumber)) gateway.succeed(reference)
  const news = gateway.ofOrder(orderNumber).map(({ reference }) => gateway.newsOf(reference))
  const repeated = Array.from({ length: NEWS_REPEATED }, () => news).flat()
  const check = () => ready.shopper.call(checkPayment, { body: { order_id: orderId } })
  // Two notifications arrive before the customer returns, the others at the same time.
  const [early, late] = [repeated.slice(0, 2), repeated.slice(2)]
  for (const each of shuffled(early, next)) await shop.notify(each)
  await Promise.all([...shuffled(late, next).map((each) => shop.notify(each)), check(), check()])
  const now = test.time.now()
  for (let minute = 0; minute < TRIES; minute += 1) {
    test.time.advance(MINUTE_MS)
    await shop.runScheduledJob('reconcile-payments')
  }
  test.time.set(now)
  await shop.runQueuedJobs()

  const { amountCents } = gateway.ofOrder(orderNumber)[0]!
  const capture = async () => {
    for (let left = TRIES; left > 0; left -= 1) {
      try {
        return await captureOrder(test.services, orderId, amountCents, `presa ${orderId}`, test.time.now())
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'payment.unreachable') throw error
      }
    }
    throw new Error('the gateway never answered')
  }
  await Promise.all([capture(), capture(), capture()])
  gateway.fault = () => undefined
  const { orders, paid } = await shop.row<{ orders: number; paid: number }>(
    `select count(*)::int orders, count(*) filter (where status = 1)::int paid from orders where user_id = $1`,
    [ready.userId],
  )
  const payments = gateway.ofOrder(orderNumber)
  return {
    orders,
    paid,
    holding: payments.filter(({ state }) => state === 'authorised' || state === 'captured').length,
    captures: payments.reduce((sum, payment) => sum + payment.captures, 0),
  }
}

const RIGHT: Raced = { orders: 1, paid: 1, holding: 1, captures: 1 }

describe('ten calls buy and pay one cart at once, responses are lost, and five notifications each arrive early or in random order', () => {
  it(
    `${CARTS} carts: one order, one payment and one capture each`,
    async () => {
      const next = random(20_261_121)
      for (let cart = 0; cart < CARTS; cart += 1) expect(await raceCart(next), `cart ${cart}`).toEqual(RIGHT)
      expect(await shop.booksDifferences()).toEqual([])
    },
    CARTS * 20_000,
  )

  it('negative control: without the guards of an attempt one order has several payments', async () => {
    await shop.row('drop index payment_attempts_one_live')
    const holding: number[] = []
    await naive.without([[' for no key update of o', '']], async () => {
      for (let round = 0; round < 5 && !holding.some((count) => count > 1); round += 1) {
        const order = await shop.ordered()
        const pay = () => order.shopper.call(payOrder, { body: { order_id: order.orderId } })
        await Promise.all(Array.from({ length: AT_ONCE }, pay))
        holding.push(shop.gateway.ofOrder(order.number).length)
        await shop.row(`update payment_attempts set state = 'cancelled' where order_id = $1`, [order.orderId])
      }
    })
    await shop.row(
      `create unique index payment_attempts_one_live on payment_attempts (order_id)
       where state in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured')`,
    )
    expect(Math.max(...holding)).toBeGreaterThan(1)
  })

  it('without the lock on the order the unique index alone allows one attempt', async () => {
    await naive.without([[' for no key update of o', '']], async () => {
      const order = await shop.ordered()
      const pay = () => order.shopper.call(payOrder, { body: { order_id: order.orderId } })
      await Promise.all(Array.from({ length: AT_ONCE }, pay))
      expect(shop.gateway.ofOrder(order.number)).toHaveLength(1)
    })
  })

  it('negative control: without the condition on the status a cancelled order returns its goods several times', async () => {
    const order = await shop.ordered(1)
    const before = await stockAndSold(shop.test.db)
    // The database allows an update to the same status.
    await naive.without([[/ status = any\((\$\d::int\[\])\)/, ' (status = any($1) or true)']], async () => {
      const remove = () => order.shopper.call(deleteOrder, { body: { order_id: order.orderId } })
      await Promise.all(Array.from({ length: AT_ONCE }, remove))
    })
    expect(await stockAndSold(shop.test.db)).not.toEqual(before)
    expect((await checkMoney(shop.test.db, shop.test.time.now())).length).toBeGreaterThan(0)
  })
})
