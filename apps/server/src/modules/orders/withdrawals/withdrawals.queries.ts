import { HANDED_OVER_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { withdrawals } from '../../../platform/schema/withdrawals.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** A declared withdrawal with its lines. */
export interface WithdrawalRow extends RowOf<
  typeof withdrawals,
  | 'id'
  | 'orderId'
  | 'state'
  | 'goodsCents'
  | 'feeCents'
  | 'giftCents'
  | 'cardCents'
  | 'bankCents'
  | 'declaredAt'
  | 'returnedAt'
  | 'refundedAt'
> {
  /** '' where nothing goes to a bank account. */
  iban: string
  lines: {
    orderItemId: number
    name: string
    format: string
    quantity: number
    unit: string
    cents: number
  }[]
}

/** Withdrawals from an order, oldest first. */
export const listWithdrawals = listStatement<WithdrawalRow, { orderId: number }>(
  'withdrawals_list',
  `select w.id, w.order_id as "orderId", w.state, w.goods_cents as "goodsCents", w.fee_cents as "feeCents",
     w.gift_cents as "giftCents", w.card_cents as "cardCents", w.bank_cents as "bankCents",
     w.declared_at as "declaredAt", w.returned_at as "returnedAt", w.refunded_at as "refundedAt",
     coalesce((select p.iban from payouts p where p.withdrawal_id = w.id), '') as iban,
     (select json_agg(json_build_object('orderItemId', i.id, 'name', coalesce(p.replacement->>'name', i.name),
         'format', coalesce(p.replacement->>'format', i.format), 'quantity', l.quantity,
         'unit', coalesce(p.replacement->>'unit', i.unit), 'cents', l.cents) order by i.position)
       from withdrawn_lines l join order_items i on i.id = l.order_item_id
         left join picked_lines p on p.order_item_id = i.id where l.withdrawal_id = w.id) as lines
   from withdrawals w where w.order_id = $orderId order by w.id`,
)

export type NewWithdrawal = Pick<
  WithdrawalRow,
  'orderId' | 'goodsCents' | 'feeCents' | 'giftCents' | 'cardCents' | 'bankCents'
> & { userId: number; now: Date }

export const insertWithdrawal = oneStatement<{ id: number }, NewWithdrawal>(
  'withdrawals_insert',
  `insert into withdrawals (order_id, user_id, goods_cents, fee_cents, gift_cents, card_cents, bank_cents, declared_at)
   values ($orderId, $userId, $goodsCents, $feeCents, $giftCents, $cardCents, $bankCents, $now) returning id`,
)

/** Lines of a withdrawal; the trigger withdrawn_lines_within refuses more than what came. */
export const insertWithdrawnLines = writeStatement<{
  withdrawalId: number
  orderItemIds: readonly number[]
  quantities: readonly number[]
  cents: readonly number[]
}>(
  'withdrawals_insert_lines',
  `insert into withdrawn_lines (withdrawal_id, order_item_id, quantity, cents)
   select $withdrawalId, line.* from unnest($orderItemIds::bigint[], $quantities::numeric[], $cents::bigint[]) as line`,
)

/** Locks an order of which goods are back. */
export const lockOrderOfGoods = findStatement<{ id: number }, { orderId: number }>(
  'withdrawals_lock_order',
  'select id from orders where id = $orderId for no key update',
)

/** The goods of a declared withdrawal are back. */
export const updateReturned = writeStatement<{ withdrawalId: number; now: Date }>(
  'withdrawals_returned',
  `update withdrawals set state = 'returned', returned_at = $now where id = $withdrawalId and state = 'declared'`,
)

/** All money of a withdrawal went back; no row while a refund or a transfer of it is open. */
export const updateRefunded = findStatement<
  { id: number; orderId: number; cents: number },
  { withdrawalId: number; now: Date }
>(
  'withdrawals_refunded',
  `update withdrawals w set state = 'refunded', refunded_at = $now
   where w.id = $withdrawalId and w.state = 'returned'
     and not exists (select from payment_refunds r where r.withdrawal_id = w.id and r.done_at is null)
     and not exists (select from payouts p where p.withdrawal_id = w.id and p.paid_at is null)
   returning w.id, w.order_id as "orderId", (w.goods_cents + w.fee_cents)::bigint as cents`,
)

/** Moves an order to refunded once all that came of it went back, and its money. */
export const markAllReturned = writeStatement<{ orderId: number }>(
  'withdrawals_mark_all_returned',
  `update orders o set status = ${ORDER_STATUS.refunded}
   where o.id = $orderId and o.status in (${sqlList(HANDED_OVER_ORDERS)}) and not exists (
     select from order_items i left join picked_lines p on p.order_item_id = i.id
     where i.order_id = o.id and coalesce(p.quantity, i.quantity) > (
       select coalesce(sum(l.quantity), 0) from withdrawn_lines l join withdrawals w on w.id = l.withdrawal_id
       where l.order_item_id = i.id and w.state = 'refunded'))`,
)
