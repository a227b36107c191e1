import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { askGateway, cancelKey } from '../attempts/attempt-key.ts'
import { findAttempt, noteAsked, type Attempt } from '../attempts/attempts.queries.ts'
import { giveUpAttempt } from './give-up-attempt.ts'
import type { GatewayPayment } from '../gateway/gateway.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { isOneOf, type Settled } from '../settling/settling.ts'

/** The gateway's state of an attempt, and the result of settling it. */
export interface Asked {
  /** undefined: the gateway does not know it. */
  payment: GatewayPayment | undefined
  settled: Settled
}

/**
 * Asks the gateway for the state of an attempt and settles it; never called in a transaction. Throws
 * GatewayUnreachable. If its gateway is no longer configured, nothing changes.
 */
export async function askAttempt(needs: PaymentNeeds, attempt: Attempt, now: Date): Promise<Asked> {
  await noteAsked(needs.db, { attemptId: attempt.id, now })
  const gateway = needs.gateways.find(attempt.provider)
  const payment = gateway && (await askGateway(gateway, attempt))
  if (payment === undefined) return { payment, settled: 'unchanged' }
  return { payment, settled: await settlePayment(needs, attempt.id, payment, now) }
}

/**
 * Ends an attempt that was not paid yet, at the gateway first, so that nobody pays for an order that is given up.
 * Returns false if it turns out to be paid. Throws GatewayUnreachable.
 */
export async function endAttempt(needs: PaymentNeeds, attempt: Attempt, now: Date): Promise<boolean> {
  const gateway = needs.gateways.find(attempt.provider)
  const asked = await askAttempt(needs, attempt, now)
  if (asked.payment?.state === 'pending' && gateway !== undefined) {
    const { reference } = asked.payment
    const ended = await gateway.cancel(reference, cancelKey(attempt, reference))
    // Ended by the shop, it has not failed: no mail is sent.
    if (ended.state !== 'cancelled' && ended.state !== 'failed')
      await settlePayment(needs, attempt.id, ended, now)
  }
  const left = await findAttempt(needs.db, { attemptId: attempt.id })
  if (left === undefined || left.state === 'failed' || left.state === 'cancelled') return true
  if (!isOneOf(UNDECIDED_ATTEMPTS, left.state)) return false
  // The gateway does not know it, or returned another payment.
  return giveUpAttempt(needs, left, now)
}
