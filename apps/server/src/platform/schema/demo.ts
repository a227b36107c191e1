import { sql } from 'drizzle-orm'
import { check, pgTable, smallint } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, reference } from './columns.ts'

/** One row: this database is our demo shop, which --reset may empty (docs/decisions/080). No row: it is a real shop. */
export const demoShopMark = pgTable(
  'demo_shop_mark',
  { id: smallint().primaryKey().default(1), createdAt: createdAt() },
  (t) => [check('demo_shop_mark_one_row', sql`${t.id} = 1`)],
)

/** One row: this database is a trial shop, which demo mode opens and --reset does not touch (docs/decisions/178). */
export const trialShopMark = pgTable(
  'trial_shop_mark',
  { id: smallint().primaryKey().default(1), createdAt: createdAt() },
  (t) => [check('trial_shop_mark_one_row', sql`${t.id} = 1`)],
)

/** Accounts whose password is printed at start. In production nobody can sign in to them, even if renamed. */
export const demoAccounts = pgTable('demo_accounts', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
})
