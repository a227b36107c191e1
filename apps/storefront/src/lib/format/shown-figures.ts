import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay } from '@cambusa/domain/time/dates'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import type { Figure } from '../browser/page-marks.ts'
import { shownPrice, type ShownPrice } from './shown-price.ts'

/** The texts of a product's price, for its components and for app/early/own-prices.ts, which has none. */

type Promotion = NonNullable<ProductCard['warehousePromo']>

/** A price as '12' and ',34 €': the cents are set smaller. */
export function priceParts(cents: number): [whole: string, rest: string] {
  const text = formatEuro(cents)
  const comma = text.lastIndexOf(',')
  return [text.slice(0, comma), text.slice(comma)]
}

/** '/kg + IVA'; undefined where nothing is said. */
export const priceUnitText = (
  { variableWeight }: Pick<ProductCard, 'variableWeight'>,
  { unit }: ShownPrice,
  withVat: boolean,
): string | undefined =>
  [variableWeight && `/${unit}`, !withVat && catalogueTexts.vatExcluded].filter(Boolean).join(' ') ||
  undefined

/** '2,40 €/kg' */
export const unitPriceText = ({ unitPriceCents, unitPriceUnit }: ShownPrice): string | undefined =>
  unitPriceCents === undefined || unitPriceUnit === undefined
    ? undefined
    : catalogueTexts.perUnit({ price: formatEuro(unitPriceCents), unit: unitPriceUnit })

export const lowestText = ({ lowestCents }: ShownPrice): string | undefined =>
  lowestCents === undefined ? undefined : catalogueTexts.lowest30({ price: formatEuro(lowestCents) })

/** '-20%' */
export const percentText = ({ discount }: Promotion): string =>
  catalogueTexts.discount({ percent: Math.round(discount) })

/** 'fino al 02/12' */
export const untilText = ({ endDate }: Promotion): string =>
  catalogueTexts.promoUntil({ day: formatDay(endDate.slice(0, 10)).slice(0, 5) })

/** The text of every figure that a product has, except its price, which is in two parts: see priceParts. */
export function figuresOf(product: ProductCard, withVat: boolean): Partial<Record<Figure, string>> {
  const price = shownPrice(product, withVat)
  const promo = product.warehousePromo
  return {
    ...(promo && { percent: percentText(promo), until: untilText(promo) }),
    ...(price && {
      unit: priceUnitText(product, price, withVat),
      before: price.beforeCents === undefined ? undefined : formatEuro(price.beforeCents),
      unitPrice: unitPriceText(price),
      lowest: lowestText(price),
    }),
  }
}
