import { TERMS_DAYS } from '@cambusa/domain/orders/due-dates'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { cents, createdAt, id, reference, time } from './columns.ts'
import { orders } from './orders.ts'

/** What a company owes for an order on account, one row for each term; made by the hand-over. */
export const dueDates = pgTable(
  'due_dates',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    /** Days from the hand-over: 30 for perishable food, 60 for the rest. */
    termDays: smallint().notNull(),
    handedOverOn: date({ mode: 'string' }).notNull(),
    /** A banking day. */
    dueOn: date({ mode: 'string' }).notNull(),
    cents: cents().notNull(),
    /** As the retailer's ledger says. */
    paidCents: cents().notNull().default(0),
    paidOn: date({ mode: 'string' }),
    /** What credit notes took off. */
    creditedCents: cents().notNull().default(0),
    /** The last reminder that was sent: 0 none, 1 before, 2 on the day, 3 after. */
    reminded: smallint().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique('due_dates_term').on(t.orderId, t.termDays),
    index().on(t.companyId, t.dueOn),
    index('due_dates_open')
      .on(t.companyId, t.dueOn)
      .where(sql`${t.paidCents} + ${t.creditedCents} < ${t.cents}`),
    check('due_dates_terms', sql.raw(`"due_dates"."term_days" in (${TERMS_DAYS.join(', ')})`)),
    check(
      'due_dates_amounts',
      sql`${t.cents} > 0 and ${t.paidCents} >= 0 and ${t.creditedCents} >= 0 and ${t.paidCents} + ${t.creditedCents} <= ${t.cents}`,
    ),
    check('due_dates_reminded', sql`${t.reminded} between 0 and 3`),
  ],
)

/** What a company need not pay of an order on account, because goods went back. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The number of the retailer's document: the same one counts once. */
    document: text().notNull().unique(),
    cents: cents().notNull(),
    /** What of it was paid already, and is to be paid back. */
    restCents: cents().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    /** When the rest was paid back. */
    restPaidAt: time(),
  },
  (t) => [
    index().on(t.orderId),
    check('credit_notes_amounts', sql`${t.cents} > 0 and ${t.restCents} between 0 and ${t.cents}`),
  ],
)
