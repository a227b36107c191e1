import { shopOrderTexts as texts } from '@cambusa/messages/it/orders/shop-orders'
import type { ShopOrder, ShopOrderLine } from '../mail/mail.ts'

/** How many levels of the tree are headings above the lines: department and aisle. */
const HEADING_LEVELS = 2
const inItalian = new Intl.Collator('it')

/** Order of the categories in the tree; products that are no longer on sale come last. */
function byAisle({ aisles: one }: ShopOrderLine, { aisles: other }: ShopOrderLine): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length
  for (let level = 0; level < Math.min(one.length, other.length); level += 1) {
    const [a, b] = [one[level]!, other[level]!]
    const order = a.position - b.position || inItalian.compare(a.name, b.name) || a.id - b.id
    if (order !== 0) return order
  }
  return one.length - other.length
}

const headingOf = ({ aisles }: ShopOrderLine): string =>
  aisles.length === 0
    ? texts.picking.noAisle
    : aisles
        .slice(0, HEADING_LEVELS)
        .map(({ name }) => name)
        .join(' › ')

/** Lines of an order in the order of the aisles, under their headings. */
export function linesByAisle({
  items,
}: Pick<ShopOrder, 'items'>): { heading: string; lines: ShopOrderLine[] }[] {
  const parts: { heading: string; lines: ShopOrderLine[] }[] = []
  for (const line of items.toSorted(byAisle)) {
    const heading = headingOf(line)
    const last = parts.at(-1)
    if (last?.heading === heading) last.lines.push(line)
    else parts.push({ heading, lines: [line] })
  }
  return parts
}
