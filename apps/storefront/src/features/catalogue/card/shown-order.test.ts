import { expect, test } from 'vitest'
import { inShownOrder } from './shown-order.ts'

const row = (...ids: number[]) => ids.map((productId) => ({ productId }))

test('products that were shown keep their places, and new ones come after them in their own order', () => {
  expect(inShownOrder(row(5, 3, 2, 4, 1), [1, 2, 3])).toEqual(row(1, 2, 3, 5, 4))
  expect(inShownOrder(row(2, 1), [1, 9, 2])).toEqual(row(1, 2))
  expect(inShownOrder(row(2, 1), [])).toEqual(row(2, 1))
})
