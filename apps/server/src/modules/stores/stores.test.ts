import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import {
  findWarehouses,
  listNearStores,
  listStores,
  localizeStores,
  selectStore,
  viewStore,
} from '@cambusa/contract/delivery/stores'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildOpenSlot, buildReadyShopper, buildGoods, type Goods } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const DATES = ['2026-11-20', '2026-11-21', '2027-01-20']

let test: TestApp
let goods: Goods
let slot: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
})

describe('finding a store', () => {
  it('shows every store but no locker, and one by its id', async () => {
    const shopper = test.shopper()
    const all = await shopper.call(listStores)
    expect(all.data?.stores.map(({ storeId }) => storeId)).toEqual([5, 6])
    const one = await shopper.call(viewStore, { query: { store_id: 6 } })
    expect(one.data?.store).toMatchObject({
      name: 'Negozio di Modena',
      deliveryServices: [{ deliveryServiceId: 1, name: 'drive', showTab: true }],
      hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '08:00', to: '20:00' })),
      exceptions: [],
      hoursNote: '',
    })
    expect(await shopper.call(viewStore, { query: { store_id: 7 } })).toMatchObject({
      httpStatus: 404,
      codes: ['store.unknown'],
    })
  })

  it('says its hours: exceptions from today on, yesterday’s only where an opening lasts past midnight', async () => {
    await test.database.pool.query(`
      insert into store_exceptions (store_id, date, opens_at, closes_at, reason)
      select s, d::date, null, null, 'Ferie' from unnest(array[5, 6]) s,
        unnest(array['2026-11-19', '2026-11-20', '2026-11-21', '2027-01-20', '2027-01-21']) d`)
    await test.database.pool.query(
      `insert into store_hours (store_id, weekday, opens_at, closes_at) values (6, 7, '18:00', '02:00'), (6, 8, null, null)`,
    )
    const { data } = await test.shopper().call(listStores)
    const dates = data?.stores.map(({ exceptions }) => exceptions.map(({ date }) => date))
    expect(dates).toEqual([DATES.slice(1), DATES])
    expect(data?.stores[1]?.hours.slice(6)).toEqual([
      { weekday: 7, from: '18:00', to: '02:00' },
      { weekday: 8, from: null, to: null },
    ])
    await test.database.pool.query('delete from store_exceptions')
    await test.database.pool.query('delete from store_hours where store_id = 6 and weekday > 6')
  })

  it('filters by the services asked for, by id or key', async () => {
    const ids = async (services: string) =>
      (await test.shopper().call(listNearStores, { query: { services } })).data?.stores.map(
        ({ storeId }) => storeId,
      )
    expect(await ids('2')).toEqual([5])
    expect(await ids('1,3')).toEqual([5, 6])
    expect(await ids('home')).toEqual([5])
    for (const services of ['tutti', '0x1', '1e0', '1,', '-1', '1.0'])
      expect(await test.shopper().call(listNearStores, { query: { services } })).toMatchObject({
        httpStatus: 400,
        codes: ['request.malformed'],
      })
  })

  it('sorts by distance from a position', async () => {
    const inModena = { latitude: 44.64, longitude: 10.92 }
    const near = await test.shopper().call(localizeStores, { query: inModena })
    expect(near.data?.stores.map(({ storeId }) => storeId)).toEqual([6, 5])
    expect(near.data?.stores[1]?.distance).toBeGreaterThan(30_000)
    const nowhere = await test.shopper().call(localizeStores, { query: { latitude: 95, longitude: 0 } })
    expect(nowhere.httpStatus).toBe(400)
  })

  it('finds warehouses within 10 km unless another distance is asked for', async () => {
    const names = async (distance?: number) =>
      (
        await test
          .shopper()
          .call(findWarehouses, { query: { latitude: 44.5, longitude: 11.34, distance: distance ?? 10_000 } })
      ).data?.warehouses.map(({ name }) => name)
    expect(await names()).toEqual(['Magazzino Bologna'])
    expect(await names(100_000)).toEqual(['Magazzino Bologna', 'Magazzino Modena'])
  })
})

describe('choosing a store', () => {
  it('changes prices and stock at once, for a visitor too', async () => {
    const visitor = test.shopper()
    const added = await visitor.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 2 }] } })
    expect(added.data?.itemsTotal).toBe(2.5)
    const moved = await visitor.call(selectStore, { query: { store_id: 6 } })
    expect(moved.data).toMatchObject({
      store: { storeId: 6 },
      warehouse: { warehouseId: 2 },
      itemsTotal: 2.7,
    })
    expect((await visitor.call(viewCart)).data?.itemsTotal).toBe(2.7)
    expect((await visitor.call(selectStore, { query: { store_id: 99 } })).codes).toEqual(['store.unknown'])
  })

  it('clears a service that it does not offer and gives the capacity of the slot back', async () => {
    const { shopper, cartId } = await buildReadyShopper(test, goods.pasta)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    const moved = await shopper.call(selectStore, { query: { store_id: 6 } })
    expect(moved.data).toMatchObject({ deliveryServiceId: null, shippingAddress: null, timeslot: null })
    const holds = await test.database.pool.query('select 1 from timeslot_holds where cart_id = $1', [cartId])
    expect(holds.rowCount).toBe(0)
    const booked = await test.database.pool.query('select booked from timeslots where id = $1', [slot])
    expect(booked.rows[0]).toEqual({ booked: 0 })
  })

  it('keeps click and collect, now at this store', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    await shopper.call(selectAddress, { body: { address_type: 'drive', address_id: 5 } })
    const moved = await shopper.call(selectStore, { query: { store_id: 6 } })
    expect(moved.data).toMatchObject({
      deliveryServiceId: 1,
      shippingAddress: { addressId: 6, city: 'Modena' },
    })
  })
})
