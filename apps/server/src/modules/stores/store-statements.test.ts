import { listNextSlots, listStores } from '@cambusa/contract/delivery/stores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutStatements } from '../../testing/cut-statements.ts'
import { buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const statements = cutStatements()
afterAll(() => statements.end())

const STORES = 2_000

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await buildTimeslot(db, { deliveryServiceId: 1 })
    },
  })
})

/** Number of statements of a call by a visitor whose session is known. */
async function statementsOf(act: (shopper: ReturnType<TestApp['shopper']>) => Promise<{ codes: string[] }>) {
  const shopper = app.shopper()
  await act(shopper)
  return statements.dying(Number.POSITIVE_INFINITY, 'before', async () => {
    expect((await act(shopper)).codes).toEqual([])
  })
}

test('two thousand stores are listed, with hours and next slots, by as many statements as two', async () => {
  const list = () => statementsOf((shopper) => shopper.call(listStores))
  const slots = () => statementsOf((shopper) => shopper.call(listNextSlots, { query: {} }))
  const [few, fewSlots] = [await list(), await slots()]
  await app.database.pool.query(
    `insert into stores (id, warehouse_id, kind, name, address1, address_number, postal_code, city, province, latitude,
       longitude, phone, delivery_service_ids)
     select 1000 + n, 1 + n % 2, 'store', 'Negozio ' || n, 'via Larga', n, '40100', 'Bologna', 'BO', 44.5, 11.3, '', '{1}'
     from generate_series(1, $1) n`,
    [STORES],
  )
  await app.database.pool.query(
    `insert into store_hours (store_id, weekday, opens_at, closes_at)
     select s.id, d, '08:00', '20:00' from stores s, generate_series(1, 6) d where s.id > 1000`,
  )
  expect(await list()).toBe(few)
  expect(await slots()).toBe(fewSlots)
  // Of the list: services, stores, hours, exceptions; of each the visitor's session.
  expect(few).toBeLessThanOrEqual(5)
  expect(fewSlots).toBeLessThanOrEqual(2)
  const { data } = await app.shopper().call(listStores)
  expect(data?.stores).toHaveLength(STORES + 2)
  expect(data?.stores.at(-1)?.hours).toHaveLength(6)
})
