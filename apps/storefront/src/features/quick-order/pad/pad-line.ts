import type {
  MatchedLine,
  QuickOrderDoubt,
  QuickOrderLine,
  QuickOrderProduct,
} from '@cambusa/contract/cart/quick-order'
import { orderedProduct, orderQuantity } from '@cambusa/domain/quantity/order-quantity'
import type { OrderTextLine } from '@cambusa/domain/order-text/order-text-table'
import { normaliseQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'

/** The server's match of a line, and its scope: in another scope prices and stock must be fetched again. */
export interface LineMatch extends MatchedLine {
  scope: string
}

/** A line of the pad: the shopper's text, its match, and the shopper's decisions. */
export interface PadLine {
  id: string
  /** As typed. */
  text: string
  /** From the columns of a table. */
  code?: string
  amount?: OrderTextLine['amount']
  /** Article code of the picked product. */
  chosen?: string
  /** The quantity set by the shopper: pieces, or base units. */
  quantity?: number
  match?: LineMatch
  /** Why the cart did not take it, or only a part of it. */
  refusal?: string
  /** The quantity that the cart took before; `quantity` is the rest. */
  taken?: number
}

/** `refused`: the cart took nothing; `partial`: only a part. Both are tried again with the others. */
export type LineState = 'searching' | 'matched' | 'doubtful' | 'unknown' | 'refused' | 'partial'
export type Products = ReadonlyMap<number, QuickOrderProduct>

/** The unsettled doubts: a picked product and a set quantity resolve those about them. */
export function openDoubts({ match, chosen, quantity }: PadLine): QuickOrderDoubt[] {
  return (match?.doubts ?? []).filter((doubt) => {
    if (doubt === 'quantity') return quantity === undefined
    return doubt === 'unavailable' || chosen === undefined
  })
}

export function stateOf(line: PadLine): LineState {
  if (line.match === undefined) return 'searching'
  if (line.match.productId === null) return 'unknown'
  if (openDoubts(line).length > 0) return 'doubtful'
  if (line.refusal === undefined) return 'matched'
  return line.taken === undefined ? 'refused' : 'partial'
}

export const needsAttention = (line: PadLine): boolean =>
  ['doubtful', 'unknown', 'refused', 'partial'].includes(stateOf(line))

/** Whether it is added to the cart with the others. */
export const isReady = (line: PadLine): boolean => ['matched', 'refused', 'partial'].includes(stateOf(line))

export const productOf = (line: PadLine, products: Products): QuickOrderProduct | undefined =>
  line.match?.productId ? products.get(line.match.productId) : undefined

/** Needs attention, and has a proposal that can be bought, whose amount is certain and all words are understood. */
export const hasProposal = (line: PadLine, products: Products): boolean =>
  stateOf(line) === 'doubtful' &&
  line.match?.isPartly !== true &&
  !openDoubts(line).includes('quantity') &&
  productOf(line, products)?.product.available === true

/** The quantity that can be bought: pieces, or base units. */
export const quantityOf = (line: PadLine): number => line.quantity ?? line.match?.quantity ?? 0

/** The line as sent to the server. */
export function askedLine({ text, code, amount, chosen }: PadLine): QuickOrderLine {
  const named = chosen ?? code
  return {
    text,
    ...(named === undefined ? {} : { code: named }),
    ...(amount === undefined ? {} : { amount }),
  }
}

/** The quantity of an amount for a product, by the server's rules. */
export function orderedProductOf({ product, piecesPerBox, boxesPerPallet }: QuickOrderProduct) {
  const { productInfos, minAcq, description } = product
  return orderedProduct(ruleFromInfos(productInfos, minAcq), productInfos.UNIT_SELLING ?? '', description, {
    piecesPerBox: piecesPerBox ?? undefined,
    boxesPerPallet: boxesPerPallet ?? undefined,
  })
}

/** The line with another product, or with the proposal confirmed; its quantity is converted for that product. */
export function withProduct(line: PadLine, picked: QuickOrderProduct): PadLine {
  const { match } = line
  if (match === undefined) return line
  const { productId } = picked.product
  const { refusal: _refusal, taken: _taken, quantity: own, ...rest } = line
  const isSame = match.productId === productId
  const product = orderedProductOf(picked)
  const counted = orderQuantity(product, match.amount ?? undefined, match.byCode)
  // After a partial addition only the rest is bought in another product.
  const asked =
    line.taken === undefined ? counted.quantity : normaliseQuantity(product.rule, quantityOf(line))
  const others = [match.productId, ...match.suggestions].filter((id) => id !== null && id !== productId)
  return {
    ...rest,
    chosen: picked.product.code,
    quantity: isSame ? (own ?? match.quantity) : asked,
    match: {
      ...match,
      state: picked.product.available ? 'matched' : 'doubtful',
      productId,
      quantity: isSame ? match.quantity : counted.quantity,
      countedBy: isSame ? match.countedBy : counted.by,
      isRounded: isSame ? match.isRounded : counted.isRounded,
      doubts: picked.product.available ? [] : ['unavailable'],
      suggestions: others.filter((id) => id !== null),
    },
  }
}
