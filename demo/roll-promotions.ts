import { romeDate } from '@cambusa/domain/time/dates'
import type { Pool } from 'pg'
import { listEndedPromotions, updatePromotionDays } from './promotions.queries.ts'
import { demoPromotions } from './shop/promotions.ts'

/**
 * Moves the campaigns of the demo shop that have ended to today, so that a demo started weeks later still has offers.
 * Answers how many moved.
 */
export async function rollDemoPromotions(pool: Pool, now: Date): Promise<number> {
  const today = romeDate(now)
  // Even a statement that changes nothing announces a change, and every server would read the whole catalogue again.
  const ended = new Set((await listEndedPromotions(pool, { today })).map(({ key }) => key))
  const moving = demoPromotions(today).filter(({ key }) => ended.has(key))
  for (const { key, startDate, endDate, view } of moving) {
    await updatePromotionDays(pool, { key, startDate, endDate, view })
  }
  return moving.length
}
