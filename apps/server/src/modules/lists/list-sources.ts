import type { NotListed, ProductToList } from '@cambusa/contract/lists/list-parts'
import { refuse } from '../../platform/http/refusal.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { readFacts, type CartNeeds } from '../cart/cart.ts'
import { ownOrderLines } from '../orders/orders.ts'
import { listUsualRows, type ListItemRow } from './list-items.queries.ts'
import { keptOf, linesOfProducts, quantityToList, type FindProduct, type LineToList } from './new-lines.ts'
import { ownerOf, readableLines } from './own-list.ts'

/** Where the lines of a list may come from: one of them at most. */
export interface ListSource {
  items?: readonly ProductToList[] | undefined
  order_id?: number | undefined
  from_cart?: boolean | undefined
  from_usual?: boolean | undefined
  from_list_id?: number | undefined
}

export interface SourceLines {
  lines: LineToList[]
  notAdded: NotListed[]
  /** False: nothing was named, an empty list is wanted. */
  isNamed: boolean
}

type Bought = Omit<ListItemRow, 'id' | 'position'>

/** A line as it was bought, with what the product is called and costs now where the shop still has it. */
function lineAsBought(find: FindProduct, bought: Bought): LineToList {
  const { productId, name, format, mediaKey, unit, priceCents, quantity, notes } = bought
  const product = productId === null ? undefined : find(productId)
  const kept = product === undefined ? { productId, name, format, mediaKey, unit } : keptOf(product)
  return {
    ...kept,
    priceCents,
    quantity: product === undefined ? quantity : quantityToList(product, quantity),
    notes,
    isQuantityGiven: true,
  }
}

async function cartLines(needs: CartNeeds, session: RequestSession, now: Date): Promise<LineToList[]> {
  const { facts } = await readFacts(needs, session, [], now)
  return facts.lines.flatMap(({ productId, quantity, notes }) => {
    const product = facts.sellable(productId)
    if (product === undefined) return []
    return [{ ...keptOf(product), quantity, notes, isQuantityGiven: true }]
  })
}

/**
 * The lines of a source. Throws list.severalSources, order.unknown and list.unknown (404), also for those of other
 * customers.
 */
export async function linesOfSource(
  needs: CartNeeds,
  session: RequestSession,
  source: ListSource,
  now: Date,
): Promise<SourceLines> {
  const { db, catalogue } = needs
  const { items, order_id, from_cart = false, from_usual = false, from_list_id } = source
  const named = [
    items !== undefined,
    order_id !== undefined,
    from_cart,
    from_usual,
    from_list_id !== undefined,
  ]
  const count = named.filter(Boolean).length
  if (count > 1) throw refuse('list.severalSources')
  const find: FindProduct = (productId) => catalogue.sellable(productId, session.scope, now)
  const of = (lines: LineToList[]): SourceLines => ({ lines, notAdded: [], isNamed: count > 0 })
  const again = (lines: readonly Bought[]) => of(lines.map((line) => lineAsBought(find, line)))
  if (items !== undefined) return { ...linesOfProducts(find, items), isNamed: true }
  if (order_id !== undefined) return again(await ownOrderLines(db, session, order_id))
  if (from_usual) return again(await listUsualRows(db, ownerOf(session)))
  if (from_list_id !== undefined) return again((await readableLines(db, session, from_list_id)).items)
  return of(from_cart ? await cartLines(needs, session, now) : [])
}
