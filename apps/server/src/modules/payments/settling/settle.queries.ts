import { PAYING_ATTEMPTS, UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import type { paymentRefunds } from '../../../platform/schema/payments.ts'
import { sqlTexts } from '../../../platform/database/sql-list.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** Gives up every other undecided attempt of an order; returns their ids. */
export const giveUpOthers = listStatement<{ id: number }, { orderId: number; attemptId: number; now: Date }>(
  'payments_give_up_others',
  `update payment_attempts set state = 'cancelled', updated_at = $now
   where order_id = $orderId and id <> $attemptId and state in (${sqlTexts(UNDECIDED_ATTEMPTS)}) returning id`,
)

/** Another attempt that pays the order already. */
export const findPayingRival = findStatement<{ id: number }, { orderId: number; attemptId: number }>(
  'payments_find_paying_rival',
  `select id from payment_attempts where order_id = $orderId and id <> $attemptId
     and state in (${sqlTexts(PAYING_ATTEMPTS)})`,
)

export type RefundRow = RowOf<typeof paymentRefunds, 'id' | 'cents' | 'createdAt'>

/** The pending refund of a whole payment. */
export const findOpenRefund = findStatement<RefundRow, { attemptId: number }>(
  'payments_find_open_refund',
  `select id, cents, created_at as "createdAt" from payment_refunds where attempt_id = $attemptId and done_at is null
     and withdrawal_id is null
   order by id limit 1`,
)

export const insertRefund = oneStatement<
  RefundRow,
  { attemptId: number; cents: number; reason: string; now: Date }
>(
  'payments_insert_refund',
  `insert into payment_refunds (attempt_id, cents, reason, created_at) values ($attemptId, $cents, $reason, $now)
   returning id, cents, created_at as "createdAt"`,
)

/** Notes that money is returned, so that it is mailed once; 0: it was noted before. */
export const noteReturned = writeStatement<{ attemptId: number; now: Date }>(
  'payments_note_returned',
  `update payment_attempts set failure = 'returned', updated_at = $now
   where id = $attemptId and coalesce(failure, '') not in ('returned', 'changeGone')`,
)
