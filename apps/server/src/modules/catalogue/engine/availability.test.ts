import { expect, test } from 'vitest'
import { unavailableReasonOf } from './availability.ts'
import type { Assortment } from './catalogue-index.ts'

/** An assortment of one product, with what its availability needs. */
const assortment = (warehouses: readonly { id: number }[], cents: number) =>
  ({
    prices: { cents: [cents] },
    index: { sellsIncompleteFood: true, snapshot: { warehouses, flags: [0] } },
    stock: undefined,
  }) as unknown as Assortment

test('nothing can be bought before the shop has a store, whatever the price', () => {
  expect(unavailableReasonOf(assortment([], 125), 0)).toBe('store')
  expect(unavailableReasonOf(assortment([{ id: 1 }], 125), 0)).toBeUndefined()
  expect(unavailableReasonOf(assortment([{ id: 1 }], 0), 0)).toBe('price')
})
