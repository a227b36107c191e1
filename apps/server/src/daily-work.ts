import { SLOT_DAYS } from '@cambusa/domain/constants'
import { romeDate } from '@cambusa/domain/time/dates'
import type { Config } from './config.ts'
import { rollDemo } from './demo-shop.ts'
import { insertTimeslots } from './modules/holds/holds.ts'
import type { Database } from './platform/database/database.ts'
import { isDemoShop } from './platform/demo/demo-mark.queries.ts'

interface DailyNeeds {
  config: Pick<Config, 'mode'>
  database: Database
}

/**
 * Daily work: creates slots for the coming days, and in the demo shop extends campaigns and pays old due dates. Runs before the shop opens and
 * then every hour; running it twice, or in several processes, changes nothing.
 */
export async function workOfTheDay({ config, database }: DailyNeeds, now: Date): Promise<void> {
  const { db, pool } = database.patient
  await insertTimeslots(db, { fromIso: romeDate(now), days: SLOT_DAYS })
  if (config.mode !== 'demo' || !(await isDemoShop(db))) return
  await rollDemo(pool, now)
}
