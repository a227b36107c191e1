import { ROME } from '@cambusa/domain/time/dates'
import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { isConflict } from '../database/conflicts.ts'
import { outageOf } from '../database/database-failure.ts'
import { PermanentFailure, type QueuedJobWork } from './queued-jobs.ts'
import { listDueQueues, removeFailedRuns } from './jobs.queries.ts'
import { loggedError } from '../log/log-error.ts'
import { rarely } from '../log/rarely.ts'

/** Work on a schedule. It must be idempotent: it may run twice, or in another process. */
export interface ScheduledJob {
  name: string
  /** The schedule, in Rome: minute hour day month weekday. */
  cron: string
  run: (now: Date) => Promise<unknown>
}

export interface ScheduledJobNeeds {
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
}

const STOP_TIMEOUT_MS = 5_000
const LOOK_STOPPED_MS = 20
const RUN_SECONDS = 300
/** How often pg-boss looks for runs that a crash interrupted. */
const LOOK_SECONDS = 30
/** The longest interval that pg-boss accepts: it computes the last time of each schedule anew. */
const SCHEDULES_SECONDS = 45
/** How often all queues are looked at with one statement. */
const DUE_MS = 1_000
/** How often pg-boss looks at each queue by itself, with a statement for each. */
const OWN_LOOK_SECONDS = 60
const TELL_MS = 60_000
const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 2_000
/** How long failed jobs are kept for `npm run jobs`. */
const KEPT_DAYS = 90

/**
 * Runs scheduled jobs by their schedule and once at start, and the queued jobs that acts have enqueued. pg-boss stores
 * them in PostgreSQL: each run is done by one process, and a run that a crash interrupted is repeated. Resolves to a
 * function that stops everything.
 */
export async function startJobs(
  { database, clock, log }: ScheduledJobNeeds,
  jobs: readonly ScheduledJob[],
  queuedJobs: readonly QueuedJobWork[] = [],
) {
  let phase: 'starting' | 'running' | 'stopping' = 'starting'
  const tellOutage = rarely(TELL_MS, (leftOut, error: unknown) =>
    log.warn({ err: error, leftOut }, 'jobs wait for the database'),
  )

  /** pg-boss does not catch failures after a run, so its statements are retried here while the database is away. */
  async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)) {
      try {
        return await ask()
      } catch (error) {
        if (phase === 'starting' || !(outageOf(error) || isConflict(error))) throw error
        // The process stops; the run is repeated by the next one.
        if (phase === 'stopping') return new Promise<never>(() => undefined)
        tellOutage(error)
        await wait(waitMs, undefined, { ref: false })
      }
    }
  }
  /** pg-boss does not wait for its own statements when it stops; one of them may be fetching a queued job. */
  let underWay = 0
  async function counted<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    underWay += 1
    try {
      return await act()
    } finally {
      underWay -= 1
    }
  }
  const executeSql = (text: string, values: unknown[]) =>
    counted(() => patiently(() => database.patient.pool.query(text, values)))
  /** Runs it and rethrows its failure in a form that may be stored: with type and message, without values of rows. */
  async function attempt(name: string, run: () => Promise<unknown>) {
    try {
      await counted(run)
    } catch (error) {
      if (outageOf(error)) tellOutage(error)
      else log.error({ err: error, job: name }, 'job failed')
      const { type, message } = loggedError(error)
      throw Object.assign(new Error(message), { name: type, stack: undefined })
    }
  }
  const workers = new Map<string, string>()
  /** Makes the workers fetch whose queue has a due job. */
  async function wakeWorkers() {
    const due = await counted(() => patiently(() => listDueQueues(database.patient.db)))
    if (phase === 'stopping') return
    for (const { name } of due) {
      const worker = workers.get(name)
      if (worker !== undefined) boss.notifyWorker(worker)
    }
  }
  const tellUnseen = rarely(TELL_MS, (leftOut, error: unknown) => log.error({ err: error, leftOut }, 'jobs'))
  async function keepAwake() {
    while (phase === 'running') {
      await wakeWorkers().catch(tellUnseen)
      await wait(DUE_MS, undefined, { ref: false })
    }
  }
  const boss = new PgBoss({
    db: { executeSql },
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: KEPT_DAYS * 86_400,
    deleteAfterDays: 2,
    maintenanceIntervalSeconds: LOOK_SECONDS,
    cronMonitorIntervalSeconds: SCHEDULES_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 2, expireInSeconds: RUN_SECONDS })
    const worker = await boss.work(name, { pollingIntervalSeconds: OWN_LOOK_SECONDS }, async () => {
      await attempt(name, () => run(clock()))
      await patiently(() => removeFailedRuns(database.patient.db, { name }))
    })
    workers.set(name, worker)
    await boss.schedule(name, cron, {}, { tz: ROME })
    await boss.send(name, {})
  }
  for (const { queuedJob, run } of queuedJobs) {
    const { name } = queuedJob
    await boss.createQueue(name, { name })
    const options = { includeMetadata: true, pollingIntervalSeconds: OWN_LOOK_SECONDS } as const
    const worker: string = await boss.work(name, options, async ([job]) => {
      if (job === undefined) return
      const { id, data, retryCount, retryLimit } = job
      // Fetches the next job at once, not at the next poll.
      boss.notifyWorker(worker)
      await attempt(name, async () => {
        try {
          await run(data, { id, now: clock(), isLastTry: retryCount >= retryLimit })
        } catch (error) {
          if (error instanceof PermanentFailure)
            await executeSql('update pgboss.job set retry_limit = retry_count where name = $1 and id = $2', [
              name,
              id,
            ])
          throw error
        }
      })
    })
    workers.set(name, worker)
  }
  phase = 'running'
  void keepAwake()
  return async () => {
    phase = 'stopping'
    const stopAll = async () => {
      await boss.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT_MS })
      while (underWay > 0) await wait(LOOK_STOPPED_MS)
    }
    await Promise.race([stopAll(), wait(STOP_TIMEOUT_MS + 1_000, undefined, { ref: false })])
  }
}
