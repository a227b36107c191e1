import { unitPriceCents } from '@cambusa/domain/money/unit-price'
import type { Assortment } from '../engine/catalogue-index.ts'
import { CONTENT_UNITS } from '../engine/snapshot.ts'

/** Cents per kg, l, m or piece for a price of this product; undefined when its content is unknown. */
export function unitPriceOf(
  assortment: Assortment,
  ordinal: number,
  cents: number,
): { cents: number; unit: string } | undefined {
  const { snapshot } = assortment.index
  const { rule } = snapshot.saleRules[snapshot.saleRule[ordinal]!]!
  // For goods by weight the price is already per base unit.
  if (rule.kind === 'Sfuso') return { cents, unit: rule.weightUnitBase }
  const perUnit = unitPriceCents(cents, snapshot.contentBase[ordinal]!)
  const unit = CONTENT_UNITS[snapshot.contentUnit[ordinal]!]
  return perUnit === undefined || !unit ? undefined : { cents: perUnit, unit }
}
