import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { findStatement, listStatement, writeStatement } from '../../../platform/database/statement.ts'

/** Inserts the part of a withdrawal that its card gets back, once for each withdrawal; no row without such a payment. */
export const insertWithdrawalRefund = findStatement<
  { id: number },
  { orderId: number; withdrawalId: number; cents: number; now: Date }
>(
  'payments_insert_withdrawal_refund',
  `insert into payment_refunds (attempt_id, cents, reason, withdrawal_id, created_at)
   select a.id, $cents, 'withdrawal', $withdrawalId, $now from payment_attempts a
   where a.order_id = $orderId and a.payment_type_id = ${PAYMENT_TYPES.creditCard} and a.state in ('authorised', 'captured')
   order by a.id desc limit 1 returning id`,
)

/** A refund of a withdrawal; `doneCents`: what was refunded of the same payment before. */
export const findWithdrawalRefund = findStatement<
  { attemptId: number; cents: number; createdAt: Date; isDone: boolean; doneCents: number },
  { refundId: number }
>(
  'payments_find_withdrawal_refund',
  `select r.attempt_id as "attemptId", r.cents, r.created_at as "createdAt", r.done_at is not null as "isDone",
     (select coalesce(sum(d.cents), 0)::bigint from payment_refunds d
       where d.attempt_id = r.attempt_id and d.done_at is not null) as "doneCents"
   from payment_refunds r where r.id = $refundId`,
)

/** The refund was made; the withdrawal that it pays back. No row: it was noted before. */
export const closeWithdrawalRefund = findStatement<
  { withdrawalId: number },
  { refundId: number; reference: string; now: Date }
>(
  'payments_close_withdrawal_refund',
  `update payment_refunds set done_at = $now, provider_reference = $reference
   where id = $refundId and done_at is null returning withdrawal_id as "withdrawalId"`,
)

/** All of a payment went back: its open refunds are done. null: a refund of the whole payment. */
export const closeOpenRefunds = listStatement<
  { withdrawalId: number | null },
  { attemptId: number; reference: string; now: Date }
>(
  'payments_close_open_refunds',
  `update payment_refunds set done_at = $now, provider_reference = $reference
   where attempt_id = $attemptId and done_at is null returning withdrawal_id as "withdrawalId"`,
)

/** Money of a withdrawal for the office to transfer, once its goods are back. */
export const insertWithdrawalPayout = writeStatement<{
  orderId: number
  withdrawalId: number
  cents: number
  holder: string
  iban: string
  now: Date
}>(
  'payments_insert_withdrawal_payout',
  `insert into payouts (order_id, reason, withdrawal_id, cents, holder, iban, created_at)
   values ($orderId, 'withdrawal', $withdrawalId, $cents, $holder, $iban, $now)`,
)
