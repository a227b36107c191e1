import { listNextSlots } from '@cambusa/contract/delivery/stores'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { beforeAll, expect, test } from 'vitest'
import { buildShop, buildTimeslot, shop } from '../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
const drive = { deliveryServiceId: SERVICES.drive }

/** The tests' clock says 10:00 of 21 November 2026 in Rome. */
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const early = { date: '2026-11-21', cutoffAt: new Date('2026-11-21T08:00:00Z') }
      await buildTimeslot(db, { ...drive, ...early, beginTime: '10:00' })
      await buildTimeslot(db, { ...drive, date: '2026-11-22', capacity: 3, booked: 3 })
      await buildTimeslot(db, { ...drive, date: '2026-11-23', closedReason: 'Manutenzione' })
      await buildTimeslot(db, { date: '2026-11-24' })
      await buildTimeslot(db, { ...drive, date: '2026-11-26', beginTime: '14:00', endTime: '16:00' })
      await buildTimeslot(db, { ...drive, date: '2026-11-26', beginTime: '08:30', endTime: '10:30' })
      await buildTimeslot(db, { ...drive, date: '2026-11-25', warehouseId: shop.modena.warehouseId })
    },
  })
})

const inBologna = { storeId: 5, ...drive, date: '2026-11-26', beginTime: '08:30', endTime: '10:30' }
const inModena = { storeId: 6, ...drive, date: '2026-11-25', beginTime: '10:00', endTime: '12:00' }
const nextSlots = async (store_id?: number[]) =>
  (await app.shopper().call(listNextSlots, { query: store_id ? { store_id } : {} })).data?.nextSlots

test('each store has its first pickup slot that can still be chosen: not full, closed, past, or of deliveries', async () => {
  expect(await nextSlots()).toEqual([inBologna, inModena])
})

test('only the stores asked for are answered, and unknown ones and lockers are left out', async () => {
  expect(await nextSlots([6])).toEqual([inModena])
  expect(await nextSlots([99, shop.locker.storeId, 5])).toEqual([inBologna])
})

test('a closed day of the service is passed over', async () => {
  await app.database.pool.query(
    `insert into closures (date, delivery_service_id, reason) values ('2026-11-25', 1, 'Sciopero')`,
  )
  expect(await nextSlots([6])).toEqual([])
})
