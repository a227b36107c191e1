import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, reference, time } from './columns.ts'
import { orders } from './orders.ts'
import { withdrawals } from './withdrawals.ts'

/**
 * Money that the office pays to a customer's bank account: what cannot go back to a card or a gift code. Each cause once.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    /** withdrawal: goods that went back. overpaid: paid in advance, more than was delivered. deposit: crates brought back. */
    reason: text().notNull(),
    withdrawalId: reference().references(() => withdrawals.id),
    cents: cents().notNull(),
    /** '' until the customer has said them. */
    holder: text().notNull().default(''),
    iban: text().notNull().default(''),
    createdAt: createdAt(),
    paidAt: time(),
  },
  (t) => [
    unique('payouts_one').on(t.orderId, t.reason, t.withdrawalId).nullsNotDistinct(),
    index().on(t.withdrawalId),
    index('payouts_open')
      .on(t.id)
      .where(sql`${t.paidAt} is null`),
    check('payouts_cents', sql`${t.cents} > 0`),
    check('payouts_reason', sql`${t.reason} in ('withdrawal', 'overpaid', 'deposit')`),
    check('payouts_withdrawal', sql`(${t.reason} = 'withdrawal') = (${t.withdrawalId} is not null)`),
  ],
)
