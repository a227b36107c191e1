import type { ProductCard } from '@cambusa/contract/product'
import type { ProductKind } from '@cambusa/domain/product-kind'
import type { QuantityRule } from '@cambusa/domain/quantity-rule'
import type { Shelf } from './engine/catalogue-index.ts'

/** Whose prices and stock count: the cart's store and warehouse, and the company's list where it has one. */
export interface PriceScope {
  storeId: number
  warehouseId: number
  priceListId: number
  companyPriceListId: number | null
}

/** What cart, checkout and orders need of a product, in cents, for one scope at one moment. */
export interface SellableProduct {
  id: number
  code: string
  gtin: string | null
  slug: string
  name: string
  format: string
  brand: string
  kind: ProductKind
  rule: QuantityRule
  /** kg for Sfuso, else the selling unit's label. */
  unit: string
  vatRate: number
  /** Effective price per selling unit (per base unit for Sfuso), VAT included; null: not for sale in this scope. */
  priceCents: number | null
  categoryId: number
  /** First-level category: the cart's 'settore'. */
  rootCategoryId: number
  rootCategoryName: string
  mediaKey: string
  isPerishable: boolean
  minAge: number | null
  available: boolean
  unavailableReason: ProductCard['unavailableReason']
}

/** Read side of the catalogue, answered from memory: the index of this process. */
export interface Catalogue {
  /** Version of the catalogue that the index shows. */
  readonly version: number
  /** undefined: unknown or no longer in the catalogue. */
  sellable(productId: number, scope: PriceScope, now: Date): SellableProduct | undefined
  /** The card as it goes on the wire. */
  card(productId: number, scope: PriceScope, now: Date): ProductCard | undefined
  /** The same card as JSON text, kept serialised. */
  cardJson(productId: number, scope: PriceScope, now: Date): string | undefined
  /** Id of the product with this article code or GTIN. */
  findByCode(code: string): number | undefined
  /** All products as one scope sees them at one moment: what lists and searches read. */
  shelf(scope: PriceScope, now: Date): Shelf
}

/** The catalogue of a process, kept in step with the database until it is closed. */
export interface RunningCatalogue extends Catalogue {
  /** Reads the database again now; resolves when the index shows what was committed before the call. */
  refresh(): Promise<void>
  close(): Promise<void>
}
