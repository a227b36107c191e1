import { EXPORT_STATES } from '@cambusa/domain/exports/export-choices'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { createdAt, id, reference, time } from './columns.ts'

/** Exports that customers ask for: pictures and data of products, or the copy of their own data. */
export const exports = pgTable(
  'exports',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    /** The company that it was asked for; null for a copy of one's own data. */
    companyId: reference().references(() => companies.id),
    kind: text({ enum: ['products', 'myData'] }).notNull(),
    /** What was asked for, with the products as they were then (modules/exports). */
    wish: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull().default('waiting'),
    progress: smallint().notNull().default(0),
    products: integer().notNull().default(0),
    pictures: integer().notNull().default(0),
    missing: integer().notNull().default(0),
    /** Of its file. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Why it failed: a key of the messages. */
    problem: text(),
    createdAt: createdAt(),
    /** When its run last said that it goes on; an older one was killed, and another takes it over. */
    beatAt: time(),
    doneAt: time(),
    expiresAt: time(),
  },
  (t) => [
    index().on(t.userId, t.companyId),
    index('exports_open')
      .on(t.companyId)
      .where(sql`${t.state} in ('waiting', 'running')`),
    index().on(t.companyId),
    index().on(t.expiresAt),
    check('exports_kind', sql`(${t.kind} = 'products') = (${t.companyId} is not null)`),
    check(
      'exports_state',
      sql.raw(`"exports"."state" in (${EXPORT_STATES.map((state) => `'${state}'`).join(', ')})`),
    ),
    check('exports_progress', sql`${t.progress} between 0 and 100`),
    check(
      'exports_ready',
      sql`${t.state} not in ('ready', 'expired') or (${t.doneAt} is not null and ${t.expiresAt} is not null)`,
    ),
  ],
)
