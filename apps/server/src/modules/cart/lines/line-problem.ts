import type { ErrorCode, ErrorParams } from '@cambusa/contract/errors'
import { areChosen, choicesOfNotes, chosenNotes } from '@cambusa/domain/catalogue/select-option'
import { leftForToday } from '@cambusa/domain/orders/daily-maximum'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import {
  isValidQuantity,
  normaliseQuantity,
  purchasableOutOf,
  roundQuantity,
} from '@cambusa/domain/quantity/quantity-step'
import { errorText } from '@cambusa/messages/it/errors'
import type { SellableProduct } from '../../catalogue/catalogue.ts'

/** Why a line cannot be bought as it is, with a message that says what to do. */
export interface LineProblem {
  code: ErrorCode
  params: ErrorParams[ErrorCode]
  /** The product with the problem, when several are added at once. */
  productId?: number
}

export function problem<Code extends ErrorCode>(code: Code, params: ErrorParams[Code]): LineProblem {
  return { code, params }
}

/** A problem as lines carry it on the wire. */
export function wireProblem({ code, params }: Pick<LineProblem, 'code' | 'params'>): {
  code: string
  text: string
} {
  return { code, text: errorText(code, params) }
}

/** The fields that identify a line of a cart. */
interface LineKey {
  productId: number
  notes?: string
}
type Amount = LineKey & { quantity: number }

export const sameLine = (a: LineKey, b: LineKey) =>
  a.productId === b.productId && (a.notes ?? '') === (b.notes ?? '')

/**
 * How much of the stock other lines of the same product (other options) take: `changed` are the new lines, 0 for
 * removed ones; they replace the existing ones.
 */
export function takenByOthers(lines: readonly Amount[], changed: readonly Amount[], line: LineKey): number {
  const isOther = (other: LineKey) => other.productId === line.productId && !sameLine(other, line)
  const next = changed.filter(isOther)
  const kept = lines.filter((other) => isOther(other) && !next.some((change) => sameLine(change, other)))
  return roundQuantity([...next, ...kept].reduce((sum, { quantity }) => sum + quantity, 0))
}

/** Why a product cannot be sold here at all; stock is read from the database, not from the index. */
export function unsellable(product: SellableProduct): LineProblem | undefined {
  if (product.priceCents === null) return problem('cart.productWithoutPrice', { name: product.name })
  const isOutOfSale = !product.available && product.unavailableReason !== 'stock'
  return isOutOfSale ? problem('cart.productUnavailable', { name: product.name }) : undefined
}

/** How much of a product a line may have: what is in stock, and what the customer may still buy today. */
export interface Left {
  stock: number
  today: number
}

/** No limit applies when a line only gets less. */
export const NO_LIMIT: Left = { stock: Infinity, today: Infinity }

const less = (amount: number, taken: number) => (amount === Infinity ? amount : roundQuantity(amount - taken))

interface Supply {
  lines: readonly Amount[]
  stock: Readonly<Record<string, number>>
  boughtToday: Readonly<Record<string, number>>
}

/** How much of a product is left for a line, after its other lines as they are or as `changed` makes them. */
export function leftOf(
  { lines, stock, boughtToday }: Supply,
  { id, dailyMaximum }: SellableProduct,
  changed: readonly Amount[],
  line: LineKey,
): Left {
  const taken = takenByOthers(lines, changed, line)
  const today = leftForToday({ dailyMaximum, boughtToday: boughtToday[id] ?? 0 })
  return { stock: less(stock[id] ?? Infinity, taken), today: less(today, taken) }
}

/** What is wrong with a quantity of a product: nothing left, less left, or not a purchasable quantity. */
export function quantityProblem(
  product: SellableProduct,
  quantity: number,
  { stock, today }: Left,
): (LineProblem & { nearest: number }) | undefined {
  const { name, rule, unit } = product
  const left = Math.min(stock, today)
  const label = (amount: number) => ({ name, quantity: formatQuantity(rule, amount, unit) })
  const most = left === Infinity ? Infinity : purchasableOutOf(rule, left)
  const isBeyondToday = today < stock && quantity > most
  if (isBeyondToday) return { ...problem('cart.dailyMaximum', { name }), nearest: most }
  if (most === 0) return { ...problem('cart.productUnavailable', { name }), nearest: 0 }
  if (!isValidQuantity(rule, quantity) && quantity <= most) {
    const nearest = Math.min(normaliseQuantity(rule, quantity), most)
    return { ...problem('cart.quantityStep', label(nearest)), nearest }
  }
  return quantity > most ? { ...problem('cart.stock', label(most)), nearest: most } : undefined
}

/** The problem of a line with choices that the product no longer has, or without those that it has now. */
export function choiceProblem({ name, choices }: SellableProduct, notes: string): LineProblem | undefined {
  if (choices.length === 0 || areChosen(choices, notes)) return undefined
  const chosen = chosenNotes(choices, choicesOfNotes(choices, notes))
  const [first] = choices
  const choice = 'missing' in chosen ? chosen.missing : 'unknown' in chosen ? chosen.unknown : first
  return problem('cart.optionMissing', { name, choice: choice?.name ?? '' })
}

type LineNow = Amount & { notes: string; stock: number | null }

/** Why this line cannot be bought as it is now; undefined: it can. */
export function lineProblem(
  line: LineNow,
  product: SellableProduct | undefined,
  lines: readonly LineNow[],
  boughtToday: Readonly<Record<string, number>> = {},
): LineProblem | undefined {
  if (product === undefined) return problem('product.unknown', undefined)
  const refused = unsellable(product) ?? choiceProblem(product, line.notes)
  if (refused) return refused
  const stock = line.stock === null ? {} : { [line.productId]: line.stock }
  const found = quantityProblem(
    product,
    line.quantity,
    leftOf({ lines, stock, boughtToday }, product, [], line),
  )
  return found && { code: found.code, params: found.params }
}
