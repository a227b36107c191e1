import type { products } from '../../../platform/schema/catalogue.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'

/** What only the product page needs; not in the index. */
export type ProductSheetRow = RowOf<
  typeof products,
  'producer' | 'details' | 'allergens' | 'withdrawalClass' | 'drainedWeightGrams'
>

export const findSheet = findStatement<ProductSheetRow, { productId: number }>(
  'product_sheet',
  `select producer, details, allergens, withdrawal_class "withdrawalClass",
     drained_weight_grams "drainedWeightGrams"
   from products where id = $productId and is_active`,
)
