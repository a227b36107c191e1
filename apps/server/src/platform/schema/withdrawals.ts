import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, createdAt, id, quantity, reference, time } from './columns.ts'
import { orderItems, orders } from './orders.ts'

/**
 * A withdrawal of a private customer from a contract (Codice del Consumo art. 52-59). declared: the shop waits for the
 * goods. returned: they are back, the money goes back. refunded: all of it went back.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    state: text({ enum: ['declared', 'returned', 'refunded'] })
      .notNull()
      .default('declared'),
    /** Goods and, where all of the order goes back, its delivery fee. */
    goodsCents: cents().notNull(),
    feeCents: cents().notNull().default(0),
    /** How the sum goes back: to gift codes first, the rest to the card or to a bank account. */
    giftCents: cents().notNull().default(0),
    cardCents: cents().notNull().default(0),
    bankCents: cents().notNull().default(0),
    declaredAt: createdAt(),
    returnedAt: time(),
    refundedAt: time(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.userId),
    check('withdrawals_state', sql`${t.state} in ('declared', 'returned', 'refunded')`),
    check(
      'withdrawals_sum',
      sql`${t.goodsCents} + ${t.feeCents} = ${t.giftCents} + ${t.cardCents} + ${t.bankCents}`,
    ),
    check(
      'withdrawals_amounts',
      sql`${t.goodsCents} >= 0 and ${t.feeCents} >= 0 and ${t.giftCents} >= 0 and ${t.cardCents} >= 0 and ${t.bankCents} >= 0`,
    ),
  ],
)

/** Lines of a withdrawal; a trigger refuses more than what came of the line. */
export const withdrawnLines = pgTable(
  'withdrawn_lines',
  {
    id: id(),
    withdrawalId: reference()
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    orderItemId: reference()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
    cents: cents().notNull(),
  },
  (t) => [
    unique().on(t.withdrawalId, t.orderItemId),
    index().on(t.orderItemId),
    check('withdrawn_lines_quantity', sql`${t.quantity} > 0 and ${t.cents} >= 0`),
  ],
)
