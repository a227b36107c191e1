import { MAX_QUANTITY, QUANTITY_DECIMALS } from '../constants.ts'
import { ruleFromInfos, type QuantityRule } from './quantity-rule.ts'
import { scaleRounded } from '../money/rounding.ts'
import { toBaseUnit } from './weight-unit.ts'

export { ruleFromInfos }
export type { QuantityRule }

/** Thousandths of a piece or base unit: steps are calculated in integers, so that sums of tenths do not drift. */
interface Grid {
  first: number
  step: number
  /** A decrease from the first quantity removes the product from the cart. */
  isRemovedBelowFirst: boolean
}

const ONE = 1000
const MAX = MAX_QUANTITY * ONE

function thousandths(quantity: number): number {
  return Number.isFinite(quantity) ? scaleRounded(quantity, QUANTITY_DECIMALS) : 0
}

function weightGrid(rule: QuantityRule): Grid {
  const inBase = (weight: number) =>
    weight > 0 ? Math.max(1, thousandths(toBaseUnit(weight, rule.weightUnitSelling, rule.weightUnitBase))) : 0
  const first = inBase(rule.weightSelling)
  const step = inBase(rule.stepSelling)
  return { first: first || step || ONE, step: step || first || ONE, isRemovedBelowFirst: true }
}

function pieceGrid(rule: QuantityRule): Grid {
  const step = Math.max(0, thousandths(rule.qtyMult)) || ONE
  const least = Math.max(0, thousandths(rule.minAcq))
  return { first: Math.max(1, Math.ceil(least / step)) * step, step, isRemovedBelowFirst: least === 0 }
}

function gridOf(rule: QuantityRule): Grid {
  return rule.kind === 'Sfuso' ? weightGrid(rule) : pieceGrid(rule)
}

/** The quantity at a step of the grid, limited to the largest one. */
function atStep({ first, step }: Grid, count: number): number {
  const last = Math.max(0, Math.floor((MAX - first) / step))
  return (first + Math.min(count, last) * step) / ONE
}

/** Rounds to the 3 decimals that quantities have. */
export function roundQuantity(quantity: number): number {
  return scaleRounded(quantity, QUANTITY_DECIMALS) / ONE
}

/**
 * The next higher quantity (pieces, or base unit for Sfuso). Pieces and packs go to the next multiple of QTY_MULT that
 * is not below minAcq; goods by weight start at WEIGHT_SELLING and increase by STEP_SELLING. Specification §4.
 */
export function increaseQuantity(rule: QuantityRule, quantity: number): number {
  const grid = gridOf(rule)
  const now = thousandths(quantity)
  if (now < grid.first) return atStep(grid, 0)
  return atStep(grid, Math.floor((now - grid.first) / grid.step) + 1)
}

/**
 * The next lower quantity; 0 removes the product. With a minAcq a decrease stops there (only the bin removes); goods by
 * weight fall to 0 below WEIGHT_SELLING. Specification §4.
 */
export function decreaseQuantity(rule: QuantityRule, quantity: number): number {
  const grid = gridOf(rule)
  const now = thousandths(quantity)
  if (now > grid.first) return atStep(grid, Math.ceil((now - grid.first) / grid.step) - 1)
  return now === grid.first && !grid.isRemovedBelowFirst ? atStep(grid, 0) : 0
}

/** Whether exactly this quantity can be bought. 0 cannot: it means removal. */
export function isValidQuantity(rule: QuantityRule, quantity: number): boolean {
  if (!Number.isFinite(quantity) || quantity !== roundQuantity(quantity)) return false
  const { first, step } = gridOf(rule)
  const now = thousandths(quantity)
  return now >= first && now <= MAX && (now - first) % step === 0
}

/** The purchasable quantity nearest to a typed one, the higher of two equally near; 0 only for 0 or less. */
export function normaliseQuantity(rule: QuantityRule, quantity: number): number {
  const grid = gridOf(rule)
  const now = quantity === Infinity ? MAX : thousandths(quantity)
  if (now <= 0) return 0
  return atStep(grid, Math.max(0, Math.round((now - grid.first) / grid.step)))
}

/** The largest purchasable quantity within the stock; 0: none. */
export function purchasableOutOf(rule: QuantityRule, stock: number): number {
  const nearest = normaliseQuantity(rule, stock)
  if (nearest <= stock) return nearest
  const lower = decreaseQuantity(rule, nearest)
  return lower <= stock ? lower : 0
}
