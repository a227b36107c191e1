import type { ProductDetails } from '../../../platform/schema/catalogue.ts'
import { findStatement } from '../../../platform/statement.ts'

/** What only the product page needs; the index does not hold it. */
export interface ProductSheetRow {
  producer: string
  details: ProductDetails
  allergens: string[]
  withdrawalClass: string
  drainedWeightGrams: number | null
}

export const findSheet = findStatement<ProductSheetRow, { productId: number }>(
  'product_sheet',
  `select producer, details, allergens, withdrawal_class "withdrawalClass",
     drained_weight_grams "drainedWeightGrams"
   from products where id = $productId and is_active`,
)
