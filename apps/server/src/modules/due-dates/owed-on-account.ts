import { ENDED_ORDERS, HANDED_OVER_ORDERS } from '@cambusa/domain/orders/order-sets'
import { LONGEST_TERM_DAYS, PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { sqlList } from '../../platform/database/sql-list.ts'
import { owedCents } from '../orders/orders.ts'

/** What is left to pay of the due date `d`, cents. */
export const leftOfDue = '(d.cents - d.paid_cents - d.credited_cents)'

/** Rows of due_dates `d` of which something is left to pay. */
export const isOpenDue = 'd.paid_cents + d.credited_cents < d.cents'

/**
 * An order `o` on account that was handed over before there were due dates: it counts until its longest term is over.
 * The statement has a value $now.
 */
export const isWithoutDueDates = `o.status in (${sqlList(HANDED_OVER_ORDERS)})
  and o.placed_at > $now::timestamptz - interval '${LONGEST_TERM_DAYS} days'
  and not exists (select from due_dates d where d.order_id = o.id)`

/**
 * What the company `c` owes on account, cents: orders that were not handed over yet, and what is left of due dates. The
 * statement has a value $now. Asked when somebody pays and by check:money (decision 245).
 */
export const owedOnAccount = `(
  (select coalesce(sum(${owedCents}), 0) from orders o
    where o.company_id = c.id and o.payment_type_id = ${PAYMENT_TYPES.deferred} and o.status not in (${sqlList(ENDED_ORDERS)}))
  + (select coalesce(sum(${leftOfDue}), 0) from due_dates d where d.company_id = c.id and ${isOpenDue})
  + (select coalesce(sum(${owedCents}), 0) from orders o
    where o.company_id = c.id and o.payment_type_id = ${PAYMENT_TYPES.deferred} and ${isWithoutDueDates})
)::bigint`

/** The day of the oldest due date of the company `c` that is left to pay; null: none. */
export const oldestDue = `(select min(d.due_on) from due_dates d where d.company_id = c.id and ${isOpenDue})`
