import type { DueState } from '@cambusa/domain/orders/due-dates'
import { DUE_SOON_DAYS } from '@cambusa/domain/orders/due-dates'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { findStatement, listStatement, oneStatement, type RowOf } from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import type { dueDates } from '../../platform/schema/due-dates.ts'
import { isOpenDue, leftOfDue } from './owed-on-account.ts'

/** Whose due dates a session sees: those of own orders for the company, and all of it for a holder. */
export interface DueOwner {
  userId: number
  companyId: number
}

const isSeen = `d.company_id = $companyId::bigint and (o.user_id = $userId or exists (
  select from ${OF_COMPANIES} a where a."userId" = $userId and a."companyId" = $companyId::bigint and a.role = '${HOLDER}'))`

const stateOf = `case when not (${isOpenDue}) then 'paid'
  when d.due_on < $today::date then 'overdue'
  when d.due_on <= $today::date + ${DUE_SOON_DAYS} then 'dueSoon' else 'open' end`

/** A due date with its order. */
export interface DueRow extends RowOf<
  typeof dueDates,
  | 'id'
  | 'orderId'
  | 'termDays'
  | 'handedOverOn'
  | 'dueOn'
  | 'cents'
  | 'paidCents'
  | 'paidOn'
  | 'creditedCents'
> {
  orderNumber: string
  orderedBy: string
}

export interface DueFilters extends DueOwner {
  /** yyyy-MM-dd. */
  today: string
  state: DueState | null
  from: string | null
  to: string | null
}

const columns = `d.id, d.order_id as "orderId", d.term_days as "termDays", d.handed_over_on as "handedOverOn",
  d.due_on as "dueOn", d.cents, d.paid_cents as "paidCents", d.paid_on as "paidOn",
  d.credited_cents as "creditedCents", o.number as "orderNumber",
  (select trim(concat_ws(' ', u.first_name, u.last_name)) from users u where u.id = o.user_id) as "orderedBy"`

const filtered = `from due_dates d join orders o on o.id = d.order_id
  where ${isSeen} and ($state::text is null or $state = ${stateOf})
    and ($from::date is null or d.due_on >= $from) and ($to::date is null or d.due_on <= $to)`

/** What is left to pay first, by its day; then what is paid, newest first. */
export const listDueRows = listStatement<DueRow, DueFilters & { limit: number; offset: number }>(
  'due_dates_list',
  `select ${columns} ${filtered}
   order by ${isOpenDue} desc, case when ${isOpenDue} then d.due_on end, d.due_on desc, d.id
   limit $limit offset $offset`,
)

export const countDueRows = oneStatement<{ count: number }, DueFilters>(
  'due_dates_count',
  `select count(*)::int as count ${filtered}`,
)

export const findDueRow = findStatement<DueRow, DueOwner & { dueDateId: number }>(
  'due_dates_find',
  `select ${columns} from due_dates d join orders o on o.id = d.order_id where ${isSeen} and d.id = $dueDateId`,
)

/** A month in which something falls due, yyyy-MM, with what is left of it, of that overdue, and what was paid; cents. */
export interface DueMonth {
  month: string
  leftCents: number
  overdueCents: number
  paidCents: number
}

export const listDueMonths = listStatement<DueMonth, DueOwner & { today: string }>(
  'due_dates_months',
  `select to_char(d.due_on, 'YYYY-MM') as month, sum(${leftOfDue})::bigint as "leftCents",
     coalesce(sum(${leftOfDue}) filter (where d.due_on < $today::date), 0)::bigint as "overdueCents",
     sum(d.paid_cents)::bigint as "paidCents"
   from due_dates d join orders o on o.id = d.order_id where ${isSeen} group by 1 order by 1`,
)
