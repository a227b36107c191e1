import type { ListSummary } from '@cambusa/contract/lists/list-parts'
import { STANDING_HORIZON_DAYS } from '@cambusa/domain/lists/standing-order'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { wireList, type ShopCalendar, type ShopDays } from './list-json.ts'
import type { ListRow } from './lists.queries.ts'
import { readableList } from './own-list.ts'
import { findCalendar } from './standing.queries.ts'

const EVERY_DAY: ShopCalendar = { isClosed: () => false, servedWeekdays: [] }

/** The days on which the shop delivers nothing to a customer from a warehouse, read from the database. */
export async function calendarFor(
  db: Db,
  customer: { userId: number; companyId: number | null; warehouseId: number },
  now: Date,
): Promise<ShopCalendar> {
  const fromIso = romeDate(now)
  const toIso = addDaysIso(fromIso, STANDING_HORIZON_DAYS)
  const { userId, companyId, warehouseId } = customer
  const { closedDates, servedWeekdays } = await findCalendar(db, {
    userId,
    companyId,
    warehouseId,
    fromIso,
    toIso,
  })
  const days = new Set(closedDates)
  return { isClosed: (day) => days.has(day), servedWeekdays }
}

/** What lists need of the calendar; only those with a standing order do. */
export async function shopDays(
  db: Db,
  { userId, companyId, scope }: RequestSession,
  rows: readonly Pick<ListRow, 'standing'>[],
  now: Date,
): Promise<ShopDays> {
  if (rows.every(({ standing }) => standing === null || standing.isPaused)) return { now, ...EVERY_DAY }
  const { warehouseId } = scope
  return { now, ...(await calendarFor(db, { userId, companyId, warehouseId }, now)) }
}

/** Lists without their lines, as on the wire. */
export async function wireLists(
  db: Db,
  session: RequestSession,
  rows: readonly ListRow[],
  now: Date,
): Promise<ListSummary[]> {
  const days = await shopDays(db, session, rows, now)
  return rows.map((row) => wireList(row, days))
}

/** An own or shared list without its lines, as on the wire. Throws list.unknown (404). */
export async function summaryOf(
  db: Db,
  session: RequestSession,
  listId: number,
  now: Date,
): Promise<{ list: ListSummary }> {
  const row = await readableList(db, session, listId)
  return { list: wireList(row, await shopDays(db, session, [row], now)) }
}
