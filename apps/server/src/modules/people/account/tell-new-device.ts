import { countSilently, type CallLimit } from '../../../platform/security/call-limits.ts'
import type { Db } from '../../../platform/database/database.ts'
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
 * Writes to a customer that somebody signed in from a device and an address that were not known, in the transaction of
 * the sign-in; beyond the limits nothing is written. `device`: words, '' where unknown.
 */
export async function tellNewDevice(
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
