import { ORDER_MOVES } from '@cambusa/domain/orders/order-status'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'

test('the database allows exactly the order moves of the domain', async () => {
  const { pool } = await createTestDatabase()
  const found = await pool.query('SELECT from_status, to_status FROM order_status_moves')
  const sorted = (moves: readonly (readonly number[])[]) => moves.map((move) => move.join('→')).toSorted()
  expect(sorted(found.rows.map((row) => [row.from_status, row.to_status]))).toEqual(sorted(ORDER_MOVES))
})
