import type { ListItem } from '@cambusa/contract/lists/list-parts'
import { holdsWords } from '../../../lib/format/holds-words.ts'

/** Lists with at least this many rows get a field that finds. */
export const FIND_FROM = 10

/** The name of a line's product today, or what it was called. */
export const nameOf = ({ product, name }: ListItem): string => product?.name ?? name

/** The rows with every typed word in name, brand, format, code or choice. */
export function foundRows(items: readonly ListItem[], typed: string): readonly ListItem[] {
  const holds = holdsWords(typed)
  if (!holds) return items
  return items.filter((item) =>
    holds(
      [nameOf(item), item.description, item.notes, item.product?.vendor.name, item.product?.code]
        .filter(Boolean)
        .join(' '),
    ),
  )
}
