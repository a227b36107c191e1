import { addItems } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, expect, it } from 'vitest'
import { buildShop, buildTimeslot, shop } from '../../testing/factories/delivery.ts'
import { buildGoods, buildReadyShopper, type Goods } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { giveBackOrderCapacity } from '../holds/holds.ts'

const COMPARTMENTS = 4
const DAY = '2026-11-25'

let test: TestApp
let goods: Goods
let early: number
let late: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      early = await buildTimeslot(db, { deliveryServiceId: 4 })
      late = await buildTimeslot(db, { deliveryServiceId: 4, beginTime: '14:00', endTime: '18:00' })
    },
  })
  const { pool } = test.database
  await pool.query('update stores set compartments = $1, compartment_millilitres = 10000 where id = $2', [
    COMPARTMENTS,
    shop.locker.storeId,
  ])
  await pool.query('update products set volume_millilitres = 1000 where id = $1', [goods.pasta])
})

const query = (timeslot_id: number) => ({ query: { sel_date: DAY, timeslot_id } })
async function shopperAtLocker(packs: number) {
  const ready = await buildReadyShopper(test, goods.pasta, packs)
  await ready.shopper.call(selectAddress, {
    body: { address_type: 'locker', address_id: shop.locker.storeId },
  })
  return ready
}
const bookings = async () =>
  (
    await test.database.pool.query<{ slot: number; booked: number }>(
      'select timeslot_id as slot, booked from locker_bookings where booked > 0 order by 1',
    )
  ).rows.map(({ slot, booked }) => [slot, booked])

it('an order books its compartments, and others are told how many are left', async () => {
  const first = await shopperAtLocker(25)
  expect((await first.shopper.call(selectTimeslot, query(early))).codes).toEqual([])
  expect(await bookings()).toEqual([[early, 3]])

  const second = await shopperAtLocker(15)
  const refused = await second.shopper.call(selectTimeslot, query(early))
  expect(refused).toMatchObject({ httpStatus: 200, codes: ['timeslot.lockerFull'] })
  expect(refused.response.errors[0]?.error).toContain('Il locker ha solo 1 scomparto libero: te ne servono 2')
  const listed = await second.shopper.call(listTimeslots, { query: { 'check-locker': true } })
  expect(listed.data?.days[0]?.timeslots).toMatchObject([
    { status: 'full', active: 0, closedReason: 'Il locker ha solo 1 scomparto libero: te ne servono 2' },
    { status: 'empty', closedReason: null },
  ])
  const unchecked = await second.shopper.call(listTimeslots, { query: {} })
  expect(unchecked.data?.days[0]?.timeslots[0]).toMatchObject({ closedReason: null, active: 9 })

  // The shopper's own compartments count as free for her.
  const own = await first.shopper.call(listTimeslots, { query: { 'check-locker': true } })
  expect(own.data?.days[0]?.timeslots[0]).toMatchObject({ selected: true, closedReason: null })

  expect((await first.shopper.call(prepareCheckout)).codes).toEqual([])
  const bought = await first.shopper.call(buyCart, { query: { payment_type_id: 3 } })
  expect(bought.codes).toEqual([])
  expect(await bookings()).toEqual([[early, 3]])
  const { rows } = await test.database.pool.query(
    `select o.compartments, b.timeslot_id as slot from orders o join locker_bookings b on b.id = o.locker_booking_id
     where o.id = $1`,
    [bought.data?.orderId],
  )
  expect(rows).toEqual([{ compartments: 3, slot: early }])

  await giveBackOrderCapacity(test.db, { orderId: bought.data!.orderId })
  expect(await bookings()).toEqual([])
})

it('a cart that grew after its slot was chosen takes more compartments at prepare, or is told why not and which slots have room', async () => {
  const { shopper } = await shopperAtLocker(20)
  await shopper.call(selectTimeslot, query(early))
  const add = (quantity: number) =>
    shopper.call(addItems, { body: { items: [{ productId: goods.pasta, quantity }] } })
  await add(10)
  expect((await shopper.call(prepareCheckout)).codes).toEqual([])
  expect(await bookings()).toEqual([[early, 3]])

  const other = await shopperAtLocker(10)
  expect((await other.shopper.call(selectTimeslot, query(early))).codes).toEqual([])
  test.time.advance(16 * 60_000)
  await add(10)
  const told = await shopper.call(prepareCheckout)
  expect(told.codes[0]).toBe('timeslot.lockerFull')
  expect(told.response.errors[0]?.error).toContain('te ne servono 4')
  expect(told.response.warnings.map(({ warning }) => warning)).toEqual([
    expect.stringContaining('14:00 - 18:00'),
  ])
  expect((await shopper.call(selectTimeslot, query(late))).codes).toEqual([])
  expect((await shopper.call(prepareCheckout)).codes).toEqual([])
  expect(await bookings()).toEqual([
    [early, 1],
    [late, 4],
  ])
})

it('another service gives the compartments back', async () => {
  const before = await bookings()
  const { shopper, addressId } = await shopperAtLocker(5)
  await shopper.call(selectTimeslot, query(early))
  expect(await bookings()).not.toEqual(before)
  await shopper.call(selectAddress, { body: { address_type: 'home', address_id: addressId } })
  expect(await bookings()).toEqual(before)
})
