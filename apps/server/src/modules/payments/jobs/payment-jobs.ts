import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { askAttempt } from '../paying/ask-attempt.ts'
import {
  findLiveAttempt,
  listAttemptsToAsk,
  listAttemptsWithoutReference,
  listOrdersToGiveUp,
  type Attempt,
} from '../attempts/attempts.queries.ts'
import { isAttemptEnded } from './attempt-ended.ts'
import { cancelOrder, type CancelNeeds } from '../returns/cancel-order.ts'
import { handleEvent } from '../paying/notification.ts'
import { oneByOne } from '../gateway/one-by-one.ts'
import { tellRefused } from '../paying/pay-order.ts'
import { listUnhandledEvents, removeEventsBefore } from '../paying/payment-events.queries.ts'
import type { ToldPaymentNeeds } from '../gateway/payment-needs.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200
/** Unhandled events are tried for this long; all are deleted after thirteen times as long. */
const EVENT_DAYS = 7

/**
 * Asks the gateways about every undecided payment and unhandled event: this reaches the right state after any
 * interruption. Running it twice changes nothing.
 */
export async function reconcilePayments(needs: ToldPaymentNeeds, now: Date): Promise<void> {
  const { db } = needs
  const since = new Date(now.getTime() - EVENT_DAYS * DAY_MS)
  const ask = async (attempt: Attempt) =>
    tellRefused(needs, attempt, (await askAttempt(needs, attempt, now)).settled)
  // Recent attempts too: the server may have died during the call that began them, and this be its next start.
  await oneByOne(await listAttemptsToAsk(db, { before: now, limit: AT_ONCE }), ask)
  const events = await listUnhandledEvents(db, { since, limit: AT_ONCE })
  // The events may be about attempts without a reference, because the gateway's response was lost.
  for (const provider of new Set(events.map((event) => event.provider)))
    await oneByOne(await listAttemptsWithoutReference(db, { provider, since, limit: AT_ONCE }), ask)
  await oneByOne(events, (event) => handleEvent(needs, event, now))
}

/** Deletes events of payments that were settled long ago. */
export async function removeOldEvents(db: ToldPaymentNeeds['db'], now: Date): Promise<void> {
  await removeEventsBefore(db, { before: new Date(now.getTime() - 13 * EVENT_DAYS * DAY_MS) })
}

type GiveUpNeeds = ToldPaymentNeeds & CancelNeeds

/**
 * Gives up orders that should have been paid by now. The gateway ends a running payment first: an order that turns out
 * to be paid is prepared. Running it twice changes nothing.
 */
export async function giveUpUnpaidOrders(needs: GiveUpNeeds, now: Date): Promise<void> {
  const orders = await listOrdersToGiveUp(needs.db, { now, limit: AT_ONCE })
  await oneByOne(orders, async ({ id: orderId, ...times }) => {
    const live = await findLiveAttempt(needs.db, { orderId })
    if (live !== undefined && !(await isAttemptEnded(needs, live, times, now))) return
    await cancelOrder(needs, orderId, { from: PENDING_ORDERS, dueBy: now, isUnpaid: true }, now)
  })
}
