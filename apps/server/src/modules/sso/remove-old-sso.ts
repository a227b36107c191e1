import type { Db } from '../../platform/database/database.ts'
import { removeRequestsBefore } from './sso.queries.ts'

const DAY_MS = 86_400_000

/** The hourly job: removes requests, and with them answers, that can no longer have any effect. */
export async function removeOldSso(db: Db, now: Date): Promise<void> {
  await removeRequestsBefore(db, { before: new Date(now.getTime() - DAY_MS) })
}
