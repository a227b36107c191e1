import { isBeforeCutoff } from '@cambusa/domain/payments/pay-by'
import type { Attempt } from '../attempts/attempts.queries.ts'
import { GatewayUnreachable } from '../gateway/gateway.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { endAttempt } from '../paying/ask-attempt.ts'

const MINUTE_MS = 60_000
/** For so long a gateway that is down may delay giving an order up: money that arrives later is returned. */
const GATEWAY_PATIENCE_MS = 60 * MINUTE_MS

/** When an order stops waiting for a payment. */
interface Waiting {
  payBy: Date | null
  cutoffAt: Date
}

/**
 * Ends an attempt whose time is over, at its gateway first; false: it turns out to be paid. A gateway that is down does
 * not delay it beyond an hour, nor beyond the cut-off. Throws GatewayUnreachable before.
 */
export async function isAttemptEnded(
  needs: PaymentNeeds,
  attempt: Attempt,
  { payBy, cutoffAt }: Waiting,
  now: Date,
): Promise<boolean> {
  // After the cut-off nothing waits for money: it is returned if it arrives.
  const isPatient = payBy !== null && now.getTime() - payBy.getTime() <= GATEWAY_PATIENCE_MS
  const isLate = !isPatient || !isBeforeCutoff({ cutoffAt }, now)
  try {
    return await endAttempt(needs, attempt, now)
  } catch (error) {
    if (error instanceof GatewayUnreachable && isLate) return true
    throw error
  }
}
