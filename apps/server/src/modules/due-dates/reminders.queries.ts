import { DUE_SOON_DAYS } from '@cambusa/domain/orders/due-dates'
import { listStatement } from '../../platform/database/statement.ts'
import { isOpenDue, leftOfDue } from './owed-on-account.ts'

/** The reminder that a due date `d` is due for: 1 in the days before, 2 from its day on, 3 from a week later; 0 none. */
const stageOf = `case when $today::date >= d.due_on + ${DUE_SOON_DAYS} then 3 when $today::date >= d.due_on then 2
  when $today::date >= d.due_on - ${DUE_SOON_DAYS} then 1 else 0 end`

const isToRemind = `${isOpenDue} and d.reminded < ${stageOf}`

export const listCompaniesToRemind = listStatement<
  { companyId: number; name: string },
  { today: string; limit: number }
>(
  'due_dates_companies_to_remind',
  `select c.id as "companyId", c.name from companies c
   where exists (select from due_dates d where d.company_id = c.id and ${isToRemind}) order by c.id limit $limit`,
)

/** A due date of which somebody is reminded now. */
export interface RemindedDue {
  stage: 1 | 2 | 3
  orderNumber: string
  dueOn: string
  leftCents: number
}

/** Notes the reminders of a company that are sent in this transaction, and answers them; a second call has none. */
export const noteReminders = listStatement<RemindedDue, { companyId: number; today: string }>(
  'due_dates_note_reminders',
  `with noted as (
     update due_dates d set reminded = ${stageOf} where d.company_id = $companyId and ${isToRemind}
     returning d.reminded as stage, d.order_id, d.due_on, ${leftOfDue} as left_cents)
   select n.stage, o.number as "orderNumber", n.due_on::text as "dueOn", n.left_cents as "leftCents"
   from noted n join orders o on o.id = n.order_id order by n.due_on, o.number`,
)
