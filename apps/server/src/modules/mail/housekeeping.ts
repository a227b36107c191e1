import type { Db } from '../../platform/database/database.ts'
import { removeLinksExpiredBefore } from '../links/links.ts'
import { removeMailsBefore } from './mail.queries.ts'

const DAY_MS = 86_400_000
/** As long as a failed queued job can be retried. A link stays as long as its mail. */
const KEPT_DAYS = 90

/** Deletes mails that were sent or given up long ago, and their links. */
export async function removeOldMail(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await removeMailsBefore(db, { before })
  await removeLinksExpiredBefore(db, { before })
}
