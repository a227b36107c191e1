import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Assortment } from '../engine/catalogue-index.ts'
import { cardJson } from './card-json.ts'

/** The card of a product as on the wire (specification §16). */
export function productCard(assortment: Assortment, ordinal: number): ListedProduct {
  // Only one place builds cards, and it writes JSON.
  return JSON.parse(cardJson(assortment, ordinal)) as ListedProduct
}
