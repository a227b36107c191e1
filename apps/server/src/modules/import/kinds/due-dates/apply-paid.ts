import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { setPaid } from '../../../due-dates/due-dates.ts'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'

const reasons = importKindTexts.dueDates

/** Due dates that a row may mean. */
const MEANT = `due_dates d join orders o on o.id = d.order_id
  where o.number = i.order_number and (i.term_days is null or d.term_days = i.term_days)
    and (i.due_on is null or d.due_on = i.due_on)`

/**
 * Finds the due date of each row. Refuses rows of orders without one, rows that may mean two, and those that say more
 * than the due date has.
 */
export async function matchDueDates(client: pg.ClientBase): Promise<RowRemark[]> {
  const unknown = await refuseStaged(client, {
    where: `not exists (select from due_dates d join orders o on o.id = d.order_id where o.number = i.order_number)`,
    field: 'order',
    value: 'i.order_number',
    reason: () => reasons.orderWithout,
  })
  const other = await refuseStaged(client, {
    where: `not exists (select from ${MEANT})`,
    field: 'dueOn',
    value: `coalesce(i.due_on::text, i.term_days::text)`,
    reason: () => reasons.otherDay,
  })
  const several = await refuseStaged(client, {
    where: `(select count(*) from ${MEANT}) > 1`,
    field: 'term',
    value: `''`,
    reason: () => reasons.several,
  })
  await client.query(`update import_stage i set due_date_id = (select d.id from ${MEANT})`)
  await client.query(
    `update import_stage i set paid_cents = coalesce(i.paid_cents, d.cents - d.credited_cents - i.left_cents)
     from due_dates d where d.id = i.due_date_id`,
  )
  const tooMuch = await refuseStaged(client, {
    where: `exists (select from due_dates d where d.id = i.due_date_id
      and (i.paid_cents < 0 or i.paid_cents > d.cents - d.credited_cents))`,
    field: 'paid',
    value: `(i.paid_cents / 100.0)::numeric(12, 2)`,
    reason: () => reasons.tooMuch,
  })
  return [...unknown, ...other, ...several, ...tooMuch].toSorted((a, b) => a.line - b.line)
}

/** Sets what was paid where it differs; no row is added. */
export async function applyPaid(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const changed = await client.query(setPaid('select * from import_stage'))
  return { added: 0, changed: changed.rowCount ?? 0 }
}
