import type { MatchedLine, QuickOrderDoubt, QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import { orderQuantity, type OrderQuantity } from '@cambusa/domain/quantity/order-quantity'
import { isFarOver } from '@cambusa/domain/quantity/usual-amount'
import { unavailableReasonOf, type Assortment } from '../catalogue/catalogue.ts'
import type { LargestBoughtOf } from '../orders/orders.ts'
import type { FoundLine } from './find-line.ts'
import { orderedProductOf, type Packaging } from './ordered-product.ts'

const nothingFound = {
  productId: null,
  quantity: 0,
  countedBy: 'least' as const,
  isRounded: false,
  doubts: [],
}

/** A line that this call had no time for: the client asks for it again. */
export const unread = ({ text, amount }: QuickOrderLine): MatchedLine => ({
  ...nothingFound,
  state: 'unread',
  subject: text,
  byCode: false,
  amount: amount ?? null,
  suggestions: [],
})

/** The quantity of a line's product; undefined: no product. */
export function countedOf(
  assortment: Assortment,
  { ordinal, amount, byCode }: FoundLine,
  packaging: ReadonlyMap<number, Packaging>,
): OrderQuantity | undefined {
  if (ordinal === undefined) return undefined
  const packed = packaging.get(assortment.index.snapshot.ids[ordinal]!)
  return orderQuantity(orderedProductOf(assortment, ordinal, packed), amount, byCode)
}

/** A sack holds at least this, kg or l. */
const LEAST_OF_SACK = 5
const isSmallForBulk = (assortment: Assortment, { ordinal, isBulk, amount }: FoundLine) => {
  if (!isBulk || ordinal === undefined || amount?.unit !== 'pack') return false
  const { content } = orderedProductOf(assortment, ordinal, undefined)
  return content !== undefined && content.unit !== 'pz' && content.content < LEAST_OF_SACK
}

const needsChoice = ({ index: { snapshot } }: Assortment, ordinal: number) =>
  snapshot.buyingRules[snapshot.buyingRule[ordinal]!]!.choices.length > 0

/** What a line means: its product and quantity, and what the shopper must check. */
export function matchedLine(
  assortment: Assortment,
  found: FoundLine,
  packaging: ReadonlyMap<number, Packaging>,
  largest: LargestBoughtOf,
): MatchedLine {
  const { ids } = assortment.index.snapshot
  const { ordinal, subject, amount, byCode } = found
  const base = {
    subject,
    byCode,
    amount: amount ?? null,
    suggestions: found.suggestions.map((other) => ids[other]!),
  }
  const counted = countedOf(assortment, found, packaging)
  if (ordinal === undefined || counted === undefined)
    return { ...base, ...nothingFound, state: found.isTooLong ? 'tooLong' : 'unknown' }
  const productId = ids[ordinal]!
  const { quantity, by, isRounded, isSure, nearest } = counted
  const isAsked =
    !isSure || found.isUnsure || isSmallForBulk(assortment, found) || isFarOver(counted, largest(productId))
  const doubts: QuickOrderDoubt[] = [
    ...(found.isClear ? [] : ['name' as const]),
    ...(found.isCorrected ? ['typing' as const] : []),
    ...(isAsked ? ['quantity' as const] : []),
    ...(needsChoice(assortment, ordinal) ? ['choice' as const] : []),
    ...(unavailableReasonOf(assortment, ordinal) === undefined ? [] : ['unavailable' as const]),
  ]
  const state = doubts.length === 0 ? 'matched' : 'doubtful'
  return {
    ...base,
    state,
    productId,
    quantity,
    countedBy: by,
    isRounded,
    doubts,
    ...(nearest && { nearest: [...nearest] }),
    ...(found.isPartly && doubts.length > 0 && { isPartly: true }),
  }
}
