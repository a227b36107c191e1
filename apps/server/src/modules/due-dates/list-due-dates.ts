import type { DueDate } from '@cambusa/contract/payments/due-dates'
import { dueState, leftToPay, type DueState, type TermDays } from '@cambusa/domain/orders/due-dates'
import { toEuros } from '@cambusa/domain/money/money'
import { romeDate } from '@cambusa/domain/time/dates'
import type { RequestSession } from '../../platform/http/context.ts'
import { pageInfo } from '../../platform/http/page-info.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  countDueRows,
  listDueMonths,
  listDueRows,
  type DueFilters,
  type DueOwner,
  type DueRow,
} from './due-dates.queries.ts'

const PAGE_SIZE = 25

/** What a caller asks for. */
export interface AskedDues {
  state?: DueState | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Whose due dates a session sees; undefined: it acts for no company, and there are none. */
export const dueOwnerOf = ({ userId, companyId }: RequestSession): DueOwner | undefined =>
  companyId === null ? undefined : { userId, companyId }

/** A due date as an answer. */
export function wireDue(row: DueRow, today: string): DueDate {
  const { id, termDays, cents, paidCents, creditedCents, ...rest } = row
  return {
    dueDateId: id,
    ...rest,
    termDays: termDays as TermDays,
    state: dueState(row, today),
    amount: toEuros(cents),
    paid: toEuros(paidCents),
    credited: toEuros(creditedCents),
    left: toEuros(leftToPay(row)),
  }
}

const filtersOf = (owner: DueOwner, { state, from, to }: AskedDues, today: string): DueFilters => ({
  ...owner,
  today,
  state: state ?? null,
  from: from ?? null,
  to: to ?? null,
})

const NONE = { overdue: 0, coming: 0, months: [] }

/** A page of due dates with what is overdue and coming; without a company there are none. */
export async function dueDatesPage(
  db: Db,
  session: RequestSession,
  { page = 1, ...asked }: AskedDues & { page?: number | undefined },
  now: Date,
) {
  const owner = dueOwnerOf(session)
  if (owner === undefined) return { dueDates: [], page: pageInfo(page, PAGE_SIZE, 0), totals: NONE }
  const today = romeDate(now)
  const filters = filtersOf(owner, asked, today)
  const [rows, { count }, months] = await Promise.all([
    listDueRows(db, { ...filters, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countDueRows(db, filters),
    listDueMonths(db, { ...owner, today }),
  ])
  const overdueCents = months.reduce((sum, month) => sum + month.overdueCents, 0)
  const leftCents = months.reduce((sum, month) => sum + month.leftCents, 0)
  return {
    dueDates: rows.map((row) => wireDue(row, today)),
    page: pageInfo(page, PAGE_SIZE, count),
    totals: {
      overdue: toEuros(overdueCents),
      coming: toEuros(leftCents - overdueCents),
      months: months.map(({ month, leftCents: left, paidCents }) => ({
        month,
        left: toEuros(left),
        paid: toEuros(paidCents),
      })),
    },
  }
}

/** All rows that match, in the order of the list. */
export async function allDueRows(
  db: Db,
  session: RequestSession,
  asked: AskedDues,
  now: Date,
): Promise<DueRow[]> {
  const owner = dueOwnerOf(session)
  if (owner === undefined) return []
  return listDueRows(db, { ...filtersOf(owner, asked, romeDate(now)), limit: 100_000, offset: 0 })
}
