import {
  attemptsBefore,
  type AttemptState,
  type PaymentFailure,
} from '@cambusa/domain/payments/payment-attempt'
import type { MailConfig } from '../../mail/mail.ts'
import type { Db } from '../../../platform/database/database.ts'
import { moveAttempt, type Attempt, type OrderToPay } from '../attempts/attempts.queries.ts'
import type { GatewayPayment } from '../gateway/gateway.ts'

/**
 * The result of settling a payment. paid: the order is prepared. returned: it was no longer wanted, and its money is
 * returned. refused: it is not the payment of this attempt, or too low; the order stays unpaid.
 */
export type Settled = 'paid' | 'pending' | 'failed' | 'unchanged' | 'returned' | 'refused'

/** The rows as they were when they were locked, and the payment at the gateway. */
export interface Settling {
  tx: Db
  config: MailConfig
  attempt: Attempt
  order: OrderToPay
  payment: GatewayPayment
  now: Date
}

export const isOneOf = <State extends string>(states: readonly State[], state: string): state is State =>
  states.some((one) => one === state)

/** Updates the attempt if its state changes; false: the state was known, or is older. */
export async function moveTo(
  { tx, payment, attempt, now }: Settling,
  to: AttemptState,
  more: { failure?: PaymentFailure; storedCardId?: number; from?: readonly AttemptState[] } = {},
): Promise<boolean> {
  const moved = await moveAttempt(tx, {
    attemptId: attempt.id,
    from: more.from ?? attemptsBefore(to),
    to,
    reference: payment.reference,
    capturedCents: payment.capturedCents,
    refundedCents: payment.refundedCents,
    authorisedUntil: payment.authorisedUntil,
    failure: more.failure ?? null,
    storedCardId: more.storedCardId ?? null,
    now,
  })
  return moved > 0
}
