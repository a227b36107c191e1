import { ACCOUNT_DAYS, KNOWN_ADDRESS_DAYS } from '@cambusa/domain/constants'
import type { Db } from '../../platform/database/database.ts'
import { removeAccountsExpiredBefore } from './account.queries.ts'
import { removeKnownAddressesBefore } from './known-device.queries.ts'
import { removeAttemptsBefore } from './login.queries.ts'
import { removeSessionsUnusedSince } from './session.queries.ts'

const DAY_MS = 86_400_000
const ATTEMPT_DAYS = 1

/** Deletes sessions, remembered accounts, failed sign-ins and known addresses that can no longer have any effect. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await removeSessionsUnusedSince(db, { before: daysAgo(ACCOUNT_DAYS) })
  await removeAccountsExpiredBefore(db, { before: now })
  await removeAttemptsBefore(db, { before: daysAgo(ATTEMPT_DAYS) })
  await removeKnownAddressesBefore(db, { before: daysAgo(KNOWN_ADDRESS_DAYS) })
}
