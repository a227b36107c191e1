import type { products } from '../../../platform/schema/catalogue.ts'
import { listStatement, type RowOf } from '../../../platform/database/statement.ts'

/** What the database still has of a product that left the catalogue. */
export interface VanishedProduct extends RowOf<
  typeof products,
  'id' | 'code' | 'gtin' | 'slug' | 'name' | 'format' | 'brand' | 'categoryId' | 'vatRate'
> {
  unit: string
}

export const listVanished = listStatement<VanishedProduct, { productIds: readonly number[] }>(
  'cart_vanished_products',
  `select id, code, gtin, slug, name, format, brand, category_id "categoryId", vat_rate "vatRate",
     unit_selling unit
   from products where id = any($productIds::bigint[])`,
)
