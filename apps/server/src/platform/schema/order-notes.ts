import { ORDER_NOTE_MAX } from '@cambusa/domain/constants'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { bytes, createdAt, id, reference, time } from './columns.ts'
import { orders } from './orders.ts'

const stars = () => smallint()

/** A customer's rating and note of an order, 1 to 5 stars each; null: not rated. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    goods: stars(),
    punctuality: stars(),
    courtesy: stars(),
    text: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.companyId),
    index().on(t.companyId),
    check(
      'order_notes_stars',
      sql`coalesce(${t.goods}, 1) between 1 and 5 and coalesce(${t.punctuality}, 1) between 1 and 5 and coalesce(${t.courtesy}, 1) between 1 and 5`,
    ),
    check('order_notes_text', sql.raw(`char_length("order_notes"."text") <= ${ORDER_NOTE_MAX}`)),
  ],
)

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
