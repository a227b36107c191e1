import type { payouts } from '../../../platform/schema/payouts.ts'
import type { orders } from '../../../platform/schema/orders.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/**
 * Lists money for the office to pay to a customer's bank account, cents, once for each cause: overpaid (paid in advance,
 * more than was delivered) or deposit (packaging brought back).
 */
export const insertPayout = writeStatement<{
  orderId: number
  reason: 'overpaid' | 'deposit'
  cents: number
  now: Date
}>(
  'payouts_insert',
  `insert into payouts (order_id, reason, cents, created_at) values ($orderId, $reason, $cents, $now)
   on conflict on constraint payouts_one do nothing`,
)

/** Money to pay, with its order. */
export interface PayoutRow
  extends
    RowOf<typeof payouts, 'id' | 'reason' | 'cents' | 'holder' | 'iban' | 'createdAt'>,
    RowOf<typeof orders, 'number'> {
  customer: string
}

/** What is not paid yet, the oldest first; of a withdrawal only once its goods are back. */
export const listOpenPayouts = listStatement<PayoutRow>(
  'payouts_list_open',
  `select p.id, o.number, p.reason, p.cents, p.holder, p.iban, p.created_at as "createdAt",
     trim(u.first_name || ' ' || u.last_name) as customer
   from payouts p join orders o on o.id = p.order_id join users u on u.id = o.user_id
   where p.paid_at is null
     and not exists (select from withdrawals w where w.id = p.withdrawal_id and w.state = 'declared')
   order by p.id`,
)

/** Whom a payout is for, and whether it was paid. */
export const findPayout = findStatement<
  RowOf<typeof payouts, 'id' | 'orderId' | 'withdrawalId' | 'cents' | 'paidAt'> &
    RowOf<typeof orders, 'number'>,
  { payoutId: number }
>(
  'payouts_find',
  `select p.id, p.order_id as "orderId", p.withdrawal_id as "withdrawalId", p.cents, p.paid_at as "paidAt", o.number
   from payouts p join orders o on o.id = p.order_id where p.id = $payoutId`,
)

/** Notes that the office has paid; 0: it was noted before. */
export const updatePayoutPaid = writeStatement<{ payoutId: number; now: Date }>(
  'payouts_set_paid',
  'update payouts set paid_at = $now where id = $payoutId and paid_at is null',
)
