import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, expect, it } from 'vitest'
import { buildShop, buildTimeslot, shop } from '../../testing/factories/delivery.ts'
import {
  buildGoods,
  buildReadyShopper,
  type Goods,
  type ReadyShopper,
} from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const SHOPPERS = 12
const DAY = '2026-11-25'

let test: TestApp
let goods: Goods
const slots = { home: 0, drive: 0 }
beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slots.home = await buildTimeslot(db, { capacity: 100 })
      slots.drive = await buildTimeslot(db, { capacity: 100, deliveryServiceId: 1 })
    },
  })
})

/** Inconsistencies between slots, reservations and carts. */
async function differences() {
  const { rows } = await test.database.pool.query<{ what: string }>(
    `select 'slot ' || t.id || ': ' || t.booked || ' booked, ' || count(h.*) || ' kept' as what
     from timeslots t left join timeslot_holds h on h.timeslot_id = t.id group by t.id having t.booked <> count(h.*)
     union all
     select 'cart ' || c.id || ' keeps a place of another service or slot' from timeslot_holds h
     join carts c on c.id = h.cart_id join timeslots t on t.id = h.timeslot_id
     where c.timeslot_id is distinct from h.timeslot_id or t.delivery_service_id <> c.delivery_service_id`,
  )
  return rows.map(({ what }) => what)
}

it('address and slot chosen at the same moment leave every reservation with its own cart', async () => {
  const ready: ReadyShopper[] = []
  for (let number = 0; number < SHOPPERS; number += 1) ready.push(await buildReadyShopper(test, goods.pasta))
  const acts = ({ shopper, addressId }: ReadyShopper, turn: number) => {
    const home = () => shopper.call(selectAddress, { body: { address_type: 'home', address_id: addressId } })
    const drive = () =>
      shopper.call(selectAddress, { body: { address_type: 'drive', address_id: shop.bologna.storeId } })
    const slot = (timeslot_id: number) => () =>
      shopper.call(selectTimeslot, { query: { sel_date: DAY, timeslot_id } })
    const all = [drive, slot(slots.home), home, slot(slots.drive), slot(slots.home), drive]
    return Promise.all([...all.slice(turn), ...all.slice(0, turn)].map((act) => act()))
  }
  for (let turn = 0; turn < 6; turn += 1) {
    const answers = (await Promise.all(ready.map((each) => acts(each, turn)))).flat()
    const failed = answers.filter(({ httpStatus }) => httpStatus >= 500)
    expect(failed.map(({ response }) => response.errors)).toEqual([])
    expect(await differences()).toEqual([])
  }
})
