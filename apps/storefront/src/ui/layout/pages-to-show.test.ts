import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test('the first, the last and the pages around the current one are listed', () => {
  expect(pagesToShow(6, 20)).toEqual([1, null, 5, 6, 7, null, 20])
})

test('a gap of a single page shows that page', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('pages ascend without duplicates, and include the current one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)]
      const numbers = pagesToShow(page, pages).filter((each) => each !== null)
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
      expect(numbers.every((each) => each >= 1 && each <= pages)).toBe(true)
    }),
  )
})
