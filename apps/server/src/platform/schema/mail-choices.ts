import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, reference } from './columns.ts'

/** Which of the optional mails a customer wants; no row: he gets it. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    isWanted: boolean().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)
