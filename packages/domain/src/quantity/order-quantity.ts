import { readFormat, type PackContent } from '../catalogue/product-format.ts'
import { decreaseQuantity, increaseQuantity, normaliseQuantity, type QuantityRule } from './quantity-step.ts'
import type { OrderAmount } from '../order-text/order-text-units.ts'

/** The facts of a product that a written amount is compared with. */
export interface OrderedProduct {
  rule: QuantityRule
  /** Label of the selling unit: 'pz', 'cf', 'kg'. */
  unitSelling: string
  /** The content of one selling unit; not used for goods by weight. */
  content: PackContent | undefined
  /** Packs inside one selling unit: 6 of '6 x 1,5 l'; 1 where it is none. */
  innerCount: number
  piecesPerBox: number | undefined
  boxesPerPallet: number | undefined
}

/**
 * How the written amount was counted: as it is, by default (the least that can be bought), by cases, packs or pallets
 * (`per` pieces each), by the content of one piece (`per` kg, l or items), in base units of goods by weight, or as a
 * guess that somebody must check.
 */
export type CountedBy = 'asked' | 'least' | 'case' | 'content' | 'weight' | 'guess'

export interface OrderQuantity {
  /** Purchasable: pieces, or base units for goods by weight. */
  quantity: number
  by: CountedBy
  /** Pieces in a case, or content of a piece. */
  per: number
  /** The quantity was rounded to the steps of the product. */
  isRounded: boolean
  /** False: the amount may mean something else for this product. */
  isSure: boolean
  /** Where nothing near the amount can be bought: the purchasable quantities below and above it. */
  nearest?: readonly number[]
}

interface Counted {
  count: number
  by: CountedBy
  per?: number
  isSure?: boolean
  nearest?: readonly number[]
}

/** What differs by no more than this share is still what was meant: 13 tins of 400 g for 5 kg. */
const TOLERATED_SHARE = 0.1
const isNear = (sum: number, amount: number) => Math.abs(sum - amount) <= amount * TOLERATED_SHARE + 1e-9
/** From here on a bare number of goods in packs is rather grams: 'rucola 1500'. */
const GRAMS_FROM = 100
const enough = (amount: number, per: number) => Math.ceil(amount / per - 1e-9)

function guess(product: OrderedProduct, count: number): Counted {
  return { count: count > 0 ? count : increaseQuantity(product.rule, 0), by: 'guess', isSure: false }
}

function byCase(product: OrderedProduct, { value, caseSize }: OrderAmount, boxes = 1): Counted {
  const { rule, piecesPerBox } = product
  const pieces = caseSize ?? piecesPerBox ?? (rule.qtyMult > 1 ? rule.qtyMult : undefined)
  if (pieces === undefined) return guess(product, value)
  const per = pieces * boxes
  return { count: value * per, by: 'case', per }
}

function byPallet(product: OrderedProduct, amount: OrderAmount): Counted {
  const { boxesPerPallet } = product
  return boxesPerPallet === undefined ? guess(product, 0) : byCase(product, amount, boxesPerPallet)
}

function byContent({ content, rule }: OrderedProduct, { value, unit }: OrderAmount): Counted | undefined {
  if (content === undefined || content.unit !== unit) return undefined
  const per = content.content
  const around = purchasableAround(rule, value / per)
  // As much as was asked rather than less, if both are near.
  const near = around.toReversed().find((count) => isNear(count * per, value))
  if (near !== undefined) return { count: near, by: 'content', per }
  return { count: normaliseQuantity(rule, value / per), by: 'content', per, isSure: false, nearest: around }
}

/** The purchasable quantities below and above a count; one, if it can be bought itself or there is none below. */
function purchasableAround(rule: QuantityRule, count: number): number[] {
  const some = normaliseQuantity(rule, count)
  const low = some <= count + 1e-9 ? some : decreaseQuantity(rule, some)
  const high = some >= count - 1e-9 ? some : increaseQuantity(rule, some)
  return [...new Set([low, high])].filter((each) => each > 0)
}

/** 'Rucola 1500': grams or millilitres rather than 1,500 packs; always checked by somebody. */
function byGrams(product: OrderedProduct, { value }: OrderAmount): Counted | undefined {
  const unit = product.content?.unit
  if (unit === undefined || unit === 'pz' || value < GRAMS_FROM || value % 10 !== 0) return undefined
  const counted = byContent(product, { value: value / 1000, unit })
  return counted && { ...counted, isSure: false }
}

/** Single things in a pack: six eggs are one pack of six. Without 'dozzina' packs may have been meant. */
function byItems({ content }: OrderedProduct, { value, unit }: OrderAmount): Counted | undefined {
  if (content?.unit !== 'pz' || content.content <= 1) return undefined
  const isAsked = value < content.content && value <= 3 && unit !== 'item'
  if (isAsked) return { count: value, by: 'guess', isSure: false }
  return {
    count: enough(value, content.content),
    by: 'content',
    per: content.content,
    isSure: unit === 'item' && isNear(enough(value, content.content) * content.content, value),
  }
}

/** 'Due rotoli' of a pack of six rolls: one pack, unless packs were meant. */
function byContainers({ content }: OrderedProduct, { value }: OrderAmount): Counted | undefined {
  if (content?.unit !== 'pz' || content.content <= 1) return undefined
  return { count: enough(value, content.content), by: 'content', per: content.content, isSure: false }
}

/** A pack of this much, kg, holds several things: 'una ventina di limoni' are not twenty bags of a kilogram. */
const SEVERAL_FROM_KG = 0.5
const isSingle = ({ content }: OrderedProduct) => content?.unit !== 'kg' || content.content < SEVERAL_FROM_KG

function countPieces(product: OrderedProduct, amount: OrderAmount, isByCode: boolean): Counted {
  const { value, unit } = amount
  const { rule, unitSelling, innerCount } = product
  const asked: Counted = { count: value, by: 'asked' }
  switch (unit) {
    case 'piece':
      // '6 pz' of a box of twelve bottles: bottles or boxes.
      if (!isByCode && innerCount > 1 && unitSelling !== 'pz')
        return { count: enough(value, innerCount), by: 'content', per: innerCount, isSure: false }
      return (isByCode ? undefined : byItems(product, amount)) ?? asked
    case 'each':
      return (isByCode ? undefined : (byItems(product, amount) ?? byGrams(product, amount))) ?? asked
    case 'item':
      return byItems(product, amount) ?? { ...asked, isSure: isSingle(product) }
    case 'container':
      return innerCount > 1
        ? {
            count: enough(value, innerCount),
            by: 'content',
            per: innerCount,
            isSure: isNear(enough(value, innerCount) * innerCount, value),
          }
        : (byContainers(product, amount) ?? asked)
    case 'pack':
      return rule.qtyMult > 1 && unitSelling === 'pz'
        ? { count: value * rule.qtyMult, by: 'case', per: rule.qtyMult }
        : asked
    case 'case':
      return byCase(product, amount)
    case 'pallet':
      return byPallet(product, amount)
    case 'kg':
    case 'l':
      return byContent(product, amount) ?? guess(product, 0)
  }
}

function countWeight(product: OrderedProduct, amount: OrderAmount, isByCode: boolean): Counted {
  const { value, unit } = amount
  if (unit === product.rule.weightUnitBase) return { count: value, by: 'asked' }
  if (unit === 'case') return byCase(product, amount)
  if (unit === 'pallet') return byPallet(product, amount)
  // Lists by code give the quantity in the unit of the price; '3 banane' may be three bananas.
  if (unit === 'each' && !isByCode && value >= GRAMS_FROM)
    return { count: value / 1000, by: 'weight', isSure: false }
  if (unit === 'each') return { count: value, by: 'weight', isSure: isByCode }
  return guess(product, 0)
}

/**
 * The purchasable quantity for a written amount: cases become pieces, kilograms pieces or base units, and the result is
 * rounded to the product's steps; it is unsure where that differs by more than 10%. `isByCode`: the product was named by
 * its code, so that plain numbers count selling units.
 */
export function orderQuantity(
  product: OrderedProduct,
  amount: OrderAmount | undefined,
  isByCode: boolean,
): OrderQuantity {
  const { rule } = product
  if (amount === undefined)
    return { quantity: increaseQuantity(rule, 0), by: 'least', per: 0, isRounded: false, isSure: true }
  const counted =
    rule.kind === 'Sfuso' ? countWeight(product, amount, isByCode) : countPieces(product, amount, isByCode)
  // A thousandth of a pack is at least one.
  const quantity = normaliseQuantity(rule, counted.count) || increaseQuantity(rule, 0)
  const isOff = !isNear(quantity, counted.count)
  const nearest = counted.nearest ?? (isOff ? purchasableAround(rule, counted.count) : undefined)
  return {
    quantity,
    by: counted.by,
    per: counted.per ?? 0,
    isRounded: Math.abs(quantity - counted.count) > 1e-6,
    isSure: (counted.isSure ?? true) && !isOff,
    ...(nearest === undefined ? {} : { nearest }),
  }
}

/** The facts of a product used to count amounts; its content is the net content of its format. */
export function orderedProduct(
  rule: QuantityRule,
  unitSelling: string,
  format: string,
  packaging: Pick<OrderedProduct, 'piecesPerBox' | 'boxesPerPallet'>,
): OrderedProduct {
  const { main, packs } = readFormat(format)
  return {
    rule,
    unitSelling,
    content: main,
    innerCount: packs?.count ?? 1,
    ...packaging,
  }
}
