import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectTimeslot, setUsualTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop, buildTimeslot, shop } from '../../../testing/factories/delivery.ts'
import { buildGoods, buildReadyShopper, signedIn, type Goods } from '../../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let goods: Goods
let slots: { wednesday: number; nextWednesday: number; thursday: number }

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slots = {
        wednesday: await buildTimeslot(db, { date: '2026-11-25' }),
        nextWednesday: await buildTimeslot(db, { date: '2026-12-02' }),
        thursday: await buildTimeslot(db, { date: '2026-11-26' }),
      }
    },
  })
})

/** A customer who has just ordered, and who has the usual slot proposed or not. */
async function returning(hasUsual: boolean) {
  const ready = await buildReadyShopper(test, goods.pasta, 20)
  await ready.shopper.call(selectTimeslot, {
    query: { sel_date: '2026-11-25', timeslot_id: slots.wednesday },
  })
  if (hasUsual) {
    const asked = await ready.shopper.call(setUsualTimeslot, { body: { enabled: true } })
    expect(asked.data?.usualTimeslot).toEqual({ weekday: 3, beginTime: '10:00' })
  }
  await ready.shopper.call(prepareCheckout)
  expect((await ready.shopper.call(buyCart, { query: { payment_type_id: 1 } })).codes).toEqual([])
  return ready
}
const add = (shopper: Awaited<ReturnType<typeof returning>>['shopper']) =>
  shopper.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 20 }] } })

describe('a new cart', () => {
  it('has the address of the last order, marked as proposed; an order takes two calls', async () => {
    const { shopper, addressId } = await returning(true)
    const { data } = await add(shopper)
    expect(data).toMatchObject({
      deliveryServiceId: 2,
      shippingAddress: { addressId, autoAssigned: true },
      timeslot: { timeslotId: slots.wednesday, autoAssigned: true, heldUntil: expect.any(String) },
    })
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
    expect((await shopper.call(buyCart, { query: { payment_type_id: 1 } })).codes).toEqual([])
  })

  it('has no slot proposed where the customer never wanted it, or no longer does', async () => {
    const { shopper } = await returning(false)
    expect((await add(shopper)).data).toMatchObject({
      shippingAddress: { autoAssigned: true },
      timeslot: null,
      usualTimeslot: null,
    })
    const other = await returning(true)
    expect((await other.shopper.call(setUsualTimeslot, { body: { enabled: false } })).codes).toEqual([])
    expect((await add(other.shopper)).data?.timeslot).toBeNull()
  })

  it('has the next available one of its usual slots', async () => {
    const { shopper } = await returning(true)
    const { pool } = test.database
    await pool.query(`update timeslots set closed_reason = 'Furgone guasto' where id = $1`, [slots.wednesday])
    expect((await add(shopper)).data?.timeslot?.timeslotId).toBe(slots.nextWednesday)
    await pool.query('update timeslots set closed_reason = null where id = $1', [slots.wednesday])
  })

  it('is no longer marked as proposed once anything is chosen', async () => {
    const { shopper, addressId } = await returning(true)
    await add(shopper)
    const slot = await shopper.call(selectTimeslot, {
      query: { sel_date: '2026-11-26', timeslot_id: slots.thursday },
    })
    expect(slot.data).toMatchObject({
      shippingAddress: { autoAssigned: true },
      timeslot: { autoAssigned: false },
    })
    const home = await shopper.call(selectAddress, { body: { address_type: 'home', address_id: addressId } })
    expect(home.data).toMatchObject({
      shippingAddress: { autoAssigned: false },
      timeslot: { timeslotId: slots.thursday },
    })
  })

  it('has no address where the last one is gone, unless there is a favourite', async () => {
    const { shopper, addressId, userId } = await returning(false)
    const { pool } = test.database
    await pool.query('update addresses set removed_at = now() where id = $1', [addressId])
    await pool.query('update users set default_store_id = $2 where id = $1', [userId, shop.bologna.storeId])
    expect((await add(shopper)).data).toMatchObject({
      deliveryServiceId: 1,
      shippingAddress: { addressId: shop.bologna.storeId, autoAssigned: true },
    })
  })

  it('of a new customer, or for another company of the same person, has nothing proposed', async () => {
    const { userId } = await returning(true)
    const acting = await signedIn(test, userId)
    expect((await acting.call(viewCart, { query: {} })).data?.shippingAddress).toBeNull()
    const visitor = test.shopper()
    expect((await add(visitor)).data).toMatchObject({ shippingAddress: null, timeslot: null })
  })
})

it('saving a usual slot requires a slot', async () => {
  const { shopper } = await buildReadyShopper(test, goods.pasta)
  expect((await shopper.call(setUsualTimeslot, { body: { enabled: true } })).codes).toEqual([
    'checkout.timeslotMissing',
  ])
})
