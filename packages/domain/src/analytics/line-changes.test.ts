import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedLines, lineChanges, type CountedLine } from './line-changes.ts'

const quantity = fc.integer({ min: 1, max: 5_000 }).map((thousandths) => thousandths / 1000)
const cart = fc.uniqueArray(fc.record({ itemId: fc.integer({ min: 1, max: 8 }), quantity }), {
  selector: ({ itemId }) => itemId,
})
const quantitiesOf = (lines: readonly CountedLine[]) =>
  new Map(lines.map((line) => [line.itemId, line.quantity]))

test('what was added, changed and removed is told once, and nothing else', () => {
  const before = [
    { itemId: 1, quantity: 2 },
    { itemId: 2, quantity: 1 },
    { itemId: 3, quantity: 0.3 },
  ]
  const now = [
    { itemId: 1, quantity: 5 },
    { itemId: 3, quantity: 0.2 },
    { itemId: 4, quantity: 1 },
  ]
  expect(lineChanges(before, now).map(({ line, change }) => [line.itemId, change])).toEqual([
    [1, 3],
    [3, -0.1],
    [4, 1],
    [2, -1],
  ])
  expect(lineChanges(now, now)).toEqual([])
})

test('all changes together lead from what was counted to what there is', () => {
  fc.assert(
    fc.property(cart, cart, (before, now) => {
      const sums = quantitiesOf(before)
      for (const { line, change } of lineChanges(before, now))
        sums.set(line.itemId, Math.round(((sums.get(line.itemId) ?? 0) + change) * 1000) / 1000)
      for (const [itemId, sum] of sums) if (sum === 0) sums.delete(itemId)
      expect(sums).toEqual(quantitiesOf(now))
    }),
  )
})

test('answers that come in another order count every change once', () => {
  fc.assert(
    fc.property(cart, cart, (before, now) => {
      // One call changed the even lines, another the odd ones; both answers hold the whole cart.
      let counted: CountedLine[] = before
      const told = [0, 1].flatMap((rest) => {
        const isMeant = ({ itemId }: CountedLine) => itemId % 2 === rest
        const changes = lineChanges(counted, now, isMeant)
        counted = countedLines(counted, now, isMeant)
        return changes
      })
      expect(told).toHaveLength(lineChanges(before, now).length)
      expect(quantitiesOf(counted)).toEqual(quantitiesOf(now))
    }),
  )
})
