import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { categories, products } from './catalogue.ts'
import { createdAt, reference } from './columns.ts'

/** Slugs that products had before, so that links to them still lead there; written by trigger, the newest owner has it. */
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

/** The same of categories. */
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
