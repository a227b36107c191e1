import { index, pgTable } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, createdAt, id, reference, time } from './columns.ts'
import { orders } from './orders.ts'

/** Links that show one order read-only to whoever has them. Of a token there is only the hash, and what it is derived from. */
export const orderShares = pgTable(
  'order_shares',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Who made it. */
    userId: reference()
      .notNull()
      .references(() => users.id),
    nonce: bytes().notNull(),
    tokenHash: bytes().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.userId), index().on(t.expiresAt)],
)
