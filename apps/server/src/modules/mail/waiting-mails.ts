import type { Database, Db } from '../../platform/database/database.ts'
import { enqueueJobs } from '../../platform/jobs/queued-jobs.ts'
import { openBusyMeter } from './busy-meter.ts'
import { listWaitingMails } from './mail.queries.ts'
import { mailJob } from './outbox.ts'

/** Long enough to enqueue the mails of all orders placed meanwhile by one statement. */
const SOON_MS = 1_000
const MOST = 500
/** While the process is busy, because a long queue slows down every look at it. */
const MOST_WHILE_BUSY = 10

/**
 * Enqueues jobs for mails that other statements wrote into the outbox, as buying does, which stays one statement: if
 * the process dies after it, the next run of this finds the mail. Running it twice changes nothing. `after` skips mails
 * up to this id, and at most `most` are enqueued; returns the id of the last one.
 */
export async function sendWaitingMails(db: Db, after = 0, most = MOST): Promise<number> {
  const waiting = await listWaitingMails(db, { after, most })
  const queuedJobs = waiting.map(({ id }) => ({ payload: { mailId: id }, key: `mail ${id}` }))
  await enqueueJobs(db, mailJob, queuedJobs)
  return waiting.at(-1)?.id ?? after
}

interface Sweep {
  timer: NodeJS.Timeout | undefined
  isBusy: () => boolean
  /** Mails up to this id have a queued job. */
  after: number
}
const sweeps = new WeakMap<Database, Sweep>()

/**
 * Does the same after a second, once for all orders placed until then; the job of every minute finds what fails here.
 */
export function sendWaitingMailsSoon(database: Database): void {
  const sweep = sweeps.get(database) ?? { timer: undefined, isBusy: openBusyMeter(), after: 0 }
  sweeps.set(database, sweep)
  sweep.timer ??= setTimeout(() => {
    sweep.timer = undefined
    const most = sweep.isBusy() ? MOST_WHILE_BUSY : MOST
    sendWaitingMails(database.patient.db, sweep.after, most).then(
      (last) => {
        const isMore = last > sweep.after
        sweep.after = last
        if (isMore) sendWaitingMailsSoon(database)
      },
      () => undefined,
    )
  }, SOON_MS).unref()
}
