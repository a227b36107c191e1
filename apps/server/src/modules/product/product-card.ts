import type { ProductCard } from '@cambusa/contract/product'
import { toEuros } from '@cambusa/domain/money'
import { isVatRate, netCents } from '@cambusa/domain/vat'
import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import type { SaleRule } from '../catalogue/snapshot/snapshot.ts'
import { stockLevelOf, unavailableReasonOf } from './availability.ts'
import { promotionPriceOf, type PromotionPrice } from './promotion-price.ts'
import { unitPriceOf } from './unit-price-of.ts'

/** Widths of /pictures/{mediaKey}/{width}.webp that the three media fields name. */
const MEDIA_WIDTHS_PX = { normal: 320, medium: 640, large: 1280 } as const

/** Parts that many cards share; kept as JSON of their own. */
export type SharedParts = Pick<ProductCard, 'breadCrumbs' | 'productInfos' | 'labels'>

/** The card of a product as it goes on the wire (decisions §9). */
export function productCard(shelf: Shelf, ordinal: number): ProductCard {
  return { ...ownParts(shelf, ordinal), ...sharedParts(shelf, ordinal) }
}

export function sharedParts({ index }: Shelf, ordinal: number): SharedParts {
  const { category, labelSet, labelSets, saleRule, saleRules } = index.snapshot
  return {
    breadCrumbs: index.crumbs(category[ordinal]!),
    productInfos: productInfosOf(saleRules[saleRule[ordinal]!]!),
    labels: labelSets[labelSet[ordinal]!] ?? [],
  }
}

/** What is a product's alone, for one customer on one day. */
export function ownParts(shelf: Shelf, ordinal: number): Omit<ProductCard, keyof SharedParts> {
  const { index } = shelf
  const { snapshot } = index
  const id = snapshot.ids[ordinal]!
  const sale = snapshot.saleRules[snapshot.saleRule[ordinal]!]!
  const name = index.name(ordinal)
  const slug = index.slug(ordinal)
  const format = index.format(ordinal)
  const brand = index.brandName(snapshot.brand[ordinal]!)
  const mediaKey = index.mediaKey(ordinal)
  const minAge = snapshot.minAge[ordinal]!
  const unavailableReason = unavailableReasonOf(shelf, ordinal)
  return {
    productId: id,
    id,
    wpId: id,
    code: index.code(ordinal),
    barcode: index.gtin(ordinal),
    name,
    slug,
    itemUrl: `/product/${slug}`,
    description: format,
    descr: format,
    shortDescr: brand,
    vendor: { name: brand },
    categoryId: snapshot.categories[snapshot.category[ordinal]!]?.id ?? 0,
    ...pricesOf(shelf, ordinal, sale),
    mediaURL: `/pictures/${mediaKey}/${MEDIA_WIDTHS_PX.normal}.webp`,
    mediaURLMedium: `/pictures/${mediaKey}/${MEDIA_WIDTHS_PX.medium}.webp`,
    mediaURLLarge: `/pictures/${mediaKey}/${MEDIA_WIDTHS_PX.large}.webp`,
    minAcq: sale.rule.minAcq,
    available: unavailableReason === undefined,
    ...(unavailableReason === undefined ? {} : { unavailableReason }),
    warehouseStock: stockLevelOf(shelf, ordinal),
    isNew: snapshot.newUntilDay[ordinal]! >= shelf.day.number,
    variableWeight: sale.rule.kind === 'Sfuso',
    ...(minAge === 0 ? {} : { minAge }),
  }
}

function pricesOf(shelf: Shelf, ordinal: number, { rule, unitSelling }: SaleRule) {
  const vatRate = shelf.index.snapshot.vatRate[ordinal]!
  const cents = shelf.prices.cents[ordinal]!
  const promotion = promotionPriceOf(shelf, ordinal)
  const unitPrice = cents === 0 ? undefined : unitPriceOf(shelf, ordinal, cents)
  const struckCents = promotion?.struckCents ?? null
  const price = cents === 0 ? null : toEuros(cents)
  const priceUm = unitPrice === undefined ? null : toEuros(unitPrice.cents)
  return {
    price,
    priceDisplay: price,
    priceStandardDisplay: struckCents === null ? null : toEuros(struckCents),
    priceUm,
    priceUmDisplay: priceUm,
    priceStandardUmDisplay: struckCents === null ? null : unitEuros(shelf, ordinal, struckCents),
    priceUnitDisplay: rule.kind === 'Sfuso' ? rule.weightUnitBase : unitSelling,
    weightUnitDisplay: unitPrice?.unit ?? '',
    unitMeasureBaseSelling: { um: rule.kind === 'Sfuso' ? rule.weightUnitBase : unitSelling },
    warehousePromo: promotion === undefined ? null : wirePromotion(promotion),
    vatRate,
    priceNet: cents === 0 ? null : toEuros(isVatRate(vatRate) ? netCents(cents, vatRate) : cents),
    unitPrice: unitPrice === undefined ? null : { price: toEuros(unitPrice.cents), unit: unitPrice.unit },
    lowestPrice30Days: promotion?.lowestCents ? toEuros(promotion.lowestCents) : null,
  }
}

function unitEuros(shelf: Shelf, ordinal: number, cents: number): number | null {
  const unitPrice = unitPriceOf(shelf, ordinal, cents)
  return unitPrice === undefined ? null : toEuros(unitPrice.cents)
}

function wirePromotion({ promotion, discountPercent }: PromotionPrice): ProductCard['warehousePromo'] {
  const { promoType, startDate, endDate, view } = promotion
  return { promoType, discount: discountPercent, startDate, endDate, view }
}

function productInfosOf({ rule, unitSelling }: SaleRule): Record<string, string> {
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
