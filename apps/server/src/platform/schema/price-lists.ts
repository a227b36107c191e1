import { pgTable, text } from 'drizzle-orm/pg-core'
import { givenId } from './columns.ts'

/** Public lists belong to warehouses; company lists replace them for a company (specification §13). */
export const priceLists = pgTable('price_lists', {
  id: givenId(),
  name: text().notNull(),
  kind: text({ enum: ['public', 'company'] }).notNull(),
})
