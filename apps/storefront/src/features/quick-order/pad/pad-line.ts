import type {
  MatchedLine,
  QuickOrderDoubt,
  QuickOrderLine,
  QuickOrderProduct,
} from '@cambusa/contract/cart/quick-order'
import { chosenNotes, offeredChoices } from '@cambusa/domain/catalogue/select-option'
import { isTakenWithAll } from '@cambusa/domain/order-text/order-proposal'
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
  /** The choices made for a product that has some, by parameterName, and the notes that they give once all are made. */
  options?: Readonly<Record<string, string>>
  notes?: string
  match?: LineMatch
  /** Why the cart did not take it, or only a part of it. */
  refusal?: string
  /** The quantity that the cart took before; `quantity` is the rest. */
  taken?: number
}

/** `refused`: the cart took nothing; `partial`: only a part. Both are tried again with the others. */
export type LineState = 'searching' | 'matched' | 'doubtful' | 'unknown' | 'refused' | 'partial'
export type Products = ReadonlyMap<number, QuickOrderProduct>

/** The unsettled doubts: a picked product, a set quantity and made choices resolve those about them. */
export function openDoubts({ match, chosen, quantity, notes }: PadLine): QuickOrderDoubt[] {
  return (match?.doubts ?? []).filter((doubt) => {
    if (doubt === 'quantity') return quantity === undefined
    if (doubt === 'choice') return notes === undefined
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

/** Needs attention, and has a proposal that can be bought and is accepted together with others. */
export const hasProposal = (line: PadLine, products: Products): boolean =>
  stateOf(line) === 'doubtful' &&
  isTakenWithAll({ doubts: openDoubts(line), isPartly: line.match?.isPartly === true }) &&
  productOf(line, products)?.product.available === true

/** Whether it is open which product a line means, or the one that it means cannot be bought. */
export const isAboutProduct = (line: PadLine): boolean =>
  openDoubts(line).some((doubt) => doubt !== 'quantity' && doubt !== 'choice')

/** The products that a line may mean, best first; one that cannot be bought is no proposal. */
export const proposalsOf = (line: PadLine, found: QuickOrderProduct | undefined): number[] => [
  ...(found?.product.available === true ? [found.product.productId] : []),
  ...(line.match?.suggestions ?? []),
]

/** The quantity that can be bought: pieces, or base units. */
export const quantityOf = (line: PadLine): number => line.quantity ?? line.match?.quantity ?? 0

/** The line as sent to the server; a picked product counts once its quantity is certain. */
export function askedLine({ text, code, amount, chosen, quantity }: PadLine): QuickOrderLine {
  const named = (quantity === undefined ? undefined : chosen) ?? code
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

/**
 * The line with another product, or with the proposal confirmed; its quantity is converted for that product, and asked
 * if it is not certain for it.
 */
export function withProduct(line: PadLine, picked: QuickOrderProduct): PadLine {
  const { match } = line
  if (match === undefined) return line
  const { productId, available } = picked.product
  const { refusal: _refusal, taken, quantity: own, options: _options, notes: _notes, ...rest } = line
  const isSame = match.productId === productId
  const { isSure, nearest, ...counted } = countedFor(line, picked)
  const doubts: QuickOrderDoubt[] = [
    ...(taken === undefined && own === undefined && !isSure ? ['quantity' as const] : []),
    ...(picked.product.selectOptions === undefined ? [] : ['choice' as const]),
    ...(available ? [] : ['unavailable' as const]),
  ]
  const others = [match.productId, ...match.suggestions].filter((id) => id !== null && id !== productId)
  const { nearest: _nearest, isPartly: _isPartly, ...known } = match
  return {
    ...rest,
    chosen: picked.product.code,
    ...(doubts.includes('quantity') ? {} : { quantity: isSame && own !== undefined ? own : counted.asked }),
    match: {
      ...known,
      state: doubts.length === 0 ? 'matched' : 'doubtful',
      productId,
      quantity: counted.quantity,
      countedBy: counted.by,
      isRounded: counted.isRounded,
      doubts,
      ...(nearest && { nearest: [...nearest] }),
      suggestions: others.filter((id) => id !== null),
    },
  }
}

/** The quantity of a line in a product, `asked` being what is bought: after a partial addition only the rest. */
function countedFor(line: PadLine & { match?: LineMatch }, picked: QuickOrderProduct) {
  const match = line.match!
  const product = orderedProductOf(picked)
  if (match.productId === picked.product.productId) {
    const { quantity, countedBy: by, isRounded, nearest } = match
    return { quantity, asked: quantity, by, isRounded, nearest, isSure: !match.doubts.includes('quantity') }
  }
  const counted = orderQuantity(product, match.amount ?? undefined, match.byCode)
  const asked =
    line.taken === undefined ? counted.quantity : normaliseQuantity(product.rule, quantityOf(line))
  // What made the amount itself unsure does so for every product; its packs are those of the other one.
  const isAmountSure = !match.doubts.includes('quantity') || match.nearest !== undefined
  return { ...counted, asked, nearest: counted.nearest, isSure: counted.isSure && isAmountSure }
}

/** The line with a quantity that the shopper set. */
export function withQuantity({ refusal: _refusal, ...line }: PadLine, quantity: number): PadLine {
  return { ...line, quantity }
}

/** The line with a choice of its product made. */
export function withOption(
  line: PadLine,
  found: QuickOrderProduct,
  parameter: string,
  value: string,
): PadLine {
  const options = { ...line.options, [parameter]: value }
  const chosen = chosenNotes(offeredChoices(found.product.selectOptions), options)
  return { ...line, options, ...('notes' in chosen && { notes: chosen.notes }) }
}
