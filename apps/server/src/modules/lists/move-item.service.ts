import type { moveListItem } from '@cambusa/contract/lists/list-items'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { moveLine, positionBetween, spreadPositions } from '@cambusa/domain/lists/list-position'
import { sortLines } from '@cambusa/domain/lists/list-sort'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CartNeeds } from '../cart/cart.ts'
import type { Acting } from './change-items.service.ts'
import { listItemsOf, updatePositions, type ListItemRow } from './list-items.queries.ts'
import { touchList, updateListValues } from './lists.queries.ts'
import { listIdOf, lockListToChange } from './own-list.ts'

/** Writes the order of lines: the moved one gets a place between its neighbours, or all are spread anew. */
async function writeOrder(
  tx: Db,
  listId: number,
  {
    order,
    moved,
    positions,
  }: { order: readonly number[]; moved: number; positions: ReadonlyMap<number, number> },
): Promise<void> {
  const at = order.indexOf(moved)
  const between = positionBetween(positions.get(order[at - 1] ?? -1), positions.get(order[at + 1] ?? -1))
  await (between === undefined
    ? updatePositions(tx, { listId, ids: order, positions: spreadPositions(order.length) })
    : updatePositions(tx, { listId, ids: [moved], positions: [between] }))
}

/**
 * Moves a line next to another one. A list that was sorted by name keeps that order for its other lines and is sorted by
 * hand from then on. Returns all lines in their order. Throws list.unknown, list.readOnly, list.lineGone.
 */
export async function moveItem(
  needs: CartNeeds,
  { session, now }: Acting,
  body: BodyOf<typeof moveListItem>,
): Promise<{ listId: number; itemIds: number[] }> {
  const { item_id: moved, after_item_id: afterId, before_item_id: beforeId } = body
  return inTransaction(needs.db, async (tx) => {
    const listId = await listIdOf(tx, session, { ...body, itemIds: [moved] })
    const list = await lockListToChange(tx, session, listId)
    const items = await listItemsOf(tx, { listId })
    const nameOf = ({ productId, name }: ListItemRow) =>
      (productId === null ? undefined : needs.catalogue.sellable(productId, session.scope, now)?.name) ?? name
    const shown = sortLines(items, list.sort, nameOf).map(({ id }) => id)
    const itemIds = shown.includes(moved) ? moveLine(shown, moved, { afterId, beforeId }) : undefined
    if (itemIds === undefined) throw refuse('list.lineGone')
    const isByHand = list.sort === 'manual'
    if (isByHand && itemIds.every((id, at) => id === shown[at])) return { listId, itemIds }
    const positions = new Map(items.map(({ id, position }) => [id, position]))
    if (isByHand) await writeOrder(tx, listId, { order: itemIds, moved, positions })
    else await updatePositions(tx, { listId, ids: itemIds, positions: spreadPositions(itemIds.length) })
    if (!isByHand) await updateListValues(tx, { ...list, sort: 'manual', now })
    await touchList(tx, { listId, now })
    return { listId, itemIds }
  })
}
