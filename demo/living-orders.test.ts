import { beforeAll, expect, it } from 'vitest'
import { workOfTheDay } from '../apps/server/src/daily-work.ts'
import { checkMoney } from '../apps/server/src/modules/payments/payments.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { fillDemoShop } from './fill.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await fillDemoShop(database.pool, { products: 1_200, now: NOW })
})

const rows = async (text: string) => (await database.pool.query(text)).rows as unknown[]

it('fills the shop with orders in six states, and their money, places and weights agree', async () => {
  expect(await checkMoney(database.db, NOW)).toEqual([])
  const found = await rows(`select u.login, o.status, o.payment_type_id as paid,
      coalesce((select string_agg(distinct p.outcome, ' ' order by p.outcome) from picked_lines p where p.order_id = o.id), '') as came,
      exists (select from payment_refunds r join payment_attempts a on a.id = r.attempt_id
        where a.order_id = o.id and a.refunded_cents between 1 and a.captured_cents - 1) as refunded
    from orders o join users u on u.id = o.user_id where o.cart_id is not null order by o.id`)
  const restaurant = { login: 'ristorante@example.com', paid: 1, refunded: false }
  const person = { login: 'privato@example.com', paid: 2, refunded: false }
  expect(found).toEqual([
    { ...person, status: 6, came: 'delivered', refunded: true },
    { ...person, status: 6, came: 'delivered' },
    { ...restaurant, status: 6, came: 'delivered missing replaced' },
    { ...restaurant, status: 3, came: '' },
    { ...person, status: 9, came: '' },
    { ...restaurant, status: 1, came: '' },
  ])
})

it('lets each be done what it is there for', async () => {
  const cutoffs =
    await rows(`select (t.cutoff_at at time zone 'Europe/Rome')::text as cutoff, o.pay_by < t.cutoff_at as "toPay"
    from orders o join timeslots t on t.id = o.timeslot_id where o.status in (1, 9) order by o.id`)
  expect(cutoffs).toEqual([
    { cutoff: '2026-11-22 20:00:00', toPay: true },
    { cutoff: '2026-11-22 20:00:00', toPay: null },
  ])
  // Packaging of the order to modify would raise its total as soon as it is opened: orders are filled without.
  expect(
    await rows(`select i.name from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
      where o.status = 1 and o.cart_id is not null and p.packaging_id is not null`),
  ).toEqual([])
  const classes =
    await rows(`select distinct i.withdrawal_class from order_items i join orders o on o.id = i.order_id
    join handovers h on h.order_id = o.id where h.at > '2026-11-21'::date - 14 and o.payment_type_id = 2 order by 1`)
  expect(classes).toEqual(
    ['perishable', 'sealed-hygiene', 'standard'].map((withdrawal_class) => ({ withdrawal_class })),
  )
})

const STATES = `select case when paid_cents = cents then 'paid' when due_on < $1::date then 'overdue'
    when due_on <= $1::date + 7 then 'dueSoon' else 'open' end as state, count(*)::int as parts
  from due_dates group by 1 order by 1`

it('has due dates of the restaurant in every state, two of each order, which add up to it; later they are paid', async () => {
  const states = async (day: string) => (await database.pool.query(STATES, [day])).rows as unknown[]
  expect(await states('2026-11-21')).toEqual([
    { state: 'dueSoon', parts: 1 },
    { state: 'open', parts: 6 },
    { state: 'overdue', parts: 1 },
    { state: 'paid', parts: 2 },
  ])
  const sums = await rows(`select o.total_cents = sum(d.cents) as equal, count(*)::int as parts
    from orders o left join due_dates d on d.order_id = o.id where o.payment_type_id = 5 group by o.id`)
  expect(sums).toEqual(Array.from({ length: 5 }, () => ({ equal: true, parts: 2 })))
  // A demo of any age: nothing is overdue for so long that payment on account is closed.
  await workOfTheDay({ config: { mode: 'demo' }, database }, new Date('2027-03-01T09:00:00Z'))
  expect(await states('2027-03-01')).toEqual([{ state: 'paid', parts: 10 }])
  expect(await checkMoney(database.db, NOW)).toEqual([])
})
