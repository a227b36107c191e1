import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/**
 * Who did what in the shop's name, when it moves money or cannot be undone. Rows are only added: a trigger refuses
 * everything else (docs/decisions/174).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** The person: the name given with --by, or the user of the computer. */
    actor: text().notNull(),
    /** The act, for example payments.capture. */
    act: text().notNull(),
    /** Its object: the number of an order, the path of a file. */
    subject: text().notNull(),
    /** How it was requested and its result. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.subject), index().on(t.at)],
)
