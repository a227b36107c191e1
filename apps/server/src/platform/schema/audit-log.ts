import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/**
 * Who did what in the shop's name, where it moves money or cannot be taken back. Rows are only ever added: a trigger refuses
 * everything else (docs/decisions/174).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** Who did it: the name given with --by, or the user of the computer. */
    actor: text().notNull(),
    /** What was done, such as payments.capture. */
    act: text().notNull(),
    /** What it was done to: the number of an order, the path of a file. */
    subject: text().notNull(),
    /** How it was asked for and what came of it. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.subject), index().on(t.at)],
)
