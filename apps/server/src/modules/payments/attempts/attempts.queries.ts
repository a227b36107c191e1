import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import { LIVE_ATTEMPTS, UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { orderCutoff } from '../../orders/orders.ts'
import type { orders } from '../../../platform/schema/orders.ts'
import type { paymentAttempts } from '../../../platform/schema/payments.ts'
import { sqlList, sqlTexts } from '../../../platform/database/sql-list.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** An attempt to pay, with all that functions on it need. */
export interface Attempt extends Omit<
  RowOf<
    typeof paymentAttempts,
    | 'id'
    | 'orderId'
    | 'paymentTypeId'
    | 'provider'
    | 'amountCents'
    | 'capturedCents'
    | 'refundedCents'
    | 'providerReference'
    | 'storedCardId'
    | 'keepCard'
    | 'authoriseAt'
    | 'replacesId'
    | 'createdAt'
  >,
  'state'
> {
  state: AttemptState
}

const columns = `a.id, a.order_id as "orderId", a.payment_type_id as "paymentTypeId", a.provider, a.state,
  a.amount_cents as "amountCents", a.captured_cents as "capturedCents", a.refunded_cents as "refundedCents",
  a.provider_reference as "providerReference", a.stored_card_id as "storedCardId", a.keep_card as "keepCard",
  a.authorise_at as "authoriseAt", a.replaces_id as "replacesId", a.created_at as "createdAt"`

/** An order with all that functions on payments need, its row locked until the transaction ends. */
export interface OrderToPay extends RowOf<
  typeof orders,
  | 'id'
  | 'number'
  | 'status'
  | 'userId'
  | 'companyId'
  | 'warehouseId'
  | 'deliveryServiceId'
  | 'paymentTypeId'
  | 'paymentData'
  | 'totalCents'
  | 'worstCaseCents'
  | 'slotDate'
  | 'timeslotId'
  | 'payBy'
> {
  /** Orders for its slot are taken until then: money that arrives later is too late. */
  cutoffAt: Date
  email: string
}

const orderColumns = `o.id, o.number, o.status, o.user_id as "userId", o.company_id as "companyId",
  o.warehouse_id as "warehouseId", o.delivery_service_id as "deliveryServiceId",
  o.payment_type_id as "paymentTypeId", o.payment_data as "paymentData",
  o.total_cents as "totalCents", o.worst_case_cents as "worstCaseCents", o.slot_date as "slotDate",
  o.timeslot_id as "timeslotId", o.pay_by as "payBy",
  ${orderCutoff} as "cutoffAt", u.login as email`
const orderOf = (which: string) =>
  `select ${orderColumns} from orders o join users u on u.id = o.user_id where ${which} for no key update of o`

/** Locks a customer's own order: other payments and cancellations of it wait. */
export const lockOwnOrder = findStatement<
  OrderToPay,
  { orderId: number; userId: number; companyId: number | null }
>(
  'payments_lock_own_order',
  orderOf('o.id = $orderId and o.user_id = $userId and o.company_id is not distinct from $companyId::bigint'),
)

export const lockOrder = findStatement<OrderToPay, { orderId: number }>(
  'payments_lock_order',
  orderOf('o.id = $orderId'),
)

export const findAttempt = findStatement<Attempt, { attemptId: number }>(
  'payments_find_attempt',
  `select ${columns} from payment_attempts a where a.id = $attemptId`,
)

export const findAttemptOfReference = findStatement<Attempt, { provider: string; reference: string }>(
  'payments_find_attempt_of_reference',
  `select ${columns} from payment_attempts a where a.provider = $provider and a.provider_reference = $reference`,
)

/** The live attempt of an order, besides one that is to replace it. */
export const findLiveAttempt = findStatement<Attempt, { orderId: number }>(
  'payments_find_live_attempt',
  `select ${columns} from payment_attempts a
   where a.order_id = $orderId and a.replaces_id is null and a.state in (${sqlTexts(LIVE_ATTEMPTS)})`,
)

/** The live attempt that is to replace the one that an edited order has. */
export const findReplacingAttempt = findStatement<Attempt, { orderId: number }>(
  'payments_find_replacing_attempt',
  `select ${columns} from payment_attempts a
   where a.order_id = $orderId and a.replaces_id is not null and a.state in (${sqlTexts(LIVE_ATTEMPTS)})`,
)

/** The newest attempt of an order, whatever its state. */
export const findLastAttempt = findStatement<Attempt, { orderId: number }>(
  'payments_find_last_attempt',
  `select ${columns} from payment_attempts a where a.order_id = $orderId order by a.id desc limit 1`,
)

/** The newest attempt of an order that is not to replace another one. */
export const findLastOwnAttempt = findStatement<Attempt, { orderId: number }>(
  'payments_find_last_own_attempt',
  `select ${columns} from payment_attempts a where a.order_id = $orderId and a.replaces_id is null
   order by a.id desc limit 1`,
)

/** Inserts an attempt; payment_attempts_one_live and payment_attempts_one_replacing refuse a second live one. */
export const insertAttempt = oneStatement<
  Attempt,
  {
    orderId: number
    paymentTypeId: number
    provider: string
    amountCents: number
    storedCardId: number | null
    keepCard: boolean
    authoriseAt: Date | null
    /** The attempt that it is to replace; null: none. */
    replacesId: number | null
    now: Date
  }
>(
  'payments_insert_attempt',
  `insert into payment_attempts as a (order_id, payment_type_id, provider, amount_cents, stored_card_id, keep_card,
     authorise_at, replaces_id, created_at, updated_at)
   values ($orderId, $paymentTypeId, $provider, $amountCents, $storedCardId, $keepCard, $authoriseAt, $replacesId,
     $now, $now)
   returning ${columns}`,
)

/**
 * Updates an attempt if it is in one of the states `from`: of two concurrent updates the second may find no row. Sums
 * never decrease.
 */
export const moveAttempt = writeStatement<{
  attemptId: number
  from: readonly AttemptState[]
  to: AttemptState
  reference: string | null
  capturedCents: number
  refundedCents: number
  authorisedUntil: Date | null
  failure: string | null
  storedCardId: number | null
  now: Date
}>(
  'payments_move_attempt',
  `update payment_attempts set state = $to, provider_reference = coalesce($reference, provider_reference),
     captured_cents = greatest(captured_cents, $capturedCents), refunded_cents = greatest(refunded_cents, $refundedCents),
     authorised_until = coalesce($authorisedUntil, authorised_until), failure = coalesce($failure, failure),
     stored_card_id = coalesce($storedCardId, stored_card_id), updated_at = $now
   where id = $attemptId and state = any($from::text[])`,
)

/** Notes that the provider was asked: other attempts are asked before it is asked again. */
export const noteAsked = writeStatement<{ attemptId: number; now: Date }>(
  'payments_note_asked',
  'update payment_attempts set updated_at = $now where id = $attemptId',
)

/** Notes that the shop has begun to capture, in the transaction that holds the order's lock. */
export const noteCaptureAsked = writeStatement<{ attemptId: number; now: Date }>(
  'payments_note_capture_asked',
  `update payment_attempts set capture_asked_at = coalesce(capture_asked_at, $now) where id = $attemptId`,
)

/** Notes that it is unknown whether the provider started this attempt. */
export const noteUnknown = writeStatement<{ attemptId: number; now: Date }>(
  'payments_note_unknown',
  `update payment_attempts set state = 'unknown', updated_at = $now where id = $attemptId and state = 'created'`,
)

/** Undecided attempts that were not updated since a moment, the longest waiting first. */
export const listAttemptsToAsk = listStatement<Attempt, { before: Date; limit: number }>(
  'payments_list_to_ask',
  `select ${columns} from payment_attempts a
   where a.state in (${sqlTexts(UNDECIDED_ATTEMPTS)}) and a.updated_at < $before order by a.updated_at limit $limit`,
)

/** Attempts without a reference of the provider, begun since a moment. */
export const listAttemptsWithoutReference = listStatement<
  Attempt,
  { provider: string; since: Date; limit: number }
>(
  'payments_list_without_reference',
  `select ${columns} from payment_attempts a
   where a.provider = $provider and a.provider_reference is null and a.created_at >= $since order by a.id desc
   limit $limit`,
)

/** Stored cards for a later delivery that are to be authorised now. */
export const listAttemptsToAuthorise = listStatement<Attempt, { now: Date; limit: number }>(
  'payments_list_to_authorise',
  `select ${columns} from payment_attempts a where a.state = 'stored' and a.authorise_at <= $now
   order by a.authorise_at limit $limit`,
)

/** Orders that should have been paid by now, or whose slot takes no more orders. */
export const listOrdersToGiveUp = listStatement<
  RowOf<typeof orders, 'id' | 'payBy'> & Pick<OrderToPay, 'cutoffAt'>,
  { now: Date; limit: number }
>(
  'payments_list_to_give_up',
  `select * from (
     select o.id, o.pay_by as "payBy", ${orderCutoff} as "cutoffAt" from orders o
     where o.pay_by is not null and o.status in (${sqlList(PENDING_ORDERS)})) unpaid
   where least("payBy", "cutoffAt") <= $now order by "payBy" limit $limit`,
)
