import type { NotListed, ProductToList } from '@cambusa/contract/lists/list-parts'
import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import { spreadPositions } from '@cambusa/domain/lists/list-position'
import { increaseQuantity, normaliseQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { Db } from '../../platform/database/database.ts'
import type { SellableProduct } from '../catalogue/catalogue.ts'
import { problem, wireProblem } from '../cart/cart.ts'
import {
  insertItems,
  listItemsOf,
  updateQuantities,
  type ListItemRow,
  type NewItem,
} from './list-items.queries.ts'

/** A line that is to come into a list. */
export interface LineToList extends Omit<NewItem, 'position'> {
  /** The quantity counts for a line that the list has already too. */
  isQuantityGiven: boolean
}

/** Finds a product of the shop. */
export type FindProduct = (productId: number) => SellableProduct | undefined

/** The quantity in the steps of the product, nearest to the one wanted: the least by default. */
export const quantityToList = ({ rule }: SellableProduct, wanted: number | undefined): number =>
  normaliseQuantity(rule, wanted ?? 0) || increaseQuantity(rule, 0)

/** What a list keeps of a product. */
export const keptOf = (product: SellableProduct) => ({
  productId: product.id,
  name: product.name,
  format: product.format,
  mediaKey: product.mediaKey,
  unit: product.unit,
  priceCents: product.priceCents,
})

/** Lines of products, and those that the shop does not have. */
export function linesOfProducts(
  find: FindProduct,
  asked: readonly ProductToList[],
): { lines: LineToList[]; notAdded: NotListed[] } {
  const lines: LineToList[] = []
  const notAdded: NotListed[] = []
  for (const { productId, quantity, notes = '' } of asked) {
    const product = find(productId)
    if (product === undefined)
      notAdded.push({ productId, name: '', ...wireProblem(problem('product.unknown', undefined)) })
    else
      lines.push({
        ...keptOf(product),
        quantity: quantityToList(product, quantity),
        notes,
        isQuantityGiven: quantity !== undefined,
      })
  }
  return { lines, notAdded }
}

type Keyed = Pick<ListItemRow, 'productId' | 'name' | 'notes'>

/** A product with the same choices is one line; what the shop no longer has is told apart by its name. */
export const lineKey = ({ productId, name, notes }: Keyed): string =>
  JSON.stringify([productId ?? name, notes])

export interface AddedLines {
  /** Ids of the lines that are new or have another quantity. */
  changed: number[]
  notAdded: NotListed[]
}

/**
 * Puts lines into a list that is locked, at its end: a line that is there already gets the quantity if one is given.
 * Lines over the limit are left out and told.
 */
export async function putLines(
  tx: Db,
  listId: number,
  lines: readonly LineToList[],
  now: Date,
): Promise<AddedLines> {
  const held = await listItemsOf(tx, { listId })
  const byKey = new Map(held.map((item) => [lineKey(item), item]))
  const known = lines.filter((line) => line.isQuantityGiven && byKey.has(lineKey(line)))
  // Named twice: the last one counts.
  const fresh = [
    ...new Map(
      lines.filter((line) => !byKey.has(lineKey(line))).map((line) => [lineKey(line), line]),
    ).values(),
  ]
  const room = Math.max(0, LIST_LINES_MAX - held.length)
  const quantities = new Map(known.map((line) => [byKey.get(lineKey(line))!.id, line.quantity]))
  const set = await updateQuantities(tx, {
    listId,
    ids: [...quantities.keys()],
    quantities: [...quantities.values()],
  })
  const positions = spreadPositions(fresh.length, held.at(-1)?.position ?? 0)
  const put = fresh
    .slice(0, room)
    .map(({ isQuantityGiven: _, ...line }, at): NewItem => ({ ...line, position: positions[at]! }))
  const made = put.length === 0 ? [] : await insertItems(tx, { listId, lines: JSON.stringify(put), now })
  const full = wireProblem(problem('list.tooManyLines', { max: LIST_LINES_MAX }))
  return {
    changed: [...set, ...made].map(({ id }) => id),
    notAdded: fresh.slice(room).map(({ productId, name }) => ({ productId, name, ...full })),
  }
}
