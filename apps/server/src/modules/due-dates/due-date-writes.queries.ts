import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { dueDates } from '../../platform/schema/due-dates.ts'

/** What came of a line of an order, and whether it is perishable: the replacing product's where it was replaced. */
export interface CameLine {
  grossCents: number
  isPerishable: boolean
}

/** Lines of before 24/11/2026 do not say it: the product does, if it is still there. */
export const listCameLines = listStatement<CameLine, { orderId: number }>(
  'due_dates_came_lines',
  `select coalesce(k.gross_cents, i.gross_cents) as "grossCents",
     coalesce((k.replacement ->> 'isPerishable')::boolean, i.is_perishable, p.is_perishable, false) as "isPerishable"
   from order_items i left join picked_lines k on k.order_item_id = i.id left join products p on p.id = i.product_id
   where i.order_id = $orderId order by i.position`,
)

/** The same part again changes nothing. */
export const insertDueDate = writeStatement<{
  orderId: number
  companyId: number
  termDays: number
  handedOverOn: string
  dueOn: string
  cents: number
  now: Date
}>(
  'due_dates_insert',
  `insert into due_dates (order_id, company_id, term_days, handed_over_on, due_on, cents, created_at, updated_at)
   values ($orderId, $companyId, $termDays, $handedOverOn, $dueOn, $cents, $now, $now)
   on conflict (order_id, term_days) do nothing`,
)

/** Locks the due dates of an order; the order was locked before. */
export const lockDuesOfOrder = listStatement<
  RowOf<typeof dueDates, 'id' | 'dueOn' | 'cents' | 'paidCents' | 'creditedCents'>,
  { orderId: number }
>(
  'due_dates_lock_of_order',
  `select id, due_on as "dueOn", cents, paid_cents as "paidCents", credited_cents as "creditedCents"
   from due_dates where order_id = $orderId order by id for no key update`,
)

/** Takes a credit note off a due date. */
export const addCredited = writeStatement<{ dueDateId: number; cents: number; now: Date }>(
  'due_dates_add_credited',
  `update due_dates set credited_cents = credited_cents + $cents, updated_at = $now where id = $dueDateId`,
)

/** No row: this document was noted before. */
export const insertCreditNote = findStatement<
  { id: number },
  { orderId: number; document: string; cents: number; restCents: number; reason: string; now: Date }
>(
  'due_dates_insert_credit_note',
  `insert into credit_notes (order_id, document, cents, rest_cents, reason, created_at)
   values ($orderId, $document, $cents, $restCents, $reason, $now) on conflict (document) do nothing returning id`,
)

/** A credit note by the number of its document. */
export const findCreditNote = findStatement<{ orderId: number; cents: number }, { document: string }>(
  'due_dates_find_credit_note',
  'select order_id as "orderId", cents from credit_notes where document = $document',
)

/** What of earlier credit notes of an order was paid back, cents: it is not in its due dates. */
export const sumOfRests = oneStatement<{ earlierRestCents: number }, { orderId: number }>(
  'due_dates_sum_of_rests',
  'select coalesce(sum(rest_cents), 0)::bigint as "earlierRestCents" from credit_notes where order_id = $orderId',
)

/** An order on account that was handed over; null company: not of one. */
export const lockOrderOnAccount = findStatement<
  { id: number; companyId: number | null; paymentTypeId: number },
  { number: string }
>(
  'due_dates_lock_order',
  `select id, company_id as "companyId", payment_type_id as "paymentTypeId" from orders
   where number = $number for no key update`,
)
