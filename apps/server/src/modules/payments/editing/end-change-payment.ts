import type { RequestSession } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { viewOwnOrder } from '../../orders/orders.ts'
import { findReplacingAttempt } from '../attempts/attempts.queries.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { endAttempt } from '../paying/ask-attempt.ts'
import { orUnreachable } from '../paying/pay-order.ts'

/**
 * Ends the payment of changes to an own order that is under way, at the gateway first, so that nobody pays for changes
 * that he gives up. Never called in a transaction. Throws order.unknown (404), payment.alreadyPaid, payment.unreachable.
 */
export async function endChangePayment(
  needs: PaymentNeeds,
  session: RequestSession,
  orderId: number,
  now: Date,
): Promise<void> {
  await viewOwnOrder(needs.db, session, orderId, now)
  const running = await findReplacingAttempt(needs.db, { orderId })
  if (running !== undefined && !(await orUnreachable(() => endAttempt(needs, running, now))))
    throw refuse('payment.alreadyPaid')
}
