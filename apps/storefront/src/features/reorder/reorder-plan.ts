import type { addAllFromOrder, ReorderLine, ReorderPreview } from '@cambusa/contract/cart/reorder'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { choicesOfNotes, chosenNotes, offeredChoices } from '@cambusa/domain/catalogue/select-option'
import { multiplyCents } from '@cambusa/domain/money/money'
import { trimToFreeLines } from '@cambusa/domain/orders/cart-limit'
import { shownPrice } from '../../lib/format/shown-price.ts'

/** Groups of lines in the order in which they are shown: those that need the shopper come first. */
export const GROUPS = ['gone', 'choose', 'less', 'price', 'same'] as const
export type Group = (typeof GROUPS)[number]

/** What the shopper decided about a line; nothing: as proposed. */
export interface Decision {
  isLeftOut?: boolean
  /** A product instead. */
  productId?: number | undefined
  /** Choices made again, by parameterName. */
  options?: Readonly<Record<string, string>>
}
export type Decisions = ReadonlyMap<number, Decision>

type Item = NonNullable<BodyOf<typeof addAllFromOrder>['items']>[number]

/** A line that is added, as the call names it. */
export interface AddedLine {
  item: Item
  product: ProductCard
  quantity: number
  isInCart: boolean
}

/** The group of a line. */
export function groupOf({ now, changes }: ReorderLine): Group {
  if (now === null || now.quantity === 0) return 'gone'
  if (changes.includes('choice')) return 'choose'
  if (changes.some((change) => change === 'stock' || change === 'today' || change === 'quantity'))
    return 'less'
  return changes.length > 0 ? 'price' : 'same'
}

/** The choices of a line: those made then that the product still has, and those made now. */
export const optionsOf = (line: ReorderLine, { options }: Decision): Record<string, string> =>
  line.now === null
    ? {}
    : { ...choicesOfNotes(offeredChoices(line.now.product.selectOptions), line.notes), ...options }

/** What is added for a line; undefined: nothing, or a choice is missing. */
export function addedLine(line: ReorderLine, decision: Decision = {}): AddedLine | undefined {
  const { orderItemId, now } = line
  if (decision.isLeftOut === true) return undefined
  if (groupOf(line) === 'gone') {
    const instead = line.alternatives.find(({ product }) => product.productId === decision.productId)
    if (instead === undefined) return undefined
    const { product, quantity } = instead
    return {
      item: { orderItemId, productId: product.productId, quantity },
      product,
      quantity,
      isInCart: false,
    }
  }
  if (now === null) return undefined
  const { product, quantity, isInCart } = now
  if (groupOf(line) !== 'choose') return { item: { orderItemId, quantity }, product, quantity, isInCart }
  const chosen = chosenNotes(offeredChoices(product.selectOptions), optionsOf(line, decision))
  return 'notes' in chosen
    ? { item: { orderItemId, quantity, notes: chosen.notes }, product, quantity, isInCart: false }
    : undefined
}

export interface ReorderPlan {
  /** Everything that was chosen; the server adds what fits. */
  items: Item[]
  /** Lines for which the cart has no place, by orderItemId. */
  cut: ReadonlySet<number>
  /** How many new lines the cart would need, and how many lines come into it. */
  needed: number
  fitting: number
  /** Cost of the lines that fit, cents. */
  cents: number
}

/** What adding the lines as decided does; the server decides by the same rule. */
export function reorderPlan(
  { lines, places }: Pick<ReorderPreview, 'lines' | 'places'>,
  decisions: Decisions,
  withVat: boolean,
): ReorderPlan {
  const added = lines.flatMap((line) => addedLine(line, decisions.get(line.orderItemId)) ?? [])
  const ownPlace = added.filter(({ isInCart }) => !isInCart)
  const { cut } = trimToFreeLines(ownPlace, places.limit - places.free, places.limit)
  const fitting = added.filter((line) => !cut.includes(line))
  return {
    items: added.map(({ item }) => item),
    cut: new Set(cut.map(({ item }) => item.orderItemId)),
    needed: ownPlace.length,
    fitting: fitting.length,
    cents: fitting.reduce(
      (sum, { product, quantity }) => sum + multiplyCents(shownPrice(product, withVat)?.cents ?? 0, quantity),
      0,
    ),
  }
}
