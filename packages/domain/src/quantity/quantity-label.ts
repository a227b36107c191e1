import { DEFAULT_SALE_UNIT, LOCALE } from '../constants.ts'
import type { QuantityRule } from './quantity-rule.ts'
import { toSellingUnit } from './weight-unit.ts'

const amountFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  maximumFractionDigits: 3,
  useGrouping: 'always',
})

/** A quantity without its unit, in Italian: 1.250 or 0,3. */
export function formatAmount(quantity: number): string {
  return amountFormat.format(quantity || 0)
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
