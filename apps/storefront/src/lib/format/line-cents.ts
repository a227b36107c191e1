import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { multiplyCents } from '@cambusa/domain/money/money'
import { shownPrice } from './shown-price.ts'

/** The cost of a quantity of a product, with VAT or without, in cents. */
export function lineCents(product: ProductCard, quantity: number, withVat: boolean): number {
  const price = shownPrice(product, withVat)
  return price === undefined ? 0 : multiplyCents(price.cents, quantity)
}
