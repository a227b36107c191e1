import { eq } from 'drizzle-orm'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { payOrder } from '@cambusa/contract/payments/payments'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { checkMoney, stockAndSold } from '../../modules/payments/payments.ts'
import { captureOrderJob } from '../../modules/payments/attempts/capture-order.job.ts'
import { refundWithdrawalJob } from '../../modules/payments/attempts/refund-withdrawal.job.ts'
import { returnMoneyJob } from '../../modules/payments/attempts/return-money.job.ts'
import { shopQueuedJobs, shopScheduledJobs } from '../../jobs.ts'
import { stock } from '../../platform/schema/catalogue.ts'
import type { QueuedJobWork } from '../../platform/jobs/queued-jobs.ts'
import { buildShop, buildTimeslot } from '../factories/delivery.ts'
import { buildGoods, buildReadyShopper, type Goods, type ReadyShopper } from '../factories/orders.ts'
import { mailsTo, openOutbox } from '../kept-mails.ts'
import { scriptedGateway, type ScriptedGateway } from './scripted-gateway.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'

/** Queued jobs that move money. */
const MONEY_JOBS = [returnMoneyJob.name, captureOrderJob.name, refundWithdrawalJob.name]
const DAY = '2026-11-25'
const LATE_DAY = '2026-12-04'

/** A shop that takes cards through a gateway that does as the test says. */
export interface PaymentShop {
  test: TestApp
  gateway: ScriptedGateway
  goods: Goods
  /** Slots within and beyond the time that an authorisation holds. */
  slot: number
  lateSlot: number
  /** A customer who has prepared a cart. */
  prepared: (packs?: number, isLate?: boolean) => Promise<ReadyShopper>
  /** The same, and the order of it, paid in this way. */
  ordered: (paymentTypeId?: number, isLate?: boolean) => Promise<Ordered>
  /** Begins the payment; answers the gateway's reference of it. */
  began: (ordered: Ordered, body?: object) => Promise<string>
  /** Runs a job of the shop. */
  runScheduledJob: (name: string) => Promise<unknown>
  /** Does the queued jobs that wait, until none is left. */
  runQueuedJobs: () => Promise<void>
  /** Has news of a payment arrive; the HTTP status. */
  notify: (news: ReturnType<ScriptedGateway['newsOf']>, provider?: string) => Promise<number>
  statusOf: (order: Pick<Ordered, 'orderId'>) => Promise<number>
  /** States of the tries to pay an order, oldest first. */
  statesOf: (order: Pick<Ordered, 'orderId'>) => Promise<string[]>
  mailsTo: (customer: Pick<ReadyShopper, 'userId'>) => ReturnType<typeof mailsTo>
  /** Kinds of the mails to a customer, oldest first. */
  kindsTo: (customer: Pick<ReadyShopper, 'userId'>) => Promise<string[]>
  /** The customer's session is as if he had just used it. */
  stay: (customer: Pick<ReadyShopper, 'userId'>) => Promise<unknown>
  /** What is not as the orders say, stock since the shop opened included. */
  booksDifferences: () => Promise<string[]>
  row: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row>
}

export interface Ordered extends ReadyShopper {
  orderId: number
  number: string
}

/** How often one call of runQueuedJobs tries a job that fails. */
const MOST_TRIES = 20

export async function openPaymentShop(
  options: Pick<TestAppOptions, 'max' | 'waitsForLocks'> = {},
): Promise<PaymentShop> {
  const gateway = scriptedGateway()
  let goods: Goods = { pasta: 0, apples: 0, wine: 0 }
  let slot = 0
  let lateSlot = 0
  const test = await buildTestApp({
    ...options,
    gateways: [gateway],
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      // A thousand carts buy of it.
      await db.update(stock).set({ quantity: 1_000_000 }).where(eq(stock.productId, goods.pasta))
      slot = await buildTimeslot(db, { capacity: 5_000 })
      lateSlot = await buildTimeslot(db, {
        capacity: 5_000,
        date: LATE_DAY,
        cutoffAt: new Date('2026-12-03T18:00:00Z'),
      })
    },
  })
  await openOutbox(test.database, ...MONEY_JOBS)
  gateway.now = test.time.now
  const { pool } = test.database

  const row = async <Row>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows[0] as Row
  const prepared: PaymentShop['prepared'] = async (packs = 20, isLate = false) => {
    const ready = await buildReadyShopper(test, goods.pasta, packs)
    const query = { sel_date: isLate ? LATE_DAY : DAY, timeslot_id: isLate ? lateSlot : slot }
    const chosen = await ready.shopper.call(selectTimeslot, { query })
    const answer = await ready.shopper.call(prepareCheckout)
    if (chosen.codes.length + answer.codes.length > 0)
      throw new Error([...chosen.codes, ...answer.codes].join())
    return ready
  }
  const statesOf: PaymentShop['statesOf'] = async ({ orderId }) => {
    const text = 'select state from payment_attempts where order_id = $1 order by id'
    return (await pool.query<{ state: string }>(text, [orderId])).rows.map(({ state }) => state)
  }
  const mailsOf: PaymentShop['mailsTo'] = async ({ userId }) => {
    const { login } = await row<{ login: string }>('select login from users where id = $1', [userId])
    return mailsTo(test, login)
  }
  const stockAtFirst = await stockAndSold(test.db)
  const booksDifferences = async () => {
    const stock = await stockAndSold(test.db)
    const moved = Object.keys(stock).filter((key) => stock[key] !== stockAtFirst[key])
    return [...(await checkMoney(test.db, test.time.now())), ...moved.map((key) => `stock of ${key}`)]
  }
  const work: readonly QueuedJobWork[] = shopQueuedJobs(test.services)

  return {
    test,
    gateway,
    get goods() {
      return goods
    },
    get slot() {
      return slot
    },
    get lateSlot() {
      return lateSlot
    },
    prepared,
    ordered: async (paymentTypeId = 2, isLate = false) => {
      const ready = await prepared(20, isLate)
      const query = { cart_id: ready.cartId, payment_type_id: paymentTypeId }
      const bought = await ready.shopper.call(buyCart, { query })
      if (bought.data === undefined) throw new Error(bought.codes.join())
      return { ...ready, orderId: bought.data.orderId, number: bought.data.orderNumber }
    },
    began: async ({ shopper, orderId, number }, body = {}) => {
      const step = await shopper.call(payOrder, { body: { order_id: orderId, ...body } })
      const payment = gateway.ofOrder(number).at(-1)
      if (payment === undefined) throw new Error(`not begun: ${step.codes.join()}`)
      return payment.reference
    },
    runScheduledJob: (name) =>
      shopScheduledJobs(test.services)
        .find((job) => job.name === name)!
        .run(test.time.now()),
    runQueuedJobs: async () => {
      // What goes on failing waits for the next call, as in the shop it waits for other jobs.
      const tries = new Map<string, number>()
      const retry = (name: string, id: string) =>
        pool.query(`update pgboss.job set state = 'retry' where name = $1 and id = $2`, [name, id])
      const waiting: { name: string; id: string }[] = []
      for (;;) {
        const { rows } = await pool.query<{ id: string; name: string; data: unknown }>(
          `update pgboss.job set state = 'completed', completed_on = now()
           where name = any($1) and state in ('created', 'retry') returning id, name, data`,
          [MONEY_JOBS],
        )
        if (rows.length === 0) break
        for (const { id, name, data } of rows) {
          const run = work.find(({ queuedJob }) => queuedJob.name === name)!.run
          const context = { id, now: test.time.now(), isLastTry: false }
          await run(data, context).catch(async () => {
            tries.set(id, (tries.get(id) ?? 0) + 1)
            if (tries.get(id) === MOST_TRIES) waiting.push({ name, id })
            else await retry(name, id)
          })
        }
      }
      for (const { name, id } of waiting) await retry(name, id)
    },
    notify: async ({ body, headers }, provider = gateway.name) => {
      const url = `/payment/notification/${provider}`
      return (await test.app.inject({ method: 'POST', url, headers, payload: body })).statusCode
    },
    statusOf: async ({ orderId }) =>
      (await row<{ status: number }>('select status from orders where id = $1', [orderId])).status,
    statesOf,
    mailsTo: mailsOf,
    kindsTo: async (customer) => (await mailsOf(customer)).map(({ kind }) => kind),
    stay: ({ userId }) =>
      row('update sessions set last_seen_at = $2 where user_id = $1', [userId, test.time.now()]),
    booksDifferences,
    row,
  }
}
