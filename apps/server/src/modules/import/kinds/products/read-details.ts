import type { ProductDetails } from '../../../../platform/schema/catalogue.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const TEXTS = ['ingredients', 'storage', 'origin', 'operator', 'text'] as const
const COUNTS = ['piecesPerBox', 'boxesPerPallet'] as const
const MAX_TEXT = 10_000
const MAX_COUNT = 100_000

/** Fields of the product sheet. */
export const DETAIL_FIELDS: readonly string[] = [...TEXTS, ...COUNTS, 'allergens', 'nutrition']

/** The product sheet, as far as the row has it; missing fields keep their current values. */
export function readDetails(row: RowReader, allergens: readonly string[]): ProductDetails {
  const details: ProductDetails = {}
  for (const field of TEXTS) {
    const text = row.text(field, { max: MAX_TEXT })
    if (text !== '') details[field] = text
  }
  for (const field of COUNTS) {
    const count = row.decimal(field, { min: 1, max: MAX_COUNT })
    if (count !== undefined) details[field] = Math.round(count)
  }
  if (allergens.length > 0)
    details.allergens = allergens.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  const nutrition = row.record('nutrition')
  if (nutrition.length > 0) details.nutrition = nutrition
  return details
}
