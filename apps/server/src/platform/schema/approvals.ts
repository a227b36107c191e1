import {
  APPROVAL_REASONS,
  APPROVAL_STATES,
  type ApprovalReason,
  type ApprovalState,
} from '@cambusa/domain/orders/approval'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, time as timeOfDay } from 'drizzle-orm/pg-core'
import { sqlTexts } from '../database/sql-list.ts'
import { companies, users } from './accounts.ts'
import { carts } from './carts.ts'
import { cents, createdAt, id, reference, time } from './columns.ts'
import { orders, type OrderLine } from './orders.ts'

/** A line as it was sent, or last changed by an approver. */
export type SentLine = Omit<OrderLine, 'gtin'> & { productId: number }

/** Carts that buyers sent to the holders of their company. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    /** The cart that waits (status 5), or became the order; null once its lines went back to their sender. */
    cartId: reference()
      .unique()
      .references(() => carts.id, { onDelete: 'set null' }),
    /** Who sent it. */
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    state: text().$type<ApprovalState>().notNull().default('waiting'),
    why: text().$type<ApprovalReason>().notNull(),
    reason: text(),
    totalCents: cents().notNull(),
    totalItems: integer().notNull(),
    deliveryServiceName: text().notNull(),
    slotDate: date().notNull(),
    slotBegin: timeOfDay().notNull(),
    slotEnd: timeOfDay().notNull(),
    lines: jsonb().$type<SentLine[]>().notNull(),
    sentAt: createdAt(),
    /** The cut-off of its slot when it was sent. */
    lapsesAt: time().notNull(),
    decidedAt: time(),
    decidedBy: reference().references(() => users.id),
    orderId: reference()
      .unique()
      .references(() => orders.id),
  },
  (t) => [
    index().on(t.userId, t.companyId),
    index().on(t.companyId, t.sentAt),
    index().on(t.decidedBy),
    index('approvals_waiting')
      .on(t.lapsesAt)
      .where(sql`${t.state} = 'waiting'`),
    check('approvals_state', sql`${t.state} in (${sql.raw(sqlTexts(APPROVAL_STATES))})`),
    check('approvals_why', sql`${t.why} in (${sql.raw(sqlTexts(APPROVAL_REASONS))})`),
    check('approvals_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    check(
      'approvals_waiting_cart',
      sql`${t.state} not in ('waiting', 'approved') or ${t.cartId} is not null`,
    ),
    check('approvals_order', sql`(${t.state} = 'approved') = (${t.orderId} is not null)`),
    check('approvals_never_ones_own', sql`${t.decidedBy} <> ${t.userId}`),
  ],
)
