import type { ProductCard } from '@cambusa/contract/product'
import { listStatement } from '../../platform/statement.ts'

/** What is still known of a product that left the catalogue. */
export interface VanishedProduct {
  id: number
  code: string
  gtin: string | null
  slug: string
  name: string
  format: string
  brand: string
  categoryId: number
  vatRate: number
  unit: string
}

export const listVanished = listStatement<VanishedProduct, { productIds: readonly number[] }>(
  'cart_vanished_products',
  `select id, code, gtin, slug, name, format, brand, category_id "categoryId", vat_rate "vatRate",
     unit_selling unit
   from products where id = any($productIds::bigint[])`,
)

/** The card of a line whose product is no longer in the catalogue: its name, no price, not for sale. */
export function vanishedCard(product: VanishedProduct, warehouseId: number): ProductCard {
  return {
    productId: product.id,
    id: product.id,
    wpId: product.id,
    code: product.code,
    barcode: product.gtin ?? '',
    name: product.name,
    slug: product.slug,
    itemUrl: `/product/${product.slug}`,
    description: product.format,
    descr: product.format,
    shortDescr: product.brand,
    vendor: { name: product.brand },
    categoryId: product.categoryId,
    breadCrumbs: [],
    price: null,
    priceDisplay: null,
    priceStandardDisplay: null,
    priceUm: null,
    priceUmDisplay: null,
    priceStandardUmDisplay: null,
    priceUnitDisplay: product.unit,
    weightUnitDisplay: '',
    unitMeasureBaseSelling: { um: product.unit },
    mediaURL: '',
    mediaURLMedium: '',
    mediaURLLarge: '',
    productInfos: {},
    minAcq: 0,
    deliveryWarehouse: { warehouseId },
    available: false,
    warehouseStock: 'none',
    vatRate: product.vatRate,
    priceNet: null,
    unitPrice: null,
    lowestPrice30Days: null,
    isNew: false,
    variableWeight: false,
    labels: [],
  }
}
