import { expect, test } from 'vitest'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { ordersByMonth } from './order-months.ts'

test('orders are under the month in Rome in which they were placed', () => {
  const placed = [
    '2026-12-01T09:00:00Z',
    '2026-11-30T23:30:00Z',
    '2026-11-30T22:30:00Z',
    '2026-11-02T08:00:00Z',
  ]
  const months = ordersByMonth(placed.map((placedAt) => buildOrder({ placedAt })))
  expect(months.map(({ name, orders }) => [name, orders.length])).toEqual([
    ['dicembre 2026', 2],
    ['novembre 2026', 2],
  ])
})
