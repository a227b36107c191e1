import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, id, vatRate } from './columns.ts'

/** Crates, trays and boxes for goods that are charged with the order. */
export const packagings = pgTable(
  'packagings',
  {
    id: id(),
    code: text().notNull().unique(),
    descr: text().notNull(),
    costCents: cents().notNull(),
    /** 0: a deposit, outside of VAT (DPR 633/1972 art. 15 c. 1 n. 4). */
    vatRate: vatRate().notNull(),
    isDeposit: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
  },
  (t) => [
    check('packagings_cost', sql`${t.costCents} >= 0`),
    check('packagings_deposit', sql`not ${t.isDeposit} or ${t.vatRate} = 0`),
  ],
)
