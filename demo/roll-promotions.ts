import { romeDate } from '@cambusa/domain/time/dates'
import type { Pool } from 'pg'
import { demoPromotions } from './shop/promotions.ts'

/**
 * Moves the campaigns of the demo shop that have ended to today, so that a demo started weeks later still has offers.
 * Answers how many moved.
 */
export async function rollDemoPromotions(pool: Pool, now: Date): Promise<number> {
  const today = romeDate(now)
  // Even a statement that changes nothing announces a change, and every server would read the whole catalogue again.
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM promotions WHERE end_date < $1', [
    today,
  ])
  const ended = new Set(rows.map(({ key }) => key))
  const moving = demoPromotions(today).filter(({ key }) => ended.has(key))
  for (const { key, startDate, endDate, view } of moving) {
    await pool.query('UPDATE promotions SET start_date = $2, end_date = $3, view = $4 WHERE key = $1', [
      key,
      startDate,
      endDate,
      JSON.stringify(view),
    ])
  }
  return moving.length
}
