import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { ClientBase } from 'pg'
import { PICKER } from '../shop/living-orders.ts'
import type { FilledCustomer } from './customers.ts'
import { insertRow } from './insert-row.ts'
import type { PlacedOrder } from './orders.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const AUTHORISED_DAYS = 7
/** From the hand-over on: the customer declares, brings the goods back, and the card has its money. */
const DECLARED_AFTER_MS = 2 * DAY_MS
const RETURNED_AFTER_MS = 4 * DAY_MS
const REFUNDED_AFTER_MS = RETURNED_AFTER_MS + 5 * MINUTE_MS

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** A payment by the demo's gateway, ids as the shop and the gateway know it. */
export interface FilledPayment {
  attemptId: number
  reference: string
}

/** Pays an order with a card, as the demo's gateway keeps it: authorised at once, captured at the hand-over. */
export async function fillCardPayment(
  client: ClientBase,
  { orderId, number, worstCaseCents }: PlacedOrder,
  { totalCents, placedAt, handedOverAt }: { totalCents: number; placedAt: Date; handedOverAt: Date },
): Promise<FilledPayment> {
  const reference = `pay_demo_${number}`
  const authorisedUntil = after(placedAt, AUTHORISED_DAYS * DAY_MS)
  const state = { state: 'captured', amount_cents: worstCaseCents, captured_cents: totalCents }
  const times = { created_at: placedAt, updated_at: handedOverAt }
  const attemptId = await insertRow(client, 'payment_attempts', {
    ...state,
    ...times,
    order_id: orderId,
    payment_type_id: PAYMENT_TYPES.creditCard,
    provider: 'sandbox',
    provider_reference: reference,
    authorised_until: authorisedUntil,
    capture_asked_at: handedOverAt,
  })
  const details = {
    kind: 'payment',
    orderNumber: number,
    returnUrl: '/',
    effect: 'plain',
    brand: 'Visa',
    lastFour: '4242',
    expiryMonth: '12',
    expiryYear: String(placedAt.getUTCFullYear() + 3),
    step: 'over',
    authorisedUntil: authorisedUntil.toISOString(),
  }
  await insertRow(client, 'sandbox_payments', { ...state, ...times, key: reference, reference, details })
  return { attemptId, reference }
}

/** A line goes back whole: declared, brought back, and refunded to the card. */
export async function giveBackLine(
  client: ClientBase,
  { customer, userId }: FilledCustomer,
  { orderId }: PlacedOrder,
  {
    back,
    paid,
    handedOverAt,
  }: {
    back: { itemId: number; quantity: number; grossCents: number }
    paid: FilledPayment
    handedOverAt: Date
  },
): Promise<void> {
  const cents = back.grossCents
  const declaredAt = after(handedOverAt, DECLARED_AFTER_MS)
  const returnedAt = after(handedOverAt, RETURNED_AFTER_MS)
  const refundedAt = after(handedOverAt, REFUNDED_AFTER_MS)
  const withdrawalId = await insertRow(client, 'withdrawals', {
    order_id: orderId,
    user_id: userId,
    state: 'refunded',
    goods_cents: cents,
    card_cents: cents,
    declared_at: declaredAt,
    returned_at: returnedAt,
    refunded_at: refundedAt,
  })
  const line = { withdrawal_id: withdrawalId, order_item_id: back.itemId, quantity: back.quantity, cents }
  await insertRow(client, 'withdrawn_lines', line)
  await insertRow(client, 'payment_refunds', {
    attempt_id: paid.attemptId,
    cents,
    reason: 'withdrawal',
    withdrawal_id: withdrawalId,
    provider_reference: paid.reference,
    created_at: returnedAt,
    done_at: refundedAt,
  })
  await client.query('UPDATE payment_attempts SET refunded_cents = $2, updated_at = $3 WHERE id = $1', [
    paid.attemptId,
    cents,
    refundedAt,
  ])
  await client.query(
    'UPDATE sandbox_payments SET refunded_cents = $2, updated_at = $3 WHERE reference = $1',
    [paid.reference, cents, refundedAt],
  )
  const who = `${customer.firstName} ${customer.lastName}`
  const acts = [
    { act: 'withdraw', actor: who, user_id: userId, details: { withdrawalId }, at: declaredAt },
    { act: 'takeBack', actor: PICKER, user_id: null, details: { withdrawalId }, at: returnedAt },
  ]
  for (const act of acts) await insertRow(client, 'order_acts', { order_id: orderId, ...act })
}
