import { DEFAULT_SALE_UNIT } from '@cambusa/domain/constants'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import type { QuantityRule } from '@cambusa/domain/quantity/quantity-step'
import { toBaseUnit, toSellingUnit } from '@cambusa/domain/quantity/weight-unit'

/** The unit in which a shopper reads and types a quantity: always the selling unit of the product. */
export interface ShownUnit {
  unit: string
  toShown: (quantity: number) => number
  fromShown: (shown: number) => number
  /**
   * Explains a typed quantity (undefined: no number) that is not accepted. Rarely needed, so its code is loaded late.
   */
  explain: (typed: number | undefined, tell: (text: string) => void) => Promise<void>
}

const same = (quantity: number) => quantity

export function shownUnit(rule: QuantityRule, saleUnit: string | undefined): ShownUnit {
  // If the code fails to load, the field is marked without an explanation.
  const explain: ShownUnit['explain'] = (typed, tell) =>
    import('./explain-quantity.ts').then(
      (late) => late.explainQuantity(rule, saleUnit, typed, tell),
      () => undefined,
    )
  if (rule.kind !== 'Sfuso')
    return { unit: saleUnit || DEFAULT_SALE_UNIT, toShown: same, fromShown: same, explain }
  const { weightUnitSelling, weightUnitBase } = rule
  return {
    explain,
    unit: weightUnitSelling,
    toShown: (base) => toSellingUnit(base, weightUnitSelling, weightUnitBase),
    fromShown: (shown) => toBaseUnit(shown, weightUnitSelling, weightUnitBase),
  }
}

/** A quantity as number and unit for a sentence: '300' and 'g'. */
export function shownQuantity(rule: QuantityRule, quantity: number, saleUnit: string | undefined) {
  const { unit, toShown } = shownUnit(rule, saleUnit)
  return { quantity: formatAmount(toShown(quantity)), unit }
}
