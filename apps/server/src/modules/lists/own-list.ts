import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findListOfItems, listItemsOf, type ListItemRow } from './list-items.queries.ts'
import { findReadableList, lockOwnList, type ListOwner, type ListRow } from './lists.queries.ts'

export const ownerOf = ({ userId, companyId }: RequestSession): ListOwner => ({ userId, companyId })

/** Not found: the page of the list is gone. */
const NOT_FOUND = { httpStatus: 404 }

/** An own or shared list. Throws list.unknown (404), also for another customer's. */
export async function readableList(db: Db, session: RequestSession, listId: number): Promise<ListRow> {
  const list = await findReadableList(db, { ...ownerOf(session), listId })
  if (list === undefined) throw refuse('list.unknown', undefined, NOT_FOUND)
  return list
}

/** An own or shared list with its lines by hand. Throws list.unknown (404). */
export async function readableLines(
  db: Db,
  session: RequestSession,
  listId: number,
): Promise<{ list: ListRow; items: ListItemRow[] }> {
  const list = await readableList(db, session, listId)
  return { list, items: await listItemsOf(db, { listId }) }
}

type LockedList = NonNullable<Awaited<ReturnType<typeof lockOwnList>>>

/**
 * Locks an own list that is to be changed; the screen of a shopper stays if it is gone. Throws list.unknown,
 * list.readOnly for a colleague's.
 */
export async function lockListToChange(tx: Db, session: RequestSession, listId: number): Promise<LockedList> {
  const owned = { ...ownerOf(session), listId }
  const list = await lockOwnList(tx, owned)
  if (list?.deletedAt === null) return list
  const isColleagues = list === undefined && (await findReadableList(tx, owned)) !== undefined
  throw isColleagues ? refuse('list.readOnly') : refuse('list.unknown')
}

/** Like lockListToChange, but no draft. Throws list.notForDrafts too. */
export async function lockRealList(tx: Db, session: RequestSession, listId: number): Promise<LockedList> {
  const list = await lockListToChange(tx, session, listId)
  if (list.isDraft) throw refuse('list.notForDrafts')
  return list
}

/** The list of lines, named or looked up. Throws list.lineGone where none of them is known. */
export async function listIdOf(
  db: Db,
  session: RequestSession,
  { list_id: listId, itemIds }: { list_id?: number | undefined; itemIds: readonly number[] },
): Promise<number> {
  if (listId !== undefined) return listId
  const found = await findListOfItems(db, { ...ownerOf(session), itemIds })
  if (found === undefined) throw refuse('list.lineGone')
  return found.listId
}
