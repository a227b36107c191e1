import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { unavailableReasonOf } from '../engine/availability.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { jsonText } from '../memory/ascii-json.ts'
import { buyingMembers, MEDIA_WIDTHS_PX, pricesOf, productInfosOf } from './card-parts.ts'
import { vatRateOf } from './vat-rate-of.ts'

/** Of the parts that many cards share, those that screens show. */
export function shownSharedParts(
  { index }: Assortment,
  ordinal: number,
): Pick<ProductCard, 'breadCrumbs' | 'productInfos'> {
  const { category, saleRule, saleRules } = index.snapshot
  return {
    breadCrumbs: index.crumbs(category[ordinal]!).slice(0, 1),
    productInfos: productInfosOf(saleRules[saleRule[ordinal]!]!),
  }
}

/** A product's own fields that screens show (ProductCard), as members of a JSON object. */
export function shownMembers(assortment: Assortment, ordinal: number): string {
  const { index } = assortment
  const { snapshot } = index
  const sale = snapshot.saleRules[snapshot.saleRule[ordinal]!]!
  const { price, before, unit, unitPrice, lowest, promotion } = pricesOf(assortment, ordinal, sale)
  const minAge = snapshot.minAge[ordinal]!
  const reason = unavailableReasonOf(assortment, ordinal)
  return (
    `"productId":${snapshot.ids[ordinal]!},"code":${jsonText(index.code(ordinal))},` +
    `"name":${jsonText(index.name(ordinal))},"slug":${jsonText(index.slug(ordinal))},` +
    `"description":${jsonText(index.format(ordinal))},` +
    `"vendor":{"name":${jsonText(index.brandName(snapshot.brand[ordinal]!))}},` +
    `"price":${price},"priceStandardDisplay":${before},"priceUnitDisplay":${unit},` +
    `"unitPrice":${unitPrice},"lowestPrice30Days":${lowest},"vatRate":${vatRateOf(assortment, ordinal)},` +
    `"mediaURL":${jsonText(`/pictures/${index.mediaKey(ordinal)}/${MEDIA_WIDTHS_PX.normal}.webp`)},` +
    `"minAcq":${sale.rule.minAcq},` +
    (promotion === undefined
      ? ''
      : `"warehousePromo":{"discount":${promotion.discountPercent},"endDate":${jsonText(promotion.promotion.endDate)}},`) +
    `"available":${reason === undefined},` +
    (reason === undefined ? '' : `"unavailableReason":"${reason}",`) +
    `"isNew":${snapshot.newUntilDay[ordinal]! >= assortment.day.number},` +
    `"variableWeight":${sale.rule.kind === 'Sfuso'}` +
    (minAge === 0 ? '' : `,"minAge":${minAge}`) +
    buyingMembers(index, snapshot.buyingRule[ordinal]!)
  )
}
