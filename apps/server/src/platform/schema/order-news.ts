import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, reference, time } from './columns.ts'
import { orders } from './orders.ts'

/**
 * News about an order for the shop, written by trigger in the transaction that moves it: prepare it, or stop. Sent
 * once, by mail (docs/decisions/179).
 */
export const orderNews = pgTable(
  'order_news',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['prepare', 'stop'] }).notNull(),
    at: createdAt(),
    /** When its mail was written; null: not yet. */
    toldAt: time(),
  },
  (t) => [
    index().on(t.orderId),
    index('order_news_untold')
      .on(t.id)
      .where(sql`${t.toldAt} is null`),
    check('order_news_kind', sql`${t.kind} in ('prepare', 'stop')`),
  ],
)
