import { reductionBaseCents, reductionPercent } from '@cambusa/domain/money/lowest-price'
import type { Assortment } from '../engine/catalogue-index.ts'
import { FLAG, type PromotionHead } from '../engine/snapshot.ts'

/** A promotion price with the claims that are allowed about it (Codice del Consumo, art. 17-bis). Amounts in cents. */
export interface PromotionPrice {
  promotion: PromotionHead
  /** The price that is shown struck through. */
  struckCents: number
  lowestCents: number | null
  discountPercent: number
}

/**
 * The promotion that makes a product's price, if any and if it saves something. Struck price and percentage refer to
 * the lowest price of the 30 days before it; for perishables, which are exempt, to the price before it.
 */
export function promotionPriceOf(assortment: Assortment, ordinal: number): PromotionPrice | undefined {
  const { snapshot } = assortment.index
  const row = assortment.prices.promotionRow[ordinal]! - 1
  const promotion = row < 0 ? undefined : snapshot.promotions[snapshot.promotionRows.promotion[row]!]
  if (promotion === undefined) return undefined
  const cents = assortment.prices.cents[ordinal]!
  const standardCents = assortment.prices.standardCents(ordinal)
  const isExempt = (snapshot.flags[ordinal]! & FLAG.perishable) !== 0
  const lowestCents = isExempt ? 0 : snapshot.promotionRows.lowestCents[row]!
  const baseCents = reductionBaseCents({ standardCents, lowestCents, isExempt })
  return {
    promotion,
    struckCents: baseCents,
    lowestCents: lowestCents > 0 ? lowestCents : null,
    discountPercent: reductionPercent(baseCents, cents),
  }
}
