import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { categories, products } from './catalogue.ts'
import { createdAt, reference } from './columns.ts'

/** Former slugs of products, so that old links still work; written by trigger, a slug belongs to its last owner. */
export const earlierProductSlugs = pgTable(
  'earlier_product_slugs',
  {
    slug: text().primaryKey(),
    productId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    changedAt: createdAt(),
  },
  (t) => [index().on(t.productId)],
)

/** The same for categories. */
export const earlierCategorySlugs = pgTable(
  'earlier_category_slugs',
  {
    slug: text().primaryKey(),
    categoryId: reference()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    changedAt: createdAt(),
  },
  (t) => [index().on(t.categoryId)],
)
