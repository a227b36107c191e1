import { romeDate } from '@cambusa/domain/dates'
import type { Pool } from 'pg'
import { demoPromotions } from './shop/promotions.ts'

/**
 * Moves the campaigns of the demo shop that have ended to today, so that a demo started weeks later still has offers.
 * Answers how many moved.
 */
export async function rollDemoPromotions(pool: Pool, now: Date): Promise<number> {
  const today = romeDate(now)
  let moved = 0
  for (const { key, startDate, endDate, view } of demoPromotions(today)) {
    const { rowCount } = await pool.query(
      'UPDATE promotions SET start_date = $2, end_date = $3, view = $4 WHERE key = $1 AND end_date < $5',
      [key, startDate, endDate, JSON.stringify(view), today],
    )
    moved += rowCount ?? 0
  }
  return moved
}
