import { expect, it } from 'vitest'
import { orderDifference } from './order-difference.ts'

const line = (code: string, quantity: number, notes = '') => ({
  code,
  name: code,
  notes,
  unit: 'pz',
  quantity,
})

it('the difference of an order says what was added, removed and bought in another quantity, and nothing else', () => {
  const before = [line('pasta', 2), line('vino', 1), line('pizza', 1, 'Base: rossa')]
  const after = [line('pasta', 3), line('pizza', 1, 'Base: bianca'), line('vino', 1)]
  expect(orderDifference(before, after)).toEqual([
    { name: 'pasta', unit: 'pz', before: 2, after: 3 },
    { name: 'pizza, Base: rossa', unit: 'pz', before: 1, after: 0 },
    { name: 'pizza, Base: bianca', unit: 'pz', before: 0, after: 1 },
  ])
  expect(orderDifference(before, before.toReversed())).toEqual([])
})
