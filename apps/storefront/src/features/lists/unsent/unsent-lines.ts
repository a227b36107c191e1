import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { ListDetail, ListItem } from '@cambusa/contract/lists/list-parts'
import { createUnsentChanges } from '../../../lib/state/unsent-changes.ts'

/** The line that a change is about. */
interface Line {
  listId: number
  itemId: number
  name: string
}

/**
 * A change of a line that the shop has not accepted yet: its quantity or its removal (null), with the quantity that it had
 * before; the undo of a removal, with the line and where it was; another product in its place; its place between two other lines.
 */
export type UnsentLine = Line &
  (
    | { kind: 'quantity'; from: number; quantity: number | null }
    | { kind: 'back'; item: ListItem; at: number }
    | { kind: 'product'; from: number | null; product: ProductCard; quantity: number }
    | { kind: 'place'; after?: number | undefined; before?: number | undefined }
  )

/** By the line and what of it is changed: a removal and its undo take each other's place. */
export const unsentLines = createUnsentChanges<UnsentLine>(
  ({ itemId, kind }) => `${itemId} ${kind === 'back' ? 'quantity' : kind}`,
)

/** The lines as a change makes them. */
export function changedLines(items: readonly ListItem[], change: UnsentLine): ListItem[] {
  const { itemId } = change
  const withLine = (how: (item: ListItem) => ListItem) =>
    items.map((item) => (item.itemId === itemId ? how(item) : item))
  switch (change.kind) {
    case 'quantity': {
      const { quantity } = change
      return quantity === null
        ? items.filter((item) => item.itemId !== itemId)
        : withLine((item) => ({ ...item, quantity }))
    }
    case 'product': {
      const { product, quantity } = change
      const { productId, name } = product
      return withLine((item) => ({
        ...item,
        productId,
        name,
        product,
        quantity,
        notes: '',
        alternatives: [],
      }))
    }
    case 'place': {
      const item = items.find((each) => each.itemId === itemId)
      if (item === undefined) return [...items]
      const others = items.filter((each) => each !== item)
      const after = others.findIndex((each) => each.itemId === change.after)
      const before = others.findIndex((each) => each.itemId === change.before)
      const to = after >= 0 ? after + 1 : before
      return to < 0 ? [...items] : others.toSpliced(to, 0, item)
    }
    case 'back': {
      const isBack = items.some((item) => item.itemId === itemId)
      return isBack ? [...items] : items.toSpliced(change.at, 0, change.item)
    }
  }
}

/** A list of an answer with the changes that it does not have yet. */
export function withUnsent(list: ListDetail): ListDetail {
  const changes = unsentLines.all().filter(({ listId }) => listId === list.listId)
  return changes.length === 0 ? list : { ...list, items: changes.reduce(changedLines, list.items) }
}
