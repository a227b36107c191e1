import { buyCart } from '@cambusa/contract/orders/checkout'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyShopOf, type CompanyShop, type Person } from '../../testing/company/company-shop.ts'
import { fulfilmentOf } from '../../testing/fulfilment-acts.ts'
import { naiveStatements } from '../../testing/naive-statements.ts'
import { openPaymentShop, type Ordered } from '../../testing/payments/payment-shop.ts'

/** Orders on account of one company at once, of which its credit has room for about ten. */
const ORDERS = 50
const CREDIT_CENTS = 40_000
/** 20 pasta and the delivery, and the reserve that a new order needs beyond it. */
const TOTAL_CENTS = 3_190
const RESERVE_CENTS = 319
/** Without the lock so many read the credit before the first order is placed. */
const NAIVE_ORDERS = 15

const naive = naiveStatements()
let shop: CompanyShop
let work: ReturnType<typeof fulfilmentOf>
beforeAll(async () => {
  afterAll(naive.end)
  const payments = await openPaymentShop({ max: 24, waitsForLocks: true })
  work = fulfilmentOf(payments)
  shop = companyShopOf(payments.test, payments.goods, payments.slot)
})

type Buyer = Person & { cartId: number }

const buy = ({ shopper, cartId }: Buyer) =>
  shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: PAYMENT_TYPES.deferred } })

/** A company with an order on the way to it, on account, and colleagues who have prepared so many carts. */
async function companyNearItsLimit(carts: number) {
  const { companyId } = await shop.company()
  await shop.query('update companies set credit_cents = $2 where id = $1', [companyId, CREDIT_CENTS])
  const buyers: Buyer[] = []
  for (let made = 0; made <= carts; made += 1) {
    const buyer = await shop.colleague(companyId, {})
    buyers.push({ ...buyer, cartId: await shop.prepare(buyer, companyId, 20) })
  }
  const [first, ...others] = buyers as [Buyer, ...Buyer[]]
  const { data } = await buy(first)
  const onTheWay = {
    ...first,
    addressId: 0,
    orderId: data!.orderId,
    number: data!.orderNumber,
  } satisfies Ordered
  await work.start(onTheWay)
  await work.ready(onTheWay)
  await work.onTheWay(onTheWay)
  return { companyId, onTheWay, buyers: others }
}

/** What a company owes on account: orders that were not handed over, and what is left of due dates. */
async function owedBy(companyId: number): Promise<{ orders: number; dues: number }> {
  const [owed] = await shop.query<{ orders: number; dues: number }>(
    `select (select coalesce(sum(total_cents), 0)::int from orders o where company_id = $1
         and not exists (select from handovers h where h.order_id = o.id)) orders,
       (select coalesce(sum(cents - paid_cents - credited_cents), 0)::int from due_dates where company_id = $1) dues`,
    [companyId],
  )
  return owed!
}

it('50 orders on account at once, while another is handed over, never spend more than the credit of their company', async () => {
  const { companyId, onTheWay, buyers } = await companyNearItsLimit(ORDERS)
  const [replies] = await Promise.all([Promise.all(buyers.map(buy)), work.handOver(onTheWay)])
  const { orders, dues } = await owedBy(companyId)
  expect(dues).toBe(TOTAL_CENTS)
  expect(orders + dues).toBeLessThanOrEqual(CREDIT_CENTS)
  // Nor less: one more would not have had room.
  expect(orders + dues + TOTAL_CENTS + RESERVE_CENTS).toBeGreaterThan(CREDIT_CENTS)
  const refused = ORDERS - orders / TOTAL_CENTS
  expect(replies.flatMap(({ codes }) => codes)).toEqual(
    Array.from({ length: refused }, () => 'checkout.paymentTypeNotAllowed'),
  )
})

it('negative control: without the lock on the company they spend more', async () => {
  const { companyId, buyers } = await companyNearItsLimit(NAIVE_ORDERS)
  const unlocked = [[/(?<=select id from companies where id = \$1) for no key update/, '']] as const
  const { pool } = shop.test.database
  const gate = await pool.connect()
  try {
    // Nobody places an order until all have read what is left.
    await gate.query('begin')
    await gate.query('lock table orders in share row exclusive mode')
    const bought = naive.without(unlocked, async () => {
      const replies = buyers.map(buy)
      const waiting = `select count(*)::int n from pg_locks where relation = 'orders'::regclass and not granted`
      await expect.poll(async () => (await gate.query<{ n: number }>(waiting)).rows[0]!.n).toBe(NAIVE_ORDERS)
      await gate.query('commit')
      return Promise.all(replies)
    })
    expect((await bought).flatMap(({ codes }) => codes)).toEqual([])
  } finally {
    gate.release()
  }
  const { orders, dues } = await owedBy(companyId)
  expect(orders + dues).toBeGreaterThan(CREDIT_CENTS)
})
