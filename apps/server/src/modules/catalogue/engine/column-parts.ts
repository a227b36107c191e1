import { DEFAULT_WEIGHT_UNIT } from '@cambusa/domain/constants'
import { productKindOf } from '@cambusa/domain/catalogue/product-kind'
import { contentInBaseUnit } from '@cambusa/domain/money/unit-price'
import type { SelectOption } from '../../../platform/schema/catalogue.ts'
import { PRODUCT } from './catalogue.queries.ts'
import type { CopiedRow } from './copy-rows.ts'
import { CONTENT_UNITS, FLAG, type BuyingRule, type SaleRule } from './snapshot.ts'

/** Parsers for PRODUCT columns with several parts. */

/** A list of codes; the order does not matter. */
export const codesOf = (text: string) => (text === '' ? [] : text.split('\n').sort())

export function saleRuleOf(text: string): SaleRule {
  const [kind, qtyMult, minAcq, weightSelling, stepSelling, weightUnitSelling, base, unitSelling = ''] =
    text.split('\n')
  const weightUnitBase = base || DEFAULT_WEIGHT_UNIT
  return {
    rule: {
      kind: productKindOf(kind),
      qtyMult: Number(qtyMult),
      minAcq: Number(minAcq),
      weightSelling: Number(weightSelling),
      stepSelling: Number(stepSelling),
      weightUnitSelling: weightUnitSelling || weightUnitBase,
      weightUnitBase,
    },
    unitSelling,
  }
}

export function buyingRuleOf(text: string): BuyingRule {
  const [dailyMaximum, packagingId, perPackage, choices] = text.split('\n')
  return {
    choices: choices ? (JSON.parse(choices) as SelectOption[]) : [],
    dailyMaximum: dailyMaximum ? Number(dailyMaximum) : null,
    packagingId: Number(packagingId ?? 0),
    perPackage: Number(perPackage ?? 0),
  }
}

/** Content in the unit of the unit price and the index of that unit in CONTENT_UNITS; zeros when unknown. */
export function contentOf(text: string): { base: number; unit: number } {
  const [content = '', unit = '', drainedGrams] = text.split('\n')
  const known = contentInBaseUnit(content === '' ? null : Number(content), unit, Number(drainedGrams))
  return known === undefined
    ? { base: 0, unit: 0 }
    : { base: known.contentBase, unit: CONTENT_UNITS.indexOf(known.unit) }
}

/**
 * A food's sheet is complete with ingredients, operator and a declaration of allergens, even an empty one. Without the
 * declaration a product never counts as free of an allergen, because somebody's health depends on it.
 */
export function flagsOf(row: CopiedRow, ingredients: string): number {
  const isFood = row.flag(PRODUCT.isFood)
  const areAllergensDeclared = row.flag(PRODUCT.areAllergensDeclared)
  const isComplete = ingredients.trim() !== '' && row.flag(PRODUCT.hasOperator) && areAllergensDeclared
  return (
    (isFood ? FLAG.food : 0) |
    (row.flag(PRODUCT.isPerishable) ? FLAG.perishable : 0) |
    (!isFood || isComplete ? FLAG.sheetComplete : 0) |
    (isFood && areAllergensDeclared ? FLAG.allergensKnown : 0) |
    (row.flag(PRODUCT.hasPicture) ? FLAG.picture : 0)
  )
}
