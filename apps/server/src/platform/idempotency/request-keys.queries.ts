import type { requestKeys } from '../schema/request-keys.ts'
import { findStatement, writeStatement, type RowOf } from '../database/statement.ts'

interface Named {
  owner: Buffer
  key: Buffer
}

export const findRequestKey = findStatement<RowOf<typeof requestKeys, 'call' | 'result'>, Named>(
  'request_key_find',
  'select call, result from request_keys where owner = $owner and key = $key',
)

/** Fails on request_keys_pkey where the key exists; waits where another transaction is just writing it. */
export const insertRequestKey = writeStatement<Named & { call: Buffer; result: string; now: Date }>(
  'request_key_insert',
  `insert into request_keys (owner, key, call, result, created_at)
   values ($owner, $key, $call, $result::jsonb, $now)`,
)

/**
 * The same within a statement that writes what the call was for: a part of its `with`, to be given as `kept as (…)`. `from`
 * is the part that says by a row that the act is done; without a key nothing is kept.
 */
export const keptRequestOf = (from: string): string =>
  `insert into request_keys (owner, key, call, result, created_at)
     select $keyOwner::bytea, $key::bytea, $keyCall::bytea, $keyResult::jsonb, $now from ${from}
     where $key::bytea is not null`

/** What a visitor did is the customer's whom he signs in as: a key that the customer has already stays behind. */
export const updateRequestOwner = writeStatement<{ before: Buffer; after: Buffer }>(
  'request_key_update_owner',
  `update request_keys k set owner = $after where owner = $before
     and not exists (select from request_keys o where o.owner = $after and o.key = k.key)`,
)

/** Keys that nobody sends any more, and of each owner all but the newest. */
export const removeOldRequestKeys = writeStatement<{ before: Date; most: number }>(
  'request_key_remove_old',
  `delete from request_keys k using (
     select owner, key, created_at, row_number() over (partition by owner order by created_at desc) place
     from request_keys) o
   where k.owner = o.owner and k.key = o.key and (o.created_at < $before or o.place > $most)`,
)
