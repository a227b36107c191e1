import { formatEuro } from '@cambusa/domain/money/money'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findLiveAttempt, lockOrder, noteCaptureAsked, type Attempt } from '../attempts/attempts.queries.ts'
import { orUnreachable, tellRefused } from './pay-order.ts'
import type { PaymentNeeds, ToldPaymentNeeds } from '../gateway/payment-needs.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import type { Settled } from '../settling/settling.ts'

const isWithin = (cents: number, mostCents: number) =>
  Number.isSafeInteger(cents) && cents > 0 && cents <= mostCents

/**
 * Captures part or all of what an order's card has authorised, and releases the rest. The capture is noted before the
 * gateway is asked: from then on the customer cannot cancel. The same key again captures nothing more and returns what
 * was captured before. Throws order.unknown (404), payment.notAuthorised, payment.aboveAuthorised, payment.unreachable.
 */
export async function captureOrder(
  needs: ToldPaymentNeeds,
  orderId: number,
  cents: number,
  key: string,
  now: Date,
): Promise<{ capturedCents: number }> {
  const { capturedCents, attempt, settled } = await captureAuthorised(needs, orderId, cents, key, now)
  if (attempt !== undefined) tellRefused(needs, attempt, settled)
  return { capturedCents }
}

/** The key of an order's capture: whoever asks for it, it is the same one. */
export const captureKey = (number: string): string => `cambusa-capture-${number}`

/** The same, answering what became of the payment; no attempt: it was captured before. */
export async function captureAuthorised(
  needs: PaymentNeeds,
  orderId: number,
  cents: number,
  key: string,
  now: Date,
): Promise<{ capturedCents: number; attempt?: Attempt; settled: Settled }> {
  const found = await findCapturable(needs, orderId, cents, (tx, attemptId) =>
    noteCaptureAsked(tx, { attemptId, now }),
  )
  if (found.state === 'captured') return { capturedCents: found.capturedCents, settled: 'unchanged' }
  const { attempt, gateway, reference } = found
  const payment = await orUnreachable(() => gateway.capture(reference, cents, key))
  const settled = await settlePayment(needs, attempt.id, payment, now)
  return { capturedCents: payment.capturedCents, attempt, settled }
}

/**
 * What can be captured of an order's card; or what was captured before, cents. Makes no call to the gateway; `claim`
 * runs with the attempt in the same transaction, while the order is locked. Throws order.unknown (404),
 * payment.notAuthorised, payment.aboveAuthorised.
 */
export async function findCapturable(
  needs: Pick<ToldPaymentNeeds, 'db' | 'gateways'>,
  orderId: number,
  cents: number,
  claim: (tx: Db, attemptId: number) => Promise<unknown> = () => Promise.resolve(),
) {
  const attempt = await inTransaction(needs.db, async (tx) => {
    const order = await lockOrder(tx, { orderId })
    if (order === undefined) throw refuse('order.unknown')
    // Money of another payment type cannot be captured from a card.
    if (order.paymentTypeId !== PAYMENT_TYPES.creditCard) throw refuse('payment.notAuthorised')
    const live = await findLiveAttempt(tx, { orderId })
    if (live?.state === 'authorised' && isWithin(cents, live.amountCents)) await claim(tx, live.id)
    return live
  })
  if (attempt?.state === 'captured')
    return { state: 'captured' as const, capturedCents: attempt.capturedCents }
  const gateway = attempt && needs.gateways.find(attempt.provider)
  if (attempt?.state !== 'authorised' || attempt.providerReference === null || gateway === undefined)
    throw refuse('payment.notAuthorised')
  if (!isWithin(cents, attempt.amountCents))
    throw refuse('payment.aboveAuthorised', { authorised: formatEuro(attempt.amountCents) })
  return { state: 'authorised' as const, attempt, gateway, reference: attempt.providerReference }
}
