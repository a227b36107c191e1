import { REPLACEMENT_TOLERANCE_PERCENT, WEIGHT_TOLERANCE_PERCENT } from '../constants.ts'
import { multiplyCents, toCents } from '../money/money.ts'
import { scaleRounded } from '../money/rounding.ts'
import { acceptsAlternatives, avoidedAllergens, highestPrice, wishOf } from './wishes.ts'

/**
 * Why a picked line is refused. tooMuch: more pieces than ordered, or a weight far above it, which is a typing mistake.
 * notWhole: half a piece. giftLine: a gift certificate is neither weighed nor replaced. The others are about the product
 * that came instead: it costs too much, or the customer does not want it.
 */
export const PICK_PROBLEMS = [
  'tooMuch',
  'notWhole',
  'giftLine',
  'sameProduct',
  'notForSale',
  'tooDear',
  'noAlternatives',
  'otherBrand',
  'aboveHighestPrice',
  'allergens',
  'allergensUnknown',
] as const
export type PickProblem = (typeof PICK_PROBLEMS)[number]

/**
 * Why a row that says what was picked is refused. The first ones are about the row itself: it cannot be read, names no
 * line of the order, or one of several with its code, or one that another row names already.
 */
export type PickRowProblem =
  | 'unreadable'
  | 'wrongQuantity'
  | 'wrongOutcome'
  | 'unknownCode'
  | 'severalLines'
  | 'twice'
  | 'noQuantity'
  | 'replacementUnknown'
  | 'packagesTooMany'
  | PickProblem

/** A line of an order, as it was bought. */
export interface OrderedLine {
  quantity: number
  grossCents: number
  isVariableWeight: boolean
  brand: string
  productId: number | null
  isGift: boolean
  infos: Readonly<Record<string, string>>
}

/** A product that may come instead of a line. */
export interface Replacement {
  productId: number
  /** For this customer, per piece or base unit; null: it is not sold. */
  priceCents: number | null
  brand: string
  isVariableWeight: boolean
  isGift: boolean
  /** Codes of the allergens that it contains; null: nothing is known about them. */
  allergens: readonly string[] | null
}

/** What came of a line: its own product, or another one. 0: nothing. */
export interface Picked {
  quantity: number
  replacement?: Replacement
}

/** Whether a whole number is more than so many per cent above another. */
const isAbove = (value: number, base: number, percent: number) => value * 100 > base * (100 + percent)

const DIGITS = 3
const isTooMuch = ({ quantity, isVariableWeight }: OrderedLine, came: number): boolean =>
  isAbove(
    scaleRounded(came, DIGITS),
    scaleRounded(quantity, DIGITS),
    isVariableWeight ? WEIGHT_TOLERANCE_PERCENT : 0,
  )

function replacementProblem(
  line: OrderedLine,
  { quantity, product }: { quantity: number; product: Replacement },
  cart: Readonly<Record<string, string>>,
): PickProblem | undefined {
  const { infos } = line
  if (product.productId === line.productId) return 'sameProduct'
  if (product.priceCents === null || product.isGift) return 'notForSale'
  if (!acceptsAlternatives(infos, cart)) return 'noAlternatives'
  if (!product.isVariableWeight && !Number.isInteger(quantity)) return 'notWhole'
  if (wishOf('same_brand', infos, cart) === 'true' && product.brand !== line.brand) return 'otherBrand'
  const most = highestPrice(wishOf('highest_price', infos, cart))
  if (most !== undefined && product.priceCents > toCents(most)) return 'aboveHighestPrice'
  const avoided = avoidedAllergens(wishOf('avoid_allergens', infos, cart))
  if (avoided.length > 0 && product.allergens === null) return 'allergensUnknown'
  if (product.allergens?.some((code) => avoided.includes(code)) === true) return 'allergens'
  const cents = multiplyCents(product.priceCents, quantity)
  return isAbove(cents, line.grossCents, REPLACEMENT_TOLERANCE_PERCENT) ? 'tooDear' : undefined
}

/**
 * Why what came of a line is refused; undefined: it is accepted. `cart` are the infos of the whole order, whose wishes
 * hold for lines without own ones.
 */
export function pickProblem(
  line: OrderedLine,
  { quantity, replacement: product }: Picked,
  cart: Readonly<Record<string, string>>,
): PickProblem | undefined {
  if (line.isGift) return product === undefined && quantity === line.quantity ? undefined : 'giftLine'
  if (product !== undefined) return replacementProblem(line, { quantity, product }, cart)
  if (!line.isVariableWeight && !Number.isInteger(quantity)) return 'notWhole'
  return isTooMuch(line, quantity) ? 'tooMuch' : undefined
}
