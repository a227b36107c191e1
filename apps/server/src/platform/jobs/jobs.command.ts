import { parseArgs } from 'node:util'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { jobsTexts } from '@cambusa/messages/it/operator/jobs'
import type { CommandContext } from '../process/command.ts'
import type { QueuedJob } from './queued-jobs.ts'
import { dropFailedJob, listFailedJobs, retryFailedJob, type FailedJob } from './jobs.queries.ts'
import { StartupError } from '../process/startup-error.ts'

type Needs = Pick<CommandContext, 'database' | 'args'>

/**
 * `npm run jobs [-- --retry ID | --drop ID]`: shows the jobs that failed for good. Throws StartupError with the usage.
 */
export async function runJobsCommand(
  { database, args }: Needs,
  queuedJobs: readonly QueuedJob[],
): Promise<void> {
  const { retry, drop, mistaken } = readArguments(args)
  if (mistaken || (retry !== undefined && drop !== undefined)) throw new StartupError(jobsTexts.usage)
  const failed = await listFailedJobs(database.db)
  const id = retry ?? drop
  if (id === undefined) {
    console.log(
      failed.length === 0 ? jobsTexts.none : failed.map((job) => told(job, queuedJobs)).join('\n\n'),
    )
    return
  }
  const isThere = failed.some((job) => job.id === id)
  const change = retry === undefined ? dropFailedJob : retryFailedJob
  if (!isThere || !(await change(database.db, id))) throw new StartupError(jobsTexts.unknown({ id }))
  console.log(retry === undefined ? jobsTexts.dropped({ id }) : jobsTexts.retried({ id }))
}

function readArguments(args: string[]): { retry?: string; drop?: string; mistaken: boolean } {
  try {
    const options = { retry: { type: 'string' }, drop: { type: 'string' } } as const
    return { ...parseArgs({ args, options }).values, mistaken: false }
  } catch {
    return { mistaken: true }
  }
}

/** A field of the payload is shown only if its queued job allows it. */
function told(job: FailedJob, queuedJobs: readonly QueuedJob[]): string {
  const shown = queuedJobs.find(({ name }) => name === job.name)?.shown ?? []
  const payload = Object.entries(job.payload).map(
    ([field, value]) => `${field}: ${shown.includes(field) ? JSON.stringify(value) : jobsTexts.hidden}`,
  )
  return jobsTexts.failed({ ...job, when: formatDateTime(job.failedAt), payload: payload.join(', ') })
}
