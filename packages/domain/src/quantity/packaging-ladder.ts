import { multiplyCents } from '../money/money.ts'
import { formatAmount, formatQuantity } from './quantity-label.ts'
import { ruleFromInfos } from './quantity-step.ts'

/** The fields of the product page about packaging and quantities. */
export interface Packed {
  productInfos: Partial<Record<string, string>>
  minAcq: number
  packaging: { piecesPerBox?: number | undefined; boxesPerPallet?: number | undefined }
  drainedWeight: string | null
  /** The format, '500 g'. */
  description: string
}

export type PackagingFactName =
  | 'format'
  | 'drainedWeight'
  | 'firstWeight'
  | 'weightStep'
  | 'multiple'
  | 'minimum'

/** Format, steps and minimum; unknown facts are left out. */
export function packagingFacts(product: Packed): { name: PackagingFactName; value: string }[] {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const unit = product.productInfos.UNIT_SELLING
  const facts: { name: PackagingFactName; value: string }[] = []
  if (product.description) facts.push({ name: 'format', value: product.description })
  if (product.drainedWeight !== null) facts.push({ name: 'drainedWeight', value: product.drainedWeight })
  if (rule.kind === 'Sfuso') {
    const { weightSelling, stepSelling, weightUnitSelling } = rule
    facts.push({ name: 'firstWeight', value: `${formatAmount(weightSelling)} ${weightUnitSelling}` })
    facts.push({ name: 'weightStep', value: `${formatAmount(stepSelling)} ${weightUnitSelling}` })
    return facts
  }
  if (rule.qtyMult > 1) facts.push({ name: 'multiple', value: formatQuantity(rule, rule.qtyMult, unit) })
  if (rule.minAcq > 1) facts.push({ name: 'minimum', value: formatQuantity(rule, rule.minAcq, unit) })
  return facts
}

export interface LadderStep {
  level: 'piece' | 'box' | 'pallet'
  /** Number of selling units inside. */
  pieces: number
  /** Number of boxes inside; only for a pallet. */
  boxes?: number
  /** Its price, by the price of one unit; undefined: not for sale. */
  priceCents: number | undefined
}

/**
 * The levels from the selling unit to the pallet; empty if only the unit is known, and for goods by weight, whose boxes
 * have no fixed content. priceCents is of one selling unit.
 */
export function packagingLadder(product: Packed, priceCents: number | undefined): LadderStep[] {
  const { kind } = ruleFromInfos(product.productInfos, product.minAcq)
  const { piecesPerBox: pieces, boxesPerPallet: boxes } = product.packaging
  if (kind === 'Sfuso' || pieces === undefined || pieces < 1) return []
  const costOf = (count: number) => (priceCents === undefined ? undefined : multiplyCents(priceCents, count))
  const steps: LadderStep[] = [{ level: 'piece', pieces: 1, priceCents }]
  // A box of one piece is the piece itself.
  if (pieces > 1) steps.push({ level: 'box', pieces, priceCents: costOf(pieces) })
  if (boxes !== undefined && boxes > 0) {
    const all = pieces * boxes
    steps.push({ level: 'pallet', pieces: all, boxes, priceCents: costOf(all) })
  }
  return steps.length > 1 ? steps : []
}
