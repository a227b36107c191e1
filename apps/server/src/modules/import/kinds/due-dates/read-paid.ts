import { TERMS_DAYS } from '@cambusa/domain/orders/due-dates'
import { toCents } from '@cambusa/domain/money/money'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const reasons = importKindTexts.dueDates
const MOST_EUROS = 100_000_000
const isTerm = (days: number) => (TERMS_DAYS as readonly number[]).includes(days)

/** Euros from 0 as cents; null: the cell is empty. */
function centsOf(row: RowReader, field: 'paid' | 'left'): number | null {
  const euros = row.decimal(field, { min: 0, max: MOST_EUROS })
  return euros === undefined ? null : toCents(euros)
}

/** Reads what was paid of a due date; today is yyyy-MM-dd in Rome. undefined when the row is refused. */
export function readPaid(row: RowReader, today: string): StageRow | undefined {
  const order = row.required('order', { max: 40 })
  const term = row.decimal('term')
  const [paid, left] = [centsOf(row, 'paid'), centsOf(row, 'left')]
  const paidOn = row.date('paidOn')
  const dueOn = row.date('dueOn')
  if (term !== undefined && !isTerm(term)) row.refuse('term', String(term), reasons.termWrong)
  if (paid === null && left === null && !row.isRefused) row.refuse('paid', '', reasons.nothingSaid)
  if (paidOn !== undefined && paidOn > today) row.refuse('paidOn', paidOn, reasons.paidLater)
  if (row.isRefused || order === undefined) return undefined
  return {
    order_number: order,
    term_days: term ?? null,
    due_on: dueOn ?? null,
    paid_cents: paid,
    left_cents: left,
    paid_on: paidOn ?? null,
    due_date_id: null,
  }
}
