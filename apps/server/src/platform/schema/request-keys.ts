import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from './columns.ts'

/**
 * Completed calls, by the idempotency key that the browser sent: a repeated call is answered like the first. The row is
 * written in the transaction of the act. Owner, key and call are hashes.
 */
export const requestKeys = pgTable(
  'request_keys',
  {
    /** The visitor's token, or the customer and the company acted for. */
    owner: bytes().notNull(),
    key: bytes().notNull(),
    /**
     * The call and its parameters; salted with the key, which is not stored, so that no password can be computed from
     * it.
     */
    call: bytes().notNull(),
    /** The result of the act; null if it has none. */
    result: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'request_keys_pkey', columns: [t.owner, t.key] }),
    check('request_keys_result', sql`octet_length(${t.result}::text) <= 262144`),
  ],
)
