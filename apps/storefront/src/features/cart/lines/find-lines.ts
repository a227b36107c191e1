import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { holdsWords } from '../../../lib/format/holds-words.ts'

/** From so many lines on, finding one is quicker than looking for it. */
export const FIND_FROM = 10

/** The lines whose product, brand, format, code, choice or note hold every typed word. */
export function findLines(items: readonly CartItem[], typed: string): readonly CartItem[] {
  const holds = holdsWords(typed)
  if (!holds) return items
  return items.filter(({ product: { name, vendor, description, code }, notes, infos }) =>
    holds([name, vendor.name, description, code, notes, infos.note].filter(Boolean).join(' ')),
  )
}
