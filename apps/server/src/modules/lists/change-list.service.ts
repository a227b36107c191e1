import type { updateList } from '@cambusa/contract/lists/lists'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { DRAFT_KEPT_DAYS, LIST_KEPT_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { checkRoom, lockOwner, readName } from './create-list.service.ts'
import {
  lockOwnList,
  markListDeleted,
  removeDeletedLines,
  removeDeletedLists,
  removeOldDrafts,
  updateListValues,
} from './lists.queries.ts'
import { lockListToChange, lockRealList, ownerOf } from './own-list.ts'

const DAY_MS = 86_400_000
const KEPT_MS = LIST_KEPT_DAYS * DAY_MS

/** Until when a deleted list can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_MS)

/** The time before which deleted lists and lines are gone for good. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

/**
 * Sets the values given. Throws list.unknown, list.readOnly, list.nameMissing, list.noColleagues for a customer without
 * a company.
 */
export async function changeList(
  db: Db,
  session: RequestSession,
  { list_id, name, is_shared, sort }: BodyOf<typeof updateList>,
  now: Date,
): Promise<void> {
  if (is_shared === true && session.companyId === null) throw refuse('list.noColleagues')
  const named = name === undefined ? undefined : readName(name)
  await inTransaction(db, async (tx) => {
    const lock = is_shared === true ? lockRealList : lockListToChange
    const list = await lock(tx, session, list_id)
    await updateListValues(tx, {
      id: list.id,
      name: named ?? list.name,
      isShared: is_shared ?? list.isShared,
      sort: sort ?? list.sort,
      now,
    })
  })
}

/**
 * Deletes a list, so that it can be restored for a while; one that is deleted already is answered as it is. Returns
 * until when. Throws list.unknown, list.readOnly.
 */
export const dropList = (db: Db, session: RequestSession, listId: number, now: Date): Promise<Date> =>
  inTransaction(db, async (tx) => {
    const known = await lockOwnList(tx, { ...ownerOf(session), listId })
    if (known?.deletedAt) return restorableUntil(known.deletedAt)
    await lockListToChange(tx, session, listId)
    await markListDeleted(tx, { listId, deletedAt: now })
    return restorableUntil(now)
  })

/** Restores a deleted list; one that is there stays. Throws list.unknown, list.deletedForGood, list.tooMany. */
export const bringListBack = (db: Db, session: RequestSession, listId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOwner(tx, session)
    const before = await lockOwnList(tx, { ...ownerOf(session), listId })
    if (before === undefined) throw refuse('list.unknown')
    if (before.deletedAt === null) return
    if (before.deletedAt < goneBefore(now)) throw refuse('list.deletedForGood')
    if (!before.isDraft) await checkRoom(tx, session)
    await markListDeleted(tx, { listId, deletedAt: null })
  })

/** The scheduled job: removes lists and lines that can no longer be restored, and drafts of days that are over. */
export async function removeOldLists(db: Db, now: Date): Promise<void> {
  const before = goneBefore(now)
  await removeDeletedLists(db, { before })
  await removeDeletedLines(db, { before })
  await removeOldDrafts(db, { beforeDay: addDaysIso(romeDate(now), -DRAFT_KEPT_DAYS) })
}
