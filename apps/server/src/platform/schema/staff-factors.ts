import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, createdAt, reference, time } from './columns.ts'

/** The authenticator app of a member of staff (docs/decisions/208). */
export const staffFactors = pgTable('staff_factors', {
  userId: reference()
    .primaryKey()
    .references(() => users.id),
  /** With it and the shop's secret the app's key is derived: no row holds the key itself. */
  nonce: bytes().notNull(),
  /** When a first code proved that the app has the key; null: sign-ins do not count it yet. */
  confirmedAt: time(),
  /** The time step (30 seconds since 1970) of the last code used: it and those before it are never accepted again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Codes that open one sign-in each where the app is not at hand; only hashes. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: reference()
      .notNull()
      .references(() => staffFactors.userId, { onDelete: 'cascade' }),
    codeHash: bytes().notNull(),
    usedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
