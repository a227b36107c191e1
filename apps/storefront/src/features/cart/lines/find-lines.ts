import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { holdsWords } from '../../../lib/format/holds-words.ts'

/** Carts with at least this many lines get a filter field. */
export const FIND_FROM = 10

/** The lines with every typed word in product, brand, format, code, choice or note. */
export function findLines(items: readonly CartItem[], typed: string): readonly CartItem[] {
  const holds = holdsWords(typed)
  if (!holds) return items
  return items.filter(({ product: { name, vendor, description, code }, notes, infos }) =>
    holds([name, vendor.name, description, code, notes, infos.note].filter(Boolean).join(' ')),
  )
}
