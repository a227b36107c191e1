import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { ClientBase, Pool } from 'pg'
import { setPaid } from '../apps/server/src/modules/due-dates/due-dates.ts'

/** The demo's customers pay at the latest so many days after a due date: on account stays open to them. */
const PAID_AFTER_DAYS = 10

/**
 * What the ledger of the demo shop says: due dates of some time ago were paid on their day. The same again changes
 * nothing.
 */
export async function payDemoDueDates(on: ClientBase | Pool, now: Date): Promise<void> {
  const paid = `select id as due_date_id, cents - credited_cents as paid_cents, due_on as paid_on from due_dates
    where due_on < $1 and paid_cents + credited_cents < cents`
  await on.query(setPaid(paid), [addDaysIso(romeDate(now), -PAID_AFTER_DAYS)])
}
