import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { companies, sessions, users } from './accounts.ts'
import { bytes, createdAt, id, reference, time } from './columns.ts'

/** Keys by which a till or a tablet signs in as one customer of a company (docs/decisions/209). */
export const technicalKeys = pgTable(
  'technical_keys',
  {
    id: id(),
    /** What the device sends beside the secret; it is no secret itself. */
    key: text().notNull().unique(),
    /** SHA-256 of the secret, which is shown once and kept nowhere. */
    secretHash: bytes().notNull(),
    /** Words for the device: 'Cassa 2'. */
    name: text().notNull(),
    companyId: reference()
      .notNull()
      .references(() => companies.id),
    /** The customer as whom it signs in. */
    userId: reference()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    lastUsedAt: time(),
    withdrawnAt: time(),
  },
  (t) => [index().on(t.companyId), index().on(t.userId)],
)

/** Which key opened a session: it ends with the key. */
export const technicalSessions = pgTable(
  'technical_sessions',
  {
    tokenHash: bytes()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    keyId: reference()
      .notNull()
      .references(() => technicalKeys.id),
  },
  (t) => [index().on(t.keyId)],
)
