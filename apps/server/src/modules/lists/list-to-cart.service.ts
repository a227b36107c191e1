import { sortLines } from '@cambusa/domain/lists/list-sort'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CartNeeds } from '../cart/cart.ts'
import type { PastLine } from '../reorder/reorder.ts'
import { listUsualRows, updateLastPrices } from './list-items.queries.ts'
import { pastLineOf } from './list-json.ts'
import { lockOwnList } from './lists.queries.ts'
import { markDraftAdded } from './standing.queries.ts'
import { ownerOf, readableLines } from './own-list.ts'

/** A list, or what the customer orders always. */
export interface NamedSource {
  list_id?: number | undefined
  usual?: boolean | undefined
}

/** The source that a call names, in its query or its body. Throws request.malformed where neither does. */
export function namedSource(...parts: readonly NamedSource[]): { listId: number | undefined } {
  const listId = parts.find(({ list_id }) => list_id !== undefined)?.list_id
  if (listId !== undefined) return { listId }
  if (parts.some(({ usual }) => usual === true)) return { listId: undefined }
  const field = 'list_id'
  throw refuse('request.malformed', { field, reason: malformedTexts.required }, { field })
}

/** What the customer orders always, as lines whose id is that of their product. */
export async function usualLines(db: Db, session: RequestSession) {
  const rows = await listUsualRows(db, ownerOf(session))
  // A product that was ordered with several choices is one line: the most frequent ones.
  const byProduct = new Map(rows.toReversed().map((row) => [row.productId, row]))
  return rows
    .filter((row) => byProduct.get(row.productId) === row)
    .map((row) => ({ ...row, id: row.productId }))
}

/**
 * The lines of a list in its order, at the prices of the last time; one of which no price is known has today's. Throws
 * list.unknown (404).
 */
export async function linesToCart(
  needs: CartNeeds,
  session: RequestSession,
  { listId }: { listId: number | undefined },
  now: Date,
): Promise<PastLine[]> {
  if (listId === undefined) return (await usualLines(needs.db, session)).map(pastLineOf)
  const { list, items } = await readableLines(needs.db, session, listId)
  const named = items.map((item) => {
    const { productId } = item
    return {
      item,
      product: productId === null ? undefined : needs.catalogue.sellable(productId, session.scope, now),
    }
  })
  return sortLines(named, list.sort, ({ item, product }) => product?.name ?? item.name).map(
    ({ item, product }) =>
      pastLineOf({ ...item, priceCents: item.priceCents ?? product?.priceCents ?? null }),
  )
}

/**
 * Notes the prices at which an own list was put into the cart, so that the next time says what costs more, and of a
 * draft that it was; a colleague's list stays as it is.
 */
export async function noteAdded(
  needs: CartNeeds,
  session: RequestSession,
  listId: number,
  lines: readonly PastLine[],
  now: Date,
): Promise<void> {
  const prices = lines.flatMap(({ id, productId }) => {
    const cents =
      productId === null ? null : needs.catalogue.sellable(productId, session.scope, now)?.priceCents
    return typeof cents === 'number' ? [{ id, cents }] : []
  })
  await inTransaction(needs.db, async (tx) => {
    const list = await lockOwnList(tx, { ...ownerOf(session), listId })
    if (list === undefined) return
    await updateLastPrices(tx, {
      listId,
      ids: prices.map(({ id }) => id),
      cents: prices.map(({ cents }) => cents),
    })
    if (list.isDraft) await markDraftAdded(tx, { listId, now })
  })
}
