import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, reference } from './columns.ts'

/**
 * Who did what in the shop, as whom: acts of commands, and what triggers note of accounts, cards, companies, consents,
 * sessions and moves of orders. Rows are only added: a trigger refuses everything else (docs/decisions/174, 213). No
 * secrets and no names of customers: accounts are named by their ids, which stay when an account is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** The person of a command (the name given with --by, or the user of the computer), 'user 12', or 'shop'. */
    actor: text().notNull(),
    /** The account that did it; null: a command, a job or an import. */
    actorUserId: reference(),
    /** The customer for whom an administrator did it. */
    asUserId: reference(),
    /** The customer whom it concerns. */
    customerId: reference(),
    /** The order that it concerns. */
    orderId: reference(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text(),
    /** The act, for example payments.capture. */
    act: text().notNull(),
    /** Its object: the number of an order, the path of a file. */
    subject: text().notNull(),
    /** How it was requested and its result. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.subject), index().on(t.at), index().on(t.customerId), index().on(t.orderId)],
)
