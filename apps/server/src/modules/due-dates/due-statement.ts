import { formatEuro } from '@cambusa/domain/money/money'
import { dueState, leftToPay } from '@cambusa/domain/orders/due-dates'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { dueDateTexts, dueStatementTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { StatementRow } from '../documents/documents.ts'
import type { DueRow } from './due-dates.queries.ts'
import { findCompanyOfStatement } from './due-document.queries.ts'
import { allDueRows, dueOwnerOf, type AskedDues } from './list-due-dates.ts'

const dayOrNothing = (day: string | undefined) => (day === undefined ? '' : formatDay(day))

function wireRow(row: DueRow, today: string): StatementRow {
  const leftCents = leftToPay(row)
  return {
    leftCents,
    cells: [
      row.orderNumber,
      formatDay(row.handedOverOn),
      formatDay(row.dueOn),
      dueDateTexts.states[dueState(row, today)],
      formatEuro(row.cents),
      formatEuro(leftCents),
    ],
  }
}

const sumOf = (rows: readonly DueRow[]) => rows.reduce((sum, row) => sum + leftToPay(row), 0)

/** What the statement of a company's due dates says, by the filter of the list. Throws dueDate.unknown without a company. */
export async function dueStatement(db: Db, session: RequestSession, asked: AskedDues, now: Date) {
  const owner = dueOwnerOf(session)
  const company = owner && (await findCompanyOfStatement(db, owner))
  if (company === undefined) throw refuse('dueDate.unknown')
  const today = romeDate(now)
  const rows = await allDueRows(db, session, asked, now)
  const overdue = rows.filter((row) => dueState(row, today) === 'overdue')
  const overdueCents = sumOf(overdue)
  return {
    ...company,
    filter: texts.filter({
      state: asked.state === undefined ? dueDateTexts.all : dueDateTexts.states[asked.state],
      from: dayOrNothing(asked.from),
      to: dayOrNothing(asked.to),
    }),
    rows: rows.map((row) => wireRow(row, today)),
    overdueCents,
    comingCents: sumOf(rows) - overdueCents,
    now,
  }
}
