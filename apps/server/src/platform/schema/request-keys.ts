import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from './columns.ts'

/**
 * Calls that were done, by the key that the browser sent with them: the same call again is answered as the first was.
 * A row is written by the transaction of its act. Owner, key and call are hashes.
 */
export const requestKeys = pgTable(
  'request_keys',
  {
    /** The visitor's token, or the customer and whom they act for. */
    owner: bytes().notNull(),
    key: bytes().notNull(),
    /** What was called with what; salted with the key, which is not kept: nobody works a password out of it. */
    call: bytes().notNull(),
    /** What the act came to; null where it says nothing. */
    result: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'request_keys_pkey', columns: [t.owner, t.key] }),
    check('request_keys_result', sql`octet_length(${t.result}::text) <= 262144`),
  ],
)
