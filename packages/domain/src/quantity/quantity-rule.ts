import { DEFAULT_WEIGHT_UNIT } from '../constants.ts'
import { productKindOf, type ProductKind } from '../catalogue/product-kind.ts'

/** The quantities in which a product can be bought. */
export interface QuantityRule {
  kind: ProductKind
  /** Pieces: quantities are multiples of it. */
  qtyMult: number
  /** Pieces: the minimum; 0: none. Goods by weight use weightSelling instead. */
  minAcq: number
  /** First weight, in weightUnitSelling. */
  weightSelling: number
  /** Step after the first weight, in weightUnitSelling. */
  stepSelling: number
  weightUnitSelling: string
  /** Unit of prices and of all quantities in the cart (kg, l). */
  weightUnitBase: string
}

function readNumber(text: string | undefined): number {
  const value = Number((text ?? '').trim().replace(',', '.'))
  return Number.isFinite(value) && value > 0 ? value : 0
}

/** The rule from a product's productInfos (strings, decimal point or comma) and its minAcq. */
export function ruleFromInfos(
  productInfos: Partial<Record<string, string>>,
  minAcq?: number | null,
): QuantityRule {
  const weightUnitBase = productInfos.WEIGHT_UNIT_BASE?.trim() || DEFAULT_WEIGHT_UNIT
  return {
    kind: productKindOf(productInfos.TIPOLOGIA),
    qtyMult: readNumber(productInfos.QTY_MULT) || 1,
    minAcq: minAcq && minAcq > 0 ? minAcq : 0,
    weightSelling: readNumber(productInfos.WEIGHT_SELLING),
    stepSelling: readNumber(productInfos.STEP_SELLING),
    weightUnitSelling: productInfos.WEIGHT_UNIT_SELLING?.trim() || weightUnitBase,
    weightUnitBase,
  }
}
