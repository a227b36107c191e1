import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { toCents } from '@cambusa/domain/money/money'
import { netCents } from '@cambusa/domain/money/vat'

/** A product's prices as shown, integer cents. */
export interface ShownPrice {
  cents: number
  /** The price before the promotion; only in one. */
  beforeCents: number | undefined
  /** The unit of the price: 'kg', 'pz'. */
  unit: string
  unitPriceCents: number | undefined
  unitPriceUnit: string | undefined
  /** Lowest price of the last 30 days; only in a promotion. */
  lowestCents: number | undefined
}

/** An amount of the API (euros, VAT included) in cents, with VAT or without; goods without VAT are unchanged. */
export function shownCents(grossEuros: number, vatRate: number, withVat: boolean): number {
  const cents = toCents(grossEuros)
  return withVat ? cents : netCents(cents, vatRate)
}

type Priced = Pick<
  ProductCard,
  | 'price'
  | 'priceStandardDisplay'
  | 'priceUnitDisplay'
  | 'unitPrice'
  | 'lowestPrice30Days'
  | 'warehousePromo'
  | 'vatRate'
>

/** The prices of a product to show; undefined when it has none. Specification §13. */
export function shownPrice(product: Priced, withVat: boolean): ShownPrice | undefined {
  if (product.price === null) return undefined
  const read = (euros: number | null | undefined) =>
    euros === null || euros === undefined ? undefined : shownCents(euros, product.vatRate, withVat)
  const cents = shownCents(product.price, product.vatRate, withVat)
  const before = read(product.priceStandardDisplay)
  return {
    cents,
    beforeCents: before !== undefined && before > cents ? before : undefined,
    unit: product.priceUnitDisplay,
    unitPriceCents: read(product.unitPrice?.price),
    unitPriceUnit: product.unitPrice?.unit,
    lowestCents: product.warehousePromo ? read(product.lowestPrice30Days) : undefined,
  }
}
