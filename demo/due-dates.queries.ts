import { setPaid } from '../apps/server/src/modules/due-dates/due-dates.ts'
import { writeStatement } from '../apps/server/src/platform/database/statement.ts'

/** The demo's customers pay at the latest so many days after a due date: on account stays open to them. */
const PAID_AFTER_DAYS = 10

/**
 * What the ledger of the demo shop says on a day (yyyy-MM-dd): due dates of some time ago were paid on their day. The
 * same again changes nothing.
 */
export const payOldDueDates = writeStatement<{ today: string }>(
  'demo_due_dates_pay_old',
  setPaid(`select id as due_date_id, cents - credited_cents as paid_cents, due_on as paid_on from due_dates
    where due_on < $today::date - ${PAID_AFTER_DAYS} and paid_cents + credited_cents < cents`),
)
