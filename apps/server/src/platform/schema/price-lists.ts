import { pgTable, text } from 'drizzle-orm/pg-core'
import { givenId } from './columns.ts'

/** Public lists belong to warehouses, company lists replace them for a company (decisions: customer prices). */
export const priceLists = pgTable('price_lists', {
  id: givenId(),
  name: text().notNull(),
  kind: text({ enum: ['public', 'company'] }).notNull(),
})
