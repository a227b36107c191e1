import type { Store } from '@cambusa/contract/delivery/stores'
import { expect, test } from 'vitest'
import { buildStore } from '../../../lib/testing/test-store.ts'
import { listedStores, namedStore, offeredServices, placeOfTown } from './listed-stores.ts'

const home = { deliveryServiceId: 2, name: 'Consegna', showTab: true }
const forli = buildStore({ storeId: 5, warehouseId: 2 })
const rimini = buildStore({
  storeId: 2,
  warehouseId: 2,
  city: 'Rimini',
  postalCode: '47921',
  latitude: 44.06,
  longitude: 12.57,
  deliveryServices: [home, { ...home, deliveryServiceId: 3, showTab: false }],
})
const bologna = buildStore({
  storeId: 7,
  warehouseId: 89,
  city: 'Bologna',
  latitude: 44.49,
  longitude: 11.34,
})
const first = buildStore({ storeId: 9, warehouseId: 90 })
const usual = buildStore({ storeId: 10, warehouseId: 90, isDefault: true })
const stores = [forli, rimini, bologna, first, usual]
const idsOf = (listed: readonly Store[]) => listed.map(({ storeId }) => storeId)

test('stores are listed by their distance, and only those with a service that is offered', () => {
  const from = { latitude: 44.06, longitude: 12.56 }
  expect(idsOf(listedStores([bologna, forli, rimini], { service: undefined, from }))).toEqual([2, 5, 7])
  expect(listedStores([rimini], { service: undefined, from })[0]?.metres).toBeLessThan(1000)
  expect(idsOf(listedStores(stores, { service: 2, from: null }))).toEqual([2])
  expect(idsOf(listedStores(stores, { service: 3, from: null }))).toEqual([])
  expect(idsOf(listedStores([bologna, forli], { service: undefined, from: null }))).toEqual([7, 5])
  expect(offeredServices(stores).map(({ deliveryServiceId }) => deliveryServiceId)).toEqual([1, 2])
})

test('an address names a store, or the warehouse whose store it is', () => {
  // 2 is a store and a warehouse: every store has an address of its own.
  expect(namedStore(stores, '2')).toBe(rimini)
  expect(namedStore(stores, '89')).toBe(bologna)
  expect(namedStore(stores, '90')).toBe(usual)
  for (const unknown of ['3', '', 'forli', '-1']) expect(namedStore(stores, unknown)).toBeUndefined()
})

test('a typed town is where the towns say, where a store is, or what was suggested first', () => {
  const faenza = { city: 'Faenza', postalCodes: ['48018'], latitude: 44.29, longitude: 11.88 }
  const forlimpopoli = { city: 'Forlimpopoli', postalCodes: ['47034'], latitude: 44.19, longitude: 12.13 }
  expect(placeOfTown('48018', [faenza], stores)).toEqual({
    name: 'Faenza',
    position: { latitude: 44.29, longitude: 11.88 },
  })
  expect(placeOfTown(' forli’', [forlimpopoli], stores)?.name).toBe('Forlì')
  expect(placeOfTown('forlimp', [forlimpopoli], stores)?.name).toBe('Forlimpopoli')
  expect(placeOfTown('Oz', [], stores)).toBeUndefined()
})
