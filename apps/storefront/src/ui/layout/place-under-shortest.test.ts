import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeUnderShortest } from './place-under-shortest.ts'

it('puts the next block under the shortest column', () => {
  expect(placeUnderShortest([50, 20, 30, 10, 10, 40], 3)).toEqual([
    { column: 0, from: 0 },
    { column: 1, from: 0 },
    { column: 2, from: 0 },
    { column: 1, from: 20 },
    { column: 1, from: 30 },
    { column: 2, from: 30 },
  ])
})

it('overlaps no blocks, and makes no column longer than another by more than one block', () => {
  const blocks = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(blocks, fc.integer({ min: 1, max: 6 }), (heights, columns) => {
      const ends = Array.from({ length: columns }, () => 0)
      placeUnderShortest(heights, columns).forEach(({ column, from }, index) => {
        expect(from).toBe(ends[column])
        ends[column] = from + heights[index]!
      })
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(Math.max(...heights))
    }),
  )
})
