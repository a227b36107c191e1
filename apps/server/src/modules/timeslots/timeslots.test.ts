import { addItems } from '@cambusa/contract/cart/cart'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import { buildReadyShopper, buildGoods, signedIn, type Goods } from '../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let goods: Goods
let slots: { closed: number; morning: number; full: number; next: number }

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slots = {
        closed: await buildTimeslot(db, { date: '2026-11-21', cutoffAt: new Date('2026-11-21T08:00:00Z') }),
        morning: await buildTimeslot(db, { capacity: 2 }),
        full: await buildTimeslot(db, { capacity: 4, booked: 4, beginTime: '14:00', endTime: '16:00' }),
        next: await buildTimeslot(db, { date: '2026-11-26' }),
      }
      await buildTimeslot(db, { date: '2026-12-05' })
      await buildTimeslot(db, { deliveryServiceId: 1 })
    },
  })
})

describe('the list of slots', () => {
  it('is empty for a visitor, who chose no service yet, with userId -1', async () => {
    const reply = await test.shopper().call(listTimeslots, { query: {} })
    expect(reply).toMatchObject({ httpStatus: 200, user: { userId: -1 }, data: { days: [] } })
  })

  it('has the 14 days with the slots of the cart’s service, and closed ones when asked', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    const { data } = await shopper.call(listTimeslots, { query: {} })
    expect(data?.days.map(({ dateIso, timeslots }) => [dateIso, timeslots.length])).toEqual([
      ['2026-11-25', 2],
      ['2026-11-26', 1],
    ])
    expect(data?.days[0]?.timeslots).toMatchObject([
      {
        name: '10:00 - 12:00',
        beginTime: '10:00',
        endTime: '12:00',
        status: 'empty',
        active: 2,
        selected: false,
      },
      { name: '14:00 - 16:00', status: 'full', active: 0 },
    ])
    const all = await shopper.call(listTimeslots, { query: { 'show-closed': true } })
    expect(all.data?.days[0]).toMatchObject({
      dateIso: '2026-11-21',
      timeslots: [{ active: 0, status: 'full' }],
    })
  })

  it('shows the price of a slot, its cut-off, and which one the customer usually takes', async () => {
    const { shopper, userId } = await buildReadyShopper(test, goods.pasta)
    const listed = async () => (await shopper.call(listTimeslots, { query: {} })).data?.days
    expect((await listed())?.[0]?.timeslots[0]).toMatchObject({ fee: 6.9, usual: false })
    // Two orders for Wednesday at ten.
    for (let times = 0; times < 2; times += 1)
      await buildPlacedOrder(test.db, { userId, productIds: [goods.pasta] })
    await test.database.pool.query(
      "update orders set slot_date = '2026-11-18', slot_begin = '10:00' where user_id = $1",
      [userId],
    )
    const [first, second] = (await listed()) ?? []
    expect(first?.timeslots.map(({ usual }) => usual)).toEqual([true, false])
    expect(second?.timeslots[0]?.usual).toBe(false)
    const chosen = await shopper.call(selectTimeslot, {
      query: { sel_date: '2026-11-26', timeslot_id: slots.next },
    })
    expect(chosen.data?.timeslot?.cutoffAt).toBe(second?.timeslots[0]?.cutoffAt)
  })

  it('marks the chosen slot and its day, and counts it as booked until the reservation expires', async () => {
    const { shopper, userId } = await buildReadyShopper(test, goods.pasta)
    const chosen = await shopper.call(selectTimeslot, {
      query: { sel_date: '2026-11-25', timeslot_id: slots.morning },
    })
    const heldUntil = new Date(test.time.now().getTime() + 60 * 60_000).toISOString()
    expect(chosen.data?.timeslot).toMatchObject({ timeslotId: slots.morning, beginTime: '10:00', heldUntil })
    const days = (await shopper.call(listTimeslots, { query: {} })).data?.days
    expect(days?.map(({ selected }) => selected)).toEqual([true, false])
    expect(days?.[0]?.timeslots[0]).toMatchObject({ selected: true, active: 1, status: 'intermediate' })
    test.time.advance(29 * 60_000)
    await shopper.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 1 }] } })
    test.time.advance(45 * 60_000)
    const back = await signedIn(test, userId)
    expect((await back.call(listTimeslots, { query: {} })).data?.days[0]?.selected).toBe(true)
    test.time.advance(16 * 60_000)
    const late = (await (await signedIn(test, userId)).call(listTimeslots, { query: {} })).data?.days[0]
    expect(late).toMatchObject({ selected: false, timeslots: [{ active: 2, selected: false }, {}] })
  })
})

describe('choosing a slot', () => {
  it('is refused with its reason at status 200, and needs a login', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    const select = (timeslot_id: number, sel_date = '2026-11-25') =>
      shopper.call(selectTimeslot, { query: { sel_date, timeslot_id } })
    const refusals = [
      await select(slots.full),
      await select(slots.closed, '2026-11-21'),
      await select(slots.next),
      await select(123_456),
    ]
    expect(refusals.map(({ httpStatus, codes }) => [httpStatus, ...codes])).toEqual([
      [200, 'timeslot.full'],
      [200, 'timeslot.closed'],
      [200, 'timeslot.unknown'],
      [200, 'timeslot.unknown'],
    ])
    await shopper.call(selectAddress, { body: { address_type: 'drive', address_id: 5 } })
    expect((await select(slots.next, '2026-11-26')).codes).toEqual(['timeslot.unknown'])
    const visitor = await test
      .shopper()
      .call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: 1 } })
    expect(visitor.httpStatus).toBe(419)
  })

  it('asks for the address first', async () => {
    const { shopper, cartId } = await buildReadyShopper(test, goods.pasta)
    await test.database.pool.query(
      'update carts set delivery_service_id = null, address_id = null where id = $1',
      [cartId],
    )
    const refused = await shopper.call(selectTimeslot, {
      query: { sel_date: '2026-11-25', timeslot_id: slots.morning },
    })
    expect(refused.codes).toEqual(['timeslot.addressFirst'])
  })
})
