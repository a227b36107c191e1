import { formatEuro } from '@cambusa/domain/money/money'
import { inTransaction } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import { findLiveAttempt, lockOrder, noteCaptureAsked } from './attempts.queries.ts'
import { orUnreachable, tellRefused } from './pay-order.ts'
import type { ToldPaymentNeeds } from './payment-needs.ts'
import { settlePayment } from './settle-payment.ts'

const isWithin = (cents: number, mostCents: number) =>
  Number.isSafeInteger(cents) && cents > 0 && cents <= mostCents

/**
 * Takes so many cents of what an order's card has authorised, and lets the rest go. That the shop takes it is noted
 * before the gateway is asked: from then on the customer does not cancel. The same key again takes nothing more; what was
 * taken before is answered. Throws order.unknown (404), payment.notAuthorised, payment.aboveAuthorised,
 * payment.unreachable.
 */
export async function captureOrder(
  needs: ToldPaymentNeeds,
  orderId: number,
  cents: number,
  key: string,
  now: Date,
): Promise<{ capturedCents: number }> {
  const attempt = await inTransaction(needs.db, async (tx) => {
    const order = await lockOrder(tx, { orderId })
    if (order === undefined) throw refuse('order.unknown')
    const live = await findLiveAttempt(tx, { orderId })
    if (live?.state === 'authorised' && isWithin(cents, live.amountCents))
      await noteCaptureAsked(tx, { attemptId: live.id, now })
    return live
  })
  if (attempt?.state === 'captured') return { capturedCents: attempt.capturedCents }
  const gateway = attempt && needs.gateways.find(attempt.provider)
  if (attempt?.state !== 'authorised' || attempt.providerReference === null || gateway === undefined)
    throw refuse('payment.notAuthorised')
  if (!isWithin(cents, attempt.amountCents))
    throw refuse('payment.aboveAuthorised', { authorised: formatEuro(attempt.amountCents) })
  const { providerReference: reference } = attempt
  const payment = await orUnreachable(() => gateway.capture(reference, cents, key))
  tellRefused(needs, attempt, await settlePayment(needs, attempt.id, payment, now))
  return { capturedCents: payment.capturedCents }
}
