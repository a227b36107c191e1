import fc from 'fast-check'
import { expect, it } from 'vitest'
import { radixOrder } from './radix-order.ts'

it('sorting by keys is stable, for keys of any size', () => {
  const key = fc.oneof(fc.nat(3), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  // Few are sorted by comparison, many are not: repeating them makes many.
  fc.assert(
    fc.property(fc.array(key), fc.constantFrom(1, 2500), (some, times) => {
      const keys = Array.from({ length: times }, () => some).flat()
      const expected = [...keys.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
      expect(Array.from(radixOrder(Uint32Array.from(keys)))).toEqual(expected)
    }),
  )
})
