import { ROME } from '@cambusa/domain/dates'
import PgBoss from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

/** Work that the shop does by itself. It may run twice, or in another process: the second time changes nothing. */
export interface Job {
  name: string
  /** When, in Rome: minute hour day month weekday. */
  cron: string
  run: (now: Date) => Promise<unknown>
}

export interface JobNeeds {
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
}

const STOP_TIMEOUT_MS = 5_000
const RUN_SECONDS = 300

/**
 * Runs jobs by their timetable and once at start. pg-boss keeps them in PostgreSQL: of several processes one does
 * each run, and a run that a crash cut short is done again. Resolves to what ends it.
 */
export async function startJobs({ database, clock, log }: JobNeeds, jobs: readonly Job[]) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 2,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 2, expireInSeconds: RUN_SECONDS })
    await boss.work(name, async () => {
      try {
        await run(clock())
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed')
        throw error
      }
    })
    await boss.schedule(name, cron, {}, { tz: ROME })
    await boss.send(name, {})
  }
  return async () => {
    await boss.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT_MS })
  }
}
