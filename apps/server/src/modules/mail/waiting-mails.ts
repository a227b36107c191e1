import type { Database, Db } from '../../platform/database/database.ts'
import { enqueueJobs } from '../../platform/jobs/queued-jobs.ts'
import { openBusyMeter } from './busy-meter.ts'
import { listWaitingMails } from './mail.queries.ts'
import { mailJob } from './outbox.ts'

/** Long enough for what a busy shop sells meanwhile to be one statement. */
const SOON_MS = 1_000
const MOST = 500
/** While the process is busy: a long queue costs every look into it. */
const MOST_WHILE_BUSY = 10

/**
 * Sends the queued jobs of mails that an act wrote into the outbox by its own statement, as buying does: it stays one
 * statement, and of a process that dies after it the next run of this finds the mail. Running it twice changes nothing.
 * `after` leaves out mails up to this id, and at most `most` are sent; answers the id of the last one.
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
  /** Mails up to here have their queued job. */
  after: number
}
const sweeps = new WeakMap<Database, Sweep>()

/** The same in a moment, once for all that is bought until then; what fails is found by the job of every minute. */
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
