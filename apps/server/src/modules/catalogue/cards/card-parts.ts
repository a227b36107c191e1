import type { ListedProduct, SelectOption } from '@cambusa/contract/catalogue/listed-product'
import { valueKey } from '@cambusa/domain/catalogue/select-option'
import { toEuros } from '@cambusa/domain/money/money'
import { promotionTypeId } from '@cambusa/domain/money/promotion-type'
import { netCents } from '@cambusa/domain/money/vat'
import type { CatalogueIndex, Assortment } from '../engine/catalogue-index.ts'
import type { SaleRule } from '../engine/snapshot.ts'
import { asciiJson, jsonText } from '../memory/ascii-json.ts'
import { stockLevelOf, unavailableReasonOf } from '../engine/availability.ts'
import { promotionPriceOf, type PromotionPrice } from './promotion-price.ts'
import { unitPriceOf } from './unit-price-of.ts'
import { vatRateOf } from './vat-rate-of.ts'

/** Widths of /pictures/{mediaKey}/{width}.webp for the three media fields. */
export const MEDIA_WIDTHS_PX = { normal: 320, medium: 640, large: 1280 } as const

/** Parts that many cards share. */
export type SharedParts = Pick<ListedProduct, 'breadCrumbs' | 'productInfos' | 'labels'>

export function sharedParts({ index }: Assortment, ordinal: number): SharedParts {
  const { category, labelSet, labelSets, saleRule, saleRules } = index.snapshot
  return {
    breadCrumbs: index.crumbs(category[ordinal]!),
    productInfos: productInfosOf(saleRules[saleRule[ordinal]!]!),
    labels: labelSets[labelSet[ordinal]!] ?? [],
  }
}

/**
 * A product's own fields, for one customer on one day, as members of a JSON object. Concatenated by hand: cards are
 * most of the cost of a list, and this takes a third of the time of JSON.stringify.
 */
export function ownMembers(assortment: Assortment, ordinal: number): string {
  const { index } = assortment
  const { snapshot } = index
  const id = snapshot.ids[ordinal]!
  const sale = snapshot.saleRules[snapshot.saleRule[ordinal]!]!
  const slug = index.slug(ordinal)
  const mediaKey = index.mediaKey(ordinal)
  const minAge = snapshot.minAge[ordinal]!
  const reason = unavailableReasonOf(assortment, ordinal)
  const picture = (width: number) => jsonText(`/pictures/${mediaKey}/${width}.webp`)
  return (
    `"productId":${id},"id":${id},"wpId":${id},"code":${jsonText(index.code(ordinal))},` +
    `"barcode":${jsonText(index.gtin(ordinal))},"name":${jsonText(index.name(ordinal))},` +
    `"slug":${jsonText(slug)},"itemUrl":${jsonText(`/product/${slug}`)},` +
    `${formatMembers(index, snapshot.format[ordinal]!)},${brandMembers(index, snapshot.brand[ordinal]!)},` +
    `"categoryId":${snapshot.categories[snapshot.category[ordinal]!]?.id ?? 0},` +
    `${priceMembers(assortment, ordinal, sale)},` +
    `"mediaURL":${picture(MEDIA_WIDTHS_PX.normal)},"mediaURLMedium":${picture(MEDIA_WIDTHS_PX.medium)},` +
    `"mediaURLLarge":${picture(MEDIA_WIDTHS_PX.large)},"minAcq":${sale.rule.minAcq},` +
    `"available":${reason === undefined},` +
    (reason === undefined ? '' : `"unavailableReason":"${reason}",`) +
    `"warehouseStock":"${stockLevelOf(assortment, ordinal)}",` +
    `"isNew":${snapshot.newUntilDay[ordinal]! >= assortment.day.number},` +
    `"variableWeight":${sale.rule.kind === 'Sfuso'}` +
    (minAge === 0 ? '' : `,"minAge":${minAge}`) +
    buyingMembers(index, snapshot.buyingRule[ordinal]!)
  )
}

/** Fields that most products do not have: choices, a daily maximum. */
export function buyingMembers({ snapshot }: CatalogueIndex, rule: number): string {
  if (rule === 0) return ''
  const { choices, dailyMaximum } = snapshot.buyingRules[rule]!
  const options = choices.map(({ name, parameterName, values }): SelectOption => ({
    name,
    parameterName,
    values: values.map((value) => ({ key: valueKey(value), value })),
    selected: null,
  }))
  return (
    (options.length === 0 ? '' : `,"selectOptions":${asciiJson(options)}`) +
    (dailyMaximum === null ? '' : `,"dailyMaximum":${dailyMaximum}`)
  )
}

/** Members by brand and by format, built once: products share few of them. */
const madeFor = new WeakMap<CatalogueIndex, { brands: string[]; formats: string[] }>()

function membersOf(index: CatalogueIndex) {
  const known = madeFor.get(index)
  if (known !== undefined) return known
  const made = { brands: [], formats: [] }
  madeFor.set(index, made)
  return made
}

function brandMembers(index: CatalogueIndex, brand: number): string {
  const { brands } = membersOf(index)
  const made = brands[brand]
  if (made !== undefined) return made
  const name = jsonText(index.brandName(brand))
  return (brands[brand] = `"shortDescr":${name},"vendor":{"name":${name}}`)
}

function formatMembers(index: CatalogueIndex, format: number): string {
  const { formats } = membersOf(index)
  const made = formats[format]
  if (made !== undefined) return made
  const name = jsonText(index.formatName(format))
  return (formats[format] = `"description":${name},"descr":${name}`)
}

/** Prices of a product for JSON: euros or null, units as JSON. */
export function pricesOf(assortment: Assortment, ordinal: number, { rule, unitSelling }: SaleRule) {
  const cents = assortment.prices.cents[ordinal]!
  const promotion = promotionPriceOf(assortment, ordinal)
  const unitPrice = cents === 0 ? undefined : unitPriceOf(assortment, ordinal, cents)
  const priceUm = unitPrice === undefined ? null : toEuros(unitPrice.cents)
  const per = jsonText(unitPrice?.unit ?? '')
  const struckCents = promotion?.struckCents ?? null
  return {
    cents,
    promotion,
    struckCents,
    price: cents === 0 ? null : toEuros(cents),
    before: struckCents === null ? null : toEuros(struckCents),
    priceUm,
    unit: jsonText(rule.kind === 'Sfuso' ? rule.weightUnitBase : unitSelling),
    per,
    unitPrice: priceUm === null ? null : `{"price":${priceUm},"unit":${per}}`,
    lowest: promotion?.lowestCents ? toEuros(promotion.lowestCents) : null,
  }
}

function priceMembers(assortment: Assortment, ordinal: number, sale: SaleRule): string {
  const vatRate = vatRateOf(assortment, ordinal)
  const prices = pricesOf(assortment, ordinal, sale)
  const { cents, price, priceUm, promotion, struckCents, unit } = prices
  const struckUnit = struckCents === null ? undefined : unitPriceOf(assortment, ordinal, struckCents)
  return (
    `"price":${price},"priceDisplay":${price},` +
    `"priceStandardDisplay":${prices.before},` +
    `"priceUm":${priceUm},"priceUmDisplay":${priceUm},` +
    `"priceStandardUmDisplay":${struckUnit === undefined ? null : toEuros(struckUnit.cents)},` +
    `"priceUnitDisplay":${unit},"weightUnitDisplay":${prices.per},"unitMeasureBaseSelling":{"um":${unit}},` +
    (promotion === undefined ? '' : `"warehousePromo":${promotionJson(promotion)},`) +
    `"deliveryWarehouse":{"warehouseId":${assortment.scope.warehouseId}},"vatRate":${vatRate},` +
    `"priceNet":${cents === 0 ? null : toEuros(netCents(cents, vatRate))},` +
    `"unitPrice":${prices.unitPrice},"lowestPrice30Days":${prices.lowest}`
  )
}

function promotionJson({ promotion, discountPercent }: PromotionPrice): string {
  const { promoType, startDate, endDate, view } = promotion
  const wire: ListedProduct['warehousePromo'] = {
    promoType,
    warehousePromoTypeId: promotionTypeId(promoType),
    discount: discountPercent,
    discountPerc: discountPercent,
    startDate,
    endDate,
    view,
  }
  return asciiJson(wire)
}

export function productInfosOf({ rule, unitSelling }: SaleRule): Record<string, string> {
  const infos = { TIPOLOGIA: rule.kind, QTY_MULT: String(rule.qtyMult), UNIT_SELLING: unitSelling }
  if (rule.kind !== 'Sfuso') return infos
  return {
    ...infos,
    WEIGHT_SELLING: String(rule.weightSelling),
    STEP_SELLING: String(rule.stepSelling),
    WEIGHT_UNIT_SELLING: rule.weightUnitSelling,
    WEIGHT_UNIT_BASE: rule.weightUnitBase,
  }
}
