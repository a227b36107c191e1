import { countSilently, type CallLimit } from '../../../platform/security/call-limits.ts'
import type { Platform } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { sendMail, type MailConfig } from '../../mail/mail.ts'
import { findAccount } from './account-credentials.queries.ts'

const HOUR = 3_600
const DAY = 86_400

/** Somebody who keeps signing in from elsewhere is told of now and then; others cannot use these limits up. */
const limitsOf = (userId: number): CallLimit[] => [
  { kind: 'new-device-hour', subject: String(userId), most: 3, seconds: HOUR },
  { kind: 'new-device-day', subject: String(userId), most: 10, seconds: DAY },
]

/**
 * Writes to a customer that somebody signed in from a device and an address that were not known; beyond the limits
 * nothing is written. `device`: words, '' where unknown. The customer is signed in already: where the mail cannot be
 * written, the log says so.
 */
export async function tellNewDevice(
  { db, config, log }: Pick<Platform, 'config' | 'db' | 'log'>,
  signedIn: { userId: number; device: string },
  now: Date,
): Promise<void> {
  try {
    await inTransaction(db, (tx) => writeNewDevice(tx, config, signedIn, now))
  } catch (error) {
    log.error({ err: error }, 'customer not told of a new device')
  }
}

async function writeNewDevice(
  tx: Db,
  config: MailConfig,
  { userId, device }: { userId: number; device: string },
  now: Date,
): Promise<void> {
  if (!(await countSilently(tx, limitsOf(userId), now))) return
  const account = await findAccount(tx, { userId })
  if (account === undefined) return
  const params = { firstName: account.firstName, device, at: now.toISOString() }
  await sendMail(tx, config, { kind: 'newDevice', to: account.login, userId, params }, now)
}
