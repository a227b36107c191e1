import type { ProductCard } from '@cambusa/contract/product'
import { toCents } from '@cambusa/domain/money'
import { isVatRate, netCents } from '@cambusa/domain/vat'

/** How a shopper reads prices: with VAT, or without it (business customers). */
export type PriceMode = 'gross' | 'net'

/** A product's prices as they stand on screen, integer cents. */
export interface ShownPrice {
  cents: number
  /** Before the promotion; only in one. */
  beforeCents: number | undefined
  /** What the price is for: 'kg', 'pz'. */
  unit: string
  unitPriceCents: number | undefined
  unitPriceUnit: string | undefined
  /** Lowest price of the last 30 days; only in a promotion. */
  lowestCents: number | undefined
}

/** An amount of the wire (euros, VAT included) in cents for this way of reading; a rate without VAT stays as it is. */
export function shownCents(grossEuros: number, vatRate: number, mode: PriceMode): number {
  const cents = toCents(grossEuros)
  return mode === 'net' && isVatRate(vatRate) ? netCents(cents, vatRate) : cents
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

/** The prices to show of a product; undefined when it has none. Decisions §5. */
export function shownPrice(product: Priced, mode: PriceMode): ShownPrice | undefined {
  if (product.price === null) return undefined
  const inMode = (euros: number | null | undefined) =>
    euros === null || euros === undefined ? undefined : shownCents(euros, product.vatRate, mode)
  const cents = shownCents(product.price, product.vatRate, mode)
  const before = inMode(product.priceStandardDisplay)
  return {
    cents,
    beforeCents: before !== undefined && before > cents ? before : undefined,
    unit: product.priceUnitDisplay,
    unitPriceCents: inMode(product.unitPrice?.price),
    unitPriceUnit: product.unitPrice?.unit,
    lowestCents: product.warehousePromo ? inMode(product.lowestPrice30Days) : undefined,
  }
}
