import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { listStatement, type RowOf } from '../../../platform/database/statement.ts'
import type { orders } from '../../../platform/schema/orders.ts'
import type { OrderMailKind } from '../../mail/mail.ts'
import { orderCutoff } from '../../orders/orders.ts'

/** A mail of this kind about the order `o`. */
const mailed = (kind: OrderMailKind) =>
  `select from mails m where m.user_id = o.user_id and m.kind = '${kind}' and m.params -> 'orderId' = to_jsonb(o.id)`

/**
 * Orders by card that can still be paid and whose slot closes within $leadSeconds, if their customers were told of a
 * failed payment before that time and have got no reminder; with $orderId only this one.
 */
export const listOrdersToRemind = listStatement<
  RowOf<typeof orders, 'id'>,
  { now: Date; leadSeconds: number; orderId: number | null; limit: number }
>(
  'payments_list_to_remind',
  `select id from (
     select o.id, o.user_id, ${orderCutoff} - make_interval(secs => $leadSeconds::int) as due from orders o
     where o.status in (${sqlList(PENDING_ORDERS)}) and o.payment_type_id = ${PAYMENT_TYPES.creditCard}
       and o.pay_by > $now and ($orderId::bigint is null or o.id = $orderId)) o
   where due <= $now and exists (${mailed('paymentFailed')} and m.created_at <= due)
     and not exists (${mailed('payReminder')})
   order by id limit $limit`,
)
