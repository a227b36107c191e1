import type { ListDetail } from '@cambusa/contract/lists/list-parts'
import { onAppEvent } from '../../../lib/state/events.ts'

/** A change of a line that the shop has not accepted yet. */
export interface UnsentLine {
  listId: number
  itemId: number
  name: string
  /** The quantity that the list had when the shopper changed it. */
  from: number
  /** The wanted quantity; null: the line is taken out. */
  quantity: number | null
}

/** By the line, in the order of the last changes. */
const unsent = new Map<number, UnsentLine>()
let store: (lines: readonly UnsentLine[]) => void = () => undefined

const stored = () => store([...unsent.values()])

/** From now on unsent changes are stored in this way. */
export function storeUnsent(how: (lines: readonly UnsentLine[]) => void): void {
  store = how
  stored()
}

export const unsentLine = (itemId: number): UnsentLine | undefined => unsent.get(itemId)

/** The shopper has changed a line; the last change of a line counts. */
export function noteUnsent(line: UnsentLine): void {
  const from = unsent.get(line.itemId)?.from ?? line.from
  unsent.delete(line.itemId)
  unsent.set(line.itemId, { ...line, from })
  stored()
}

/** The shop has answered that change, or the shopper has taken it back; a newer one of the line stays. */
export function noteSent(itemId: number, quantity: number | null): void {
  if (unsent.get(itemId)?.quantity !== quantity) return
  unsent.delete(itemId)
  stored()
}

/** A list of an answer with the changes that it does not have yet. */
export function withUnsent(list: ListDetail): ListDetail {
  const items = list.items.flatMap((item) => {
    const line = unsent.get(item.itemId)
    if (line === undefined) return [item]
    return line.quantity === null ? [] : [{ ...item, quantity: line.quantity }]
  })
  return { ...list, items }
}

// Another shopper's lists.
onAppEvent('sessionChanged', () => {
  unsent.clear()
  stored()
})
