import type { addToList, updateListItem } from '@cambusa/contract/lists/list-items'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { problem, wireProblem, type CartNeeds } from '../cart/cart.ts'
import { goneBefore } from './change-list.service.ts'
import {
  listDeletedItems,
  listItemsOf,
  markItemsBack,
  markItemsDeleted,
  updateItem,
  type ListItemRow,
} from './list-items.queries.ts'
import { linesOfSource } from './list-sources.ts'
import { touchList } from './lists.queries.ts'
import { keptOf, lineKey, putLines, quantityToList, type AddedLines } from './new-lines.ts'
import { listIdOf, lockListToChange } from './own-list.ts'

/** What a change did to a list. */
export interface ChangedLines extends AddedLines {
  listId: number
}

/** Lines, and their list where it is named. */
interface NamedItems {
  list_id: number | undefined
  itemIds: readonly number[]
}

export interface Acting {
  session: RequestSession
  now: Date
}

function sourceOf({ product_id, quantity, notes, items, order_id, from_cart }: BodyOf<typeof addToList>) {
  const single = product_id === undefined ? [] : [{ productId: product_id, quantity, notes }]
  const all = [...single, ...(items ?? [])]
  if (all.length === 0 && order_id === undefined && from_cart !== true) {
    const field = 'product_id'
    throw refuse('request.malformed', { field, reason: malformedTexts.required }, { field })
  }
  return { items: all.length === 0 ? undefined : all, order_id, from_cart }
}

/**
 * Puts products into a list: one that it has already gets the quantity, if one is given. Throws list.unknown,
 * list.readOnly, product.unknown or list.tooManyLines when nothing could be added, those of linesOfSource.
 */
export async function addLines(
  needs: CartNeeds,
  { session, now }: Acting,
  body: BodyOf<typeof addToList>,
): Promise<ChangedLines> {
  const { lines, notAdded } = await linesOfSource(needs, session, sourceOf(body), now)
  return inTransaction(needs.db, async (tx) => {
    const { id: listId } = await lockListToChange(tx, session, body.list_id)
    if (lines.length === 0)
      throw notAdded.length > 0
        ? refuse('product.unknown', undefined, { httpStatus: 200 })
        : refuse('list.nothingToAdd')
    const put = await putLines(tx, listId, lines, now)
    if (put.notAdded.length === lines.length) throw refuse('list.tooManyLines', { max: LIST_LINES_MAX })
    if (put.changed.length > 0) await touchList(tx, { listId, now })
    return { listId, changed: put.changed, notAdded: [...notAdded, ...put.notAdded] }
  })
}

/** What a line becomes. Throws product.unknown for a product that the shop does not have. */
function changedItem(
  needs: CartNeeds,
  { session, now }: Acting,
  item: ListItemRow,
  { product_id, quantity, notes }: BodyOf<typeof updateListItem>,
): ListItemRow {
  const productId = product_id ?? item.productId
  const product = productId === null ? undefined : needs.catalogue.sellable(productId, session.scope, now)
  if (product_id !== undefined && product === undefined)
    throw refuse('product.unknown', undefined, { httpStatus: 200 })
  const isOther = productId !== item.productId
  const wanted = quantity ?? item.quantity
  return {
    ...item,
    ...(isOther && product ? keptOf(product) : {}),
    // The choices of a line are about its own product.
    notes: notes ?? (isOther ? '' : item.notes),
    quantity:
      product === undefined ? roundQuantity(wanted) || item.quantity : quantityToList(product, wanted),
  }
}

/**
 * Changes a line; if the list has a line of that product already, they become one. Throws list.unknown, list.readOnly,
 * list.lineGone, product.unknown.
 */
export async function changeLine(
  needs: CartNeeds,
  acting: Acting,
  body: BodyOf<typeof updateListItem>,
): Promise<ChangedLines> {
  const { session, now } = acting
  const { item_id: itemId } = body
  return inTransaction(needs.db, async (tx) => {
    const listId = await listIdOf(tx, session, { ...body, itemIds: [itemId] })
    await lockListToChange(tx, session, listId)
    const items = await listItemsOf(tx, { listId })
    const item = items.find(({ id }) => id === itemId)
    if (item === undefined) throw refuse('list.lineGone')
    const changed = changedItem(needs, acting, item, body)
    const same = items.find((other) => other.id !== itemId && lineKey(other) === lineKey(changed))
    if (same !== undefined) await markItemsDeleted(tx, { listId, ids: [same.id], now })
    const { position: _, ...values } = changed
    if ((await updateItem(tx, { listId, ...values })) > 0) await touchList(tx, { listId, now })
    return { listId, changed: [itemId], notAdded: [] }
  })
}

/** The lines that a call names. Throws request.malformed where it names none. */
export function namedItems({
  list_id,
  item_id,
  item_ids = [],
}: {
  list_id?: number | undefined
  item_id?: number | undefined
  item_ids?: readonly number[] | undefined
}): NamedItems {
  const itemIds = item_id === undefined ? item_ids : [item_id, ...item_ids]
  if (itemIds.length > 0) return { list_id, itemIds }
  const field = 'item_id'
  throw refuse('request.malformed', { field, reason: malformedTexts.required }, { field })
}

/** Removes lines; those that are gone already are no mistake. Throws list.unknown, list.readOnly, list.lineGone. */
export async function dropLines(db: Db, { session, now }: Acting, named: NamedItems): Promise<ChangedLines> {
  return inTransaction(db, async (tx) => {
    const listId = await listIdOf(tx, session, named)
    await lockListToChange(tx, session, listId)
    const removed = await markItemsDeleted(tx, { listId, ids: named.itemIds, now })
    if (removed > 0) await touchList(tx, { listId, now })
    return { listId, changed: [], notAdded: [] }
  })
}

/**
 * Puts removed lines back where they were, unless the list has such a line again or no room. Throws list.unknown,
 * list.readOnly, list.lineGone.
 */
export async function bringLinesBack(
  db: Db,
  { session, now }: Acting,
  named: NamedItems,
): Promise<ChangedLines> {
  return inTransaction(db, async (tx) => {
    const listId = await listIdOf(tx, session, named)
    await lockListToChange(tx, session, listId)
    const items = await listItemsOf(tx, { listId })
    const held = new Set(items.map(lineKey))
    const removed = await listDeletedItems(tx, { listId, ids: named.itemIds, after: goneBefore(now) })
    // Of lines that were alike only one comes back.
    const once = [...new Map(removed.map((item) => [lineKey(item), item])).values()]
    const wanted = once.filter((item) => !held.has(lineKey(item)))
    const back = wanted.slice(0, Math.max(0, LIST_LINES_MAX - items.length))
    const ids = back.map(({ id }) => id)
    await markItemsBack(tx, { listId, ids })
    if (ids.length > 0) await touchList(tx, { listId, now })
    const full = wireProblem(problem('list.tooManyLines', { max: LIST_LINES_MAX }))
    const left = wanted.slice(back.length)
    return {
      listId,
      changed: ids,
      notAdded: left.map(({ productId, name }) => ({ productId, name, ...full })),
    }
  })
}
