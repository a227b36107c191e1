import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, reference } from './columns.ts'

/** Failed sign-ins, to slow down guessing. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: id(),
    login: text().notNull(),
    address: text().notNull(),
    /**
     * Family of the account token that makes the caller a known device of this login; its attempts are counted
     * separately.
     */
    device: text(),
    at: createdAt(),
  },
  (t) => [
    index().on(t.login, t.at),
    index().on(t.address, t.at),
    index('login_attempts_device')
      .on(t.device, t.at)
      .where(sql`${t.device} is not null`),
  ],
)

/** Where customers signed in from during the last 30 days, so that guessing from elsewhere does not lock them out. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: reference()
      .notNull()
      .references(() => users.id),
    address: text().notNull(),
    signedInAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] }), index().on(t.signedInAt)],
)

/** Accounts that somebody has signed in to: the first time tells nobody of a new device. */
export const firstSignIns = pgTable('first_sign_ins', {
  userId: reference()
    .primaryKey()
    .references(() => users.id),
  at: createdAt(),
})
