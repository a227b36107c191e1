import { buyCart } from '@cambusa/contract/orders/checkout'
import { approvalNeeded } from '@cambusa/domain/orders/approval'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { openCompanyShop, type CompanyShop, type Person } from '../../testing/company/company-shop.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { findOwnRole, usedThisMonth } from '../colleagues/colleagues.ts'
import { placeOrder } from './buy.queries.ts'

/** Orders of one buyer at once, of which the month has room for ten. */
const ORDERS = 50
const ROOM = 10

let shop: CompanyShop
let processes: TestApp[]
beforeAll(async () => {
  shop = await openCompanyShop({ max: 24 })
  processes = [shop.test, await shop.test.again()]
  // A buyer has one open cart: without this index many can be prepared, as by somebody who finds a way around it.
  await shop.query('drop index carts_one_open_per_customer')
})

/** A buyer with many prepared carts, each of the same total. */
async function buyerWithCarts() {
  const { companyId } = await shop.company()
  const buyer = await shop.colleague(companyId, { monthLimitCents: 0 })
  const cartId = await shop.prepare(buyer, companyId, 20)
  const [first] = await shop.query<{ total: number }>(
    `select (prepared ->> 'totalCents')::int total from carts where id = $1`,
    [cartId],
  )
  const copies = await shop.query<{ id: number }>(
    `insert into carts (user_id, company_id, store_id, warehouse_id, delivery_service_id, address_id, timeslot_id, status,
       locked_until, prepared, version)
     select user_id, company_id, store_id, warehouse_id, delivery_service_id, address_id, timeslot_id, status, locked_until,
       prepared, version from carts, generate_series(2, $2) where id = $1 returning id`,
    [cartId, ORDERS],
  )
  const cartIds = [cartId, ...copies.map(({ id }) => id)]
  await shop.query(
    `insert into timeslot_holds (cart_id, timeslot_id, expires_at)
     select unnest($1::bigint[]), timeslot_id, expires_at from timeslot_holds where cart_id = $2`,
    [cartIds.slice(1), cartId],
  )
  await shop.query('update timeslots set booked = booked + $2 where id = $1', [shop.slot, ORDERS - 1])
  await shop.query('update colleagues set month_limit_cents = $2 where user_id = $1', [
    buyer.userId,
    first!.total * ROOM,
  ])
  return { companyId, buyer, cartIds, totalCents: first!.total }
}

const placedBy = async ({ userId }: Person) =>
  (await shop.query<{ n: number }>('select count(*)::int n from orders where user_id = $1', [userId]))[0]!.n

it('50 orders at once on two processes never exceed the month of their buyer', async () => {
  const { buyer, cartIds } = await buyerWithCarts()
  const shoppers: Shopper[] = processes.map((process) => {
    const shopper = process.shopper()
    shopper.session = buyer.shopper.session
    return shopper
  })
  const replies = await Promise.all(
    cartIds.map((cart_id, index) =>
      shoppers[index % shoppers.length]!.call(buyCart, { query: { payment_type_id: 1, cart_id } }),
    ),
  )
  const codes = replies.flatMap((reply) => reply.codes)
  expect(codes).toEqual(Array.from({ length: ORDERS - ROOM }, () => 'approval.needed'))
  expect(await placedBy(buyer)).toBe(ROOM)
})

it('a naive implementation, which reads what is left and then orders, does exceed it', async () => {
  const { companyId, buyer, cartIds, totalCents } = await buyerWithCarts()
  const now = shop.test.time.now()
  const own = { userId: buyer.userId, companyId }
  let readers = 0
  await Promise.all(
    cartIds.slice(0, 2 * ROOM).map((cartId) =>
      inTransaction(shop.test.db, async (tx) => {
        const limits = await findOwnRole(tx, own)
        const used = await usedThisMonth(tx, own, now)
        readers += 1
        await expect.poll(() => readers).toBeGreaterThan(ROOM)
        if (limits === undefined || approvalNeeded(limits, used, totalCents) !== undefined) return
        const [row] = (
          await tx.$client.query<{ version: number }>('select version from carts where id = $1', [cartId])
        ).rows
        await placeOrder(tx, {
          cartId,
          version: row!.version,
          fromStatus: CART_STATUS.locked,
          approvedBy: null,
          status: 1,
          paymentTypeId: 1,
          paymentData: '{}',
          typeInfos: '{}',
          sessionHash: Buffer.from('race'),
          doer: '',
          payBy: null,
          isReceived: false,
          mailHost: 'spesa.example.com',
          mailWords: '',
          idMark: '',
          numberMark: '',
          now,
          year: '2026',
          warehouseId: 1,
          productIds: [],
          quantities: [],
          giftIds: [],
          giftCents: [],
        })
      }),
    ),
  )
  expect(await placedBy(buyer)).toBeGreaterThan(ROOM)
})
