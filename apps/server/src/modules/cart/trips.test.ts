import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cutStatements } from '../../testing/cut-statements.ts'
import { buildShop, buildTimeslot, shop as places } from '../../testing/factories/delivery.ts'
import { buildGoods, buildReadyShopper, type Goods } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const statements = cutStatements()
afterAll(() => statements.end())

let test: TestApp
let goods: Goods
beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
})

/** Number of queries during a call, which must succeed. */
const tripsOf = (act: () => Promise<{ codes: string[] }>) =>
  statements.dying(Number.POSITIVE_INFINITY, 'before', async () => {
    expect((await act()).codes).toEqual([])
  })

/** A shopper whose session is cached, as after the first calls of every visit. */
async function known(shopper: Shopper) {
  await shopper.call(viewCart)
  await shopper.call(viewCart)
}

it('the first product of a visitor creates a cart in three round trips, and reads back the same', async () => {
  const shopper = test.shopper()
  await known(shopper)
  const add = (productId: number, quantity: number) =>
    shopper.call(addItems, { body: { items: [{ productId, quantity }] } })
  let first: Awaited<ReturnType<typeof add>> | undefined
  expect(await tripsOf(async () => (first = await add(goods.pasta, 2)))).toBeLessThanOrEqual(3)
  expect(first?.data).toMatchObject({ cartItems: [{ quantity: 2, grossTotal: 2.5 }], totalPrice: 2.5 })
  expect((await shopper.call(viewCart)).data).toEqual(first?.data)
  expect(await tripsOf(() => add(goods.wine, 1))).toBeLessThanOrEqual(2)
})

it('an address, a shop and a locker are chosen in four round trips', async () => {
  const { shopper, addressId } = await buildReadyShopper(test, goods.pasta)
  const choose = async (address_type: 'home' | 'drive' | 'locker', address_id: number) => {
    await known(shopper)
    return tripsOf(() => shopper.call(selectAddress, { body: { address_type, address_id } }))
  }
  expect(await choose('home', addressId)).toBeLessThanOrEqual(4)
  expect(await choose('drive', places.bologna.storeId)).toBeLessThanOrEqual(4)
  expect(await choose('locker', places.locker.storeId)).toBeLessThanOrEqual(4)
  expect(await choose('home', addressId)).toBeLessThanOrEqual(4)
})

it('a slot is chosen in three round trips, one of a locker in four', async () => {
  const day = '2026-11-25'
  const home = [await buildTimeslot(test.db), await buildTimeslot(test.db, { beginTime: '12:00' })]
  const locker = await buildTimeslot(test.db, { deliveryServiceId: 4 })
  const { shopper } = await buildReadyShopper(test, goods.pasta)
  const choose = async (timeslot_id: number) => {
    await known(shopper)
    return tripsOf(() => shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id } }))
  }
  expect(await choose(home[0]!)).toBeLessThanOrEqual(3)
  expect(await choose(home[1]!)).toBeLessThanOrEqual(3)
  expect(await choose(home[1]!)).toBeLessThanOrEqual(3)
  await shopper.call(selectAddress, { body: { address_type: 'locker', address_id: places.locker.storeId } })
  await test.database.pool.query(
    'update stores set compartments = 40, compartment_millilitres = 9000 where id = $1',
    [places.locker.storeId],
  )
  expect(await choose(locker)).toBeLessThanOrEqual(4)
  expect(await choose(locker)).toBeLessThanOrEqual(4)
})
