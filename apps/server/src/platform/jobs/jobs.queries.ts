import type { Db } from '../database/database.ts'
import { findStatement, listStatement, oneStatement, writeStatement } from '../database/statement.ts'

/** A job that will not be retried automatically. */
export interface FailedJob {
  id: string
  name: string
  payload: Record<string, unknown>
  tries: number
  /** The error of the last try, without values of rows. */
  reason: string
  failedAt: Date
}

const findTables = oneStatement<{ found: boolean }>(
  'jobs_find_tables',
  `select to_regclass('pgboss.job') is not null as found`,
)

const listFailed = listStatement<FailedJob>(
  'jobs_list_failed',
  `select id, name, coalesce(data, '{}') payload, retry_count + 1 tries,
     coalesce(output->>'message', output->'value'->>'message', '') reason, completed_on "failedAt"
   from pgboss.job where state = 'failed' order by completed_on, id`,
)

/** Jobs that failed for good, oldest first. Empty when the shop was never started, which creates the tables of jobs. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  return (await findTables(db)).found ? listFailed(db) : []
}

const retry = writeStatement<{ id: string }>(
  'jobs_retry',
  // If completed_on stayed set, pg-boss would archive the job before it runs.
  `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null,
     keep_until = greatest(keep_until, now() + interval '1 day')
   where id::text = $id and state = 'failed'`,
)

/** Gives a failed job one more try, at once. Returns whether the job exists. */
export async function retryFailedJob(db: Db, id: string): Promise<boolean> {
  return (await retry(db, { id })) > 0
}

const drop = writeStatement<{ id: string }>(
  'jobs_drop',
  `delete from pgboss.job where id::text = $id and state = 'failed'`,
)

/** Deletes a failed job. Returns whether the job exists. */
export async function dropFailedJob(db: Db, id: string): Promise<boolean> {
  return (await drop(db, { id })) > 0
}

/** A successful scheduled run makes its earlier failures obsolete. */
export const removeFailedRuns = writeStatement<{ name: string }>(
  'jobs_remove_failed_runs',
  `delete from pgboss.job where name = $name and state = 'failed'`,
)

/** The queue of a queued job; undefined when nothing handles these jobs. */
export const findQueue = findStatement<{ name: string }, { name: string }>(
  'jobs_find_queue',
  'select name from pgboss.queue where name = $name',
)

/** The queues with a job that pg-boss would fetch now. */
export const listDueQueues = listStatement<{ name: string }>(
  'jobs_list_due_queues',
  `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
)
