import { PAY_REMINDER_MS } from '@cambusa/domain/payments/pay-by'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import type { MailConfig } from '../../mail/mail.ts'
import { tellPayReminder } from '../../orders/orders.ts'
import { lockOrder } from '../attempts/attempts.queries.ts'
import { oneByOne } from '../gateway/one-by-one.ts'
import { listOrdersToRemind } from './remind-to-pay.queries.ts'

const AT_ONCE = 200
const SECOND_MS = 1_000
const leadSeconds = PAY_REMINDER_MS / SECOND_MS

/**
 * Sends a second mail about orders whose payment failed, such as a stored card that was refused the day before: six
 * hours before the slot closes, once each, if they are still unpaid. The mail itself is the mark, written under the
 * order's lock. Running it twice changes nothing.
 */
export async function remindToPay(needs: { db: Db; config: MailConfig }, now: Date): Promise<void> {
  const { db, config } = needs
  const due = await listOrdersToRemind(db, { now, leadSeconds, orderId: null, limit: AT_ONCE })
  await oneByOne(due, ({ id: orderId }) =>
    inTransaction(db, async (tx) => {
      await lockOrder(tx, { orderId })
      const [still] = await listOrdersToRemind(tx, { now, leadSeconds, orderId, limit: 1 })
      if (still !== undefined) await tellPayReminder(tx, config, orderId, now)
    }),
  )
}
