import { orderLifeTexts } from './order-life.ts'
import type { PaperItem, PaperOrder } from './paper-order.ts'

/** How what came of a line differs from what was ordered; undefined: it does not, or it was not picked yet. */
export type PickedChange = 'replaced' | 'missing' | 'less' | 'weight'

/** How what came of a line differs from what was ordered. A weight is expected to differ a little: it is no lack. */
export function pickedChange({ picked, quantity, variableWeight }: PaperItem): PickedChange | undefined {
  if (!picked) return undefined
  if (picked.outcome !== 'delivered') return picked.outcome
  if (picked.quantity === quantity) return undefined
  if (variableWeight) return 'weight'
  return picked.quantity < quantity ? 'less' : undefined
}

/** How many lines were replaced, are missing, or came in part, in words; '' where none. */
export function changesText({ items = [] }: Pick<PaperOrder, 'items'>): string {
  const count = (change: PickedChange) => items.filter((item) => pickedChange(item) === change).length
  return orderLifeTexts.changes({
    replaced: count('replaced'),
    missing: count('missing'),
    less: count('less'),
  })
}
