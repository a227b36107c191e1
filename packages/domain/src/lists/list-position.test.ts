import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveLine, positionBetween, spreadPositions } from './list-position.ts'

const orders = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 20 })

it('a position lies between its neighbours, until their gap is used up and all are spread anew', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 80 }), (moves) => {
      let positions = spreadPositions(3)
      for (const move of moves) {
        const at = move % (positions.length + 1)
        const made = positionBetween(positions[at - 1], positions[at])
        positions =
          made === undefined ? spreadPositions(positions.length + 1) : positions.toSpliced(at, 0, made)
        expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b))
        expect(positions.every(Number.isSafeInteger)).toBe(true)
      }
    }),
  )
})

it('a moved line is next to its neighbour, and the others keep their order', () => {
  fc.assert(
    fc.property(orders, fc.nat(), fc.nat(), fc.boolean(), (order, a, b, isAfter) => {
      const [id, neighbour] = [order[a % order.length]!, order[b % order.length]!]
      fc.pre(id !== neighbour)
      const named = { afterId: isAfter ? neighbour : undefined, beforeId: isAfter ? undefined : neighbour }
      const moved = moveLine(order, id, named)!
      expect(moved.filter((one) => one !== id)).toEqual(order.filter((one) => one !== id))
      expect(moved.indexOf(id) - moved.indexOf(neighbour)).toBe(isAfter ? 1 : -1)
      // The same again changes nothing.
      expect(moveLine(moved, id, named)).toEqual(moved)
    }),
  )
})

it('a neighbour that is gone is replaced by the other one; without either the line is nowhere', () => {
  expect(moveLine([1, 2, 3], 3, { afterId: 9, beforeId: 1 })).toEqual([3, 1, 2])
  expect(moveLine([1, 2, 3], 3, { afterId: 9, beforeId: 8 })).toBeUndefined()
  expect(moveLine([1, 2, 3], 3, { afterId: undefined, beforeId: undefined })).toBeUndefined()
  expect(moveLine([1, 2, 3], 2, { afterId: 2, beforeId: undefined })).toEqual([1, 2, 3])
})
