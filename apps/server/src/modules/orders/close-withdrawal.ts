import type { Db } from '../../platform/database/database.ts'
import type { MailConfig } from '../mail/mail.ts'
import { tellWithdrawalRefunded } from './order-news.ts'
import { markAllReturned, updateRefunded } from './withdrawals/withdrawals.queries.ts'

/**
 * Notes that all money of a withdrawal went back, if it did: called in the transaction of each part of it that does,
 * which has locked the order. The customer is told once; the order ends where all that came of it went back.
 */
export async function closeWithdrawal(
  tx: Db,
  config: MailConfig,
  withdrawalId: number,
  now: Date,
): Promise<boolean> {
  const done = await updateRefunded(tx, { withdrawalId, now })
  if (done === undefined) return false
  await markAllReturned(tx, { orderId: done.orderId })
  await tellWithdrawalRefunded(tx, config, done.orderId, withdrawalId, now)
  return true
}
