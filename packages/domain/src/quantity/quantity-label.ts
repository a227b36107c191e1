import { DEFAULT_SALE_UNIT } from '../constants.ts'
import { numberText } from '../text/number-text.ts'
import type { QuantityRule } from './quantity-rule.ts'
import { toSellingUnit } from './weight-unit.ts'

/** A quantity without its unit, in Italian: 1.250 or 0,3. */
export function formatAmount(quantity: number): string {
  return numberText(quantity || 0, 3)
}

/**
 * A cart quantity with its unit: '3 pz'; for goods by weight '300 g' below one base unit, '1,5 kg' from one on.
 * saleUnit is the product's UNIT_SELLING.
 */
export function formatQuantity(rule: QuantityRule, quantity: number, saleUnit?: string): string {
  if (rule.kind !== 'Sfuso') return `${formatAmount(quantity)} ${saleUnit || DEFAULT_SALE_UNIT}`
  if (quantity >= 1) return `${formatAmount(quantity)} ${rule.weightUnitBase}`
  const selling = toSellingUnit(quantity, rule.weightUnitSelling, rule.weightUnitBase)
  return `${formatAmount(selling)} ${rule.weightUnitSelling}`
}
