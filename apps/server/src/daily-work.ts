import { SLOT_DAYS } from '@cambusa/domain/constants'
import { romeDate } from '@cambusa/domain/dates'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { rollTimeslots } from './modules/timeslots/roll-timeslots.ts'
import type { Database } from './platform/database.ts'

const EVERY_MS = 3_600_000

interface DailyNeeds {
  config: Config
  database: Database
  clock: () => Date
  log: Logger
}

/**
 * What the calendar asks for: slots for the days ahead, and in the demo shop campaigns that never end. Done before this
 * resolves and every hour from then on; doing it twice, or in several processes, changes nothing. Returns what ends it.
 */
export async function startDailyWork(needs: DailyNeeds): Promise<() => void> {
  await workOfTheDay(needs)
  const timer = setInterval(() => {
    workOfTheDay(needs).catch((error: unknown) => needs.log.error({ err: error }, 'work of the day failed'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}

async function workOfTheDay({ config, database, clock }: DailyNeeds): Promise<void> {
  const now = clock()
  await rollTimeslots(database.db, romeDate(now), SLOT_DAYS)
  if (config.mode !== 'demo') return
  const { rollDemoPromotions } = await import('../../../demo/roll-promotions.ts')
  await rollDemoPromotions(database.pool, now)
}
