import { LOCALE } from '@cambusa/domain/constants'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { lazyValue } from '@cambusa/domain/lazy-value'

/** By department, or by name. */
export type CartSort = 'sectors' | 'asc' | 'desc'

export interface LineGroup {
  /** The first-level category; null where the lines form one list. */
  sector: { categoryId: number; name: string } | null
  items: CartItem[]
}

const italian = /* @__PURE__ */ lazyValue(
  () => new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true }),
)

const byName = (a: CartItem, b: CartItem) => italian().compare(a.product.name, b.product.name)

const OTHERS = 0

/** The lines of a cart in the chosen order; those without a department are last. */
export function sortLines(items: readonly CartItem[], sort: CartSort, othersName: string): LineGroup[] {
  const sorted = items.toSorted(byName)
  if (sort !== 'sectors') return [{ sector: null, items: sort === 'asc' ? sorted : sorted.toReversed() }]
  const groups = new Map<number, LineGroup>()
  for (const item of sorted) {
    const root = item.product.breadCrumbs[0]
    const categoryId = root?.categoryId ?? OTHERS
    const group = groups.get(categoryId) ?? {
      sector: { categoryId, name: root?.name ?? othersName },
      items: [],
    }
    group.items.push(item)
    groups.set(categoryId, group)
  }
  return [...groups.values()].toSorted(({ sector: a }, { sector: b }) => {
    const isLast = Number(a?.categoryId === OTHERS) - Number(b?.categoryId === OTHERS)
    return isLast || italian().compare(a?.name ?? '', b?.name ?? '')
  })
}
