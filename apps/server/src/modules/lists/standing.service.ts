import type { setStandingOrder } from '@cambusa/contract/lists/standing-orders'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockRealList } from './own-list.ts'
import { putStandingOrder, removeStandingOrder, updateStandingPaused } from './standing.queries.ts'

/** Sets the standing order of an own list; a paused one stays paused. Throws list.unknown, list.readOnly, list.notForDrafts. */
export const setStanding = (
  db: Db,
  session: RequestSession,
  { list_id, weekdays, lead_days: leadDays }: BodyOf<typeof setStandingOrder>,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: listId } = await lockRealList(tx, session, list_id)
    const days = [...new Set(weekdays)].toSorted((a, b) => a - b)
    await putStandingOrder(tx, { listId, weekdays: days, leadDays, now })
  })

/** Pauses a standing order or lets it go on. Throws list.noStandingOrder and those of setStanding. */
export const pauseStanding = (
  db: Db,
  session: RequestSession,
  { list_id, is_paused: isPaused }: { list_id: number; is_paused: boolean },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: listId } = await lockRealList(tx, session, list_id)
    const paused = await updateStandingPaused(tx, { listId, isPaused })
    if (paused === undefined) throw refuse('list.noStandingOrder')
  })

/** Ends a standing order; none is no mistake. Throws list.unknown, list.readOnly, list.notForDrafts. */
export const endStanding = (db: Db, session: RequestSession, listId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id } = await lockRealList(tx, session, listId)
    await removeStandingOrder(tx, { listId: id })
  })
