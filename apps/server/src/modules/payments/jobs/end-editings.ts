import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { isBeforeCutoff } from '@cambusa/domain/payments/pay-by'
import { inTransaction } from '../../../platform/database/database.ts'
import { tellOrderEditEnded } from '../../orders/orders.ts'
import { findReplacingAttempt, lockOrder } from '../attempts/attempts.queries.ts'
import { listEditingsToEnd } from '../changing/change.queries.ts'
import { goOnEditing, keepOrderAsWas } from '../changing/end-editing.ts'
import { oneByOne } from '../gateway/one-by-one.ts'
import type { ToldPaymentNeeds } from '../gateway/payment-needs.ts'
import { makePaidGifts } from '../settling/make-paid-gifts.ts'
import { isAttemptEnded } from './attempt-ended.ts'

const AT_ONCE = 200

/**
 * Ends what customers did not finish: at the cut-off an edited order stands as it was, and its customer is told; changes
 * whose payment did not come in time are edited on. A payment that is under way is ended at its gateway first: changes
 * that turn out to be paid before the cut-off stand. Running it twice changes nothing.
 */
export async function endEditings(needs: ToldPaymentNeeds, now: Date): Promise<void> {
  const { db, config } = needs
  await oneByOne(await listEditingsToEnd(db, { now, limit: AT_ONCE }), async ({ id: orderId, ...times }) => {
    const running = await findReplacingAttempt(db, { orderId })
    if (running !== undefined && !(await isAttemptEnded(needs, running, times, now))) return
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { orderId })
      if (order?.status !== ORDER_STATUS.editing) return
      if (isBeforeCutoff(order, now)) {
        if (order.payBy !== null && order.payBy <= now) await goOnEditing(tx, config, order, now)
        return
      }
      const end = await keepOrderAsWas(tx, config, order, now)
      await makePaidGifts(tx, config, order, now)
      if (end === 'kept') await tellOrderEditEnded(tx, config, orderId, now)
    })
  })
}
