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
 * What news of a payment came to. paid: the order is prepared. returned: it was wanted no more, and goes back.
 * refused: it is not the payment of this attempt, or too little; the order stays unpaid.
 */
export type Settled = 'paid' | 'pending' | 'failed' | 'unchanged' | 'returned' | 'refused'

/** One settling: the rows as they were when they were locked, and the news. */
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

/** Writes the news into the attempt where they are news; false: they were known, or older. */
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
