import type { Database, Db } from '../../platform/database.ts'
import { sendErrand } from '../../platform/errands.ts'
import { listWaitingMails } from './mail.queries.ts'
import { mailErrand } from './outbox.ts'

const SOON_MS = 500
const MOST = 500

/**
 * Sends the errands of mails that an act wrote into the outbox by its own statement, as buying does: it stays one
 * statement, and of a process that dies after it the next run of this finds the mail. Running it twice changes nothing.
 */
export async function sendWaitingMails(db: Db): Promise<number> {
  const waiting = await listWaitingMails(db, { most: MOST })
  for (const { id } of waiting) await sendErrand(db, mailErrand, { mailId: id }, `mail ${id}`)
  return waiting.length
}

const timers = new WeakMap<Database, NodeJS.Timeout>()

/** The same in a moment, once for all that is bought until then; what fails is found by the job of every minute. */
export function sendWaitingMailsSoon(database: Database): void {
  if (timers.has(database)) return
  const timer = setTimeout(() => {
    timers.delete(database)
    sendWaitingMails(database.patient.db).catch(() => undefined)
  }, SOON_MS)
  timers.set(database, timer.unref())
}
