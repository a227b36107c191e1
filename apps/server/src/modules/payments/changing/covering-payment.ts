import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { addDaysIso } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import { authoriseAt } from '@cambusa/domain/payments/authorise-at'
import { PAYING_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import type { Db } from '../../../platform/database/database.ts'
import type { PreparedOrder } from '../../orders/orders.ts'
import { findLiveAttempt, type Attempt, type OrderToPay } from '../attempts/attempts.queries.ts'
import { cancelAttempt } from '../attempts/cancel-attempt.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import type { Gateways } from '../gateway/known-gateways.ts'
import { findAttemptEnd, updateAuthoriseAt } from './change.queries.ts'

type Wanted = Pick<PreparedOrder, 'totalCents' | 'worstCaseCents' | 'slot'>

const isPaying = ({ state }: Attempt) => PAYING_ATTEMPTS.some((paying) => paying === state)

/**
 * Whether a card has to authorise a changed order again: it may come to more than what is authorised, or the
 * authorisation ends before the day of its slot does.
 */
export async function needsNewPayment(
  tx: Db,
  { id: orderId, paymentTypeId }: Pick<OrderToPay, 'id' | 'paymentTypeId'>,
  { totalCents, worstCaseCents, slot }: Wanted,
): Promise<boolean> {
  if (paymentTypeId !== PAYMENT_TYPES.creditCard || totalCents === 0) return false
  const live = await findLiveAttempt(tx, { orderId })
  if (live === undefined || !isPaying(live) || live.amountCents < worstCaseCents) return true
  if (live.state !== 'authorised') return false
  const end = (await findAttemptEnd(tx, { attemptId: live.id }))?.authorisedUntil ?? null
  return end !== null && end < romeInstant(addDaysIso(slot.date, 1), '00:00')
}

/**
 * The payment of a changed order that keeps it: a stored card is authorised in time for the slot that the order has now;
 * one that is covered by gift codes entirely is released.
 */
export async function keepPayment(
  tx: Db,
  gateways: Pick<Gateways, 'find'>,
  { id: orderId, paymentTypeId }: Pick<OrderToPay, 'id' | 'paymentTypeId'>,
  { totalCents, slot }: Wanted,
  now: Date,
): Promise<void> {
  const live = await findLiveAttempt(tx, { orderId })
  if (live === undefined || paymentTypeId !== PAYMENT_TYPES.creditCard) return
  if (totalCents === 0) {
    await cancelAttempt(tx, live.id, [live.state], now)
    await sendMoneyBack(tx, live.id, 'covered by codes')
    return
  }
  if (live.state !== 'stored') return
  const days = gateways.find(live.provider)?.authorisationDays ?? 0
  const moment = authoriseAt(slot.date, days, now) ?? now
  await updateAuthoriseAt(tx, { attemptId: live.id, authoriseAt: moment })
}
