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

/** Fails on request_keys_pkey when the key exists; waits while another transaction inserts it. */
export const insertRequestKey = writeStatement<Named & { call: Buffer; result: string; now: Date }>(
  'request_key_insert',
  `insert into request_keys (owner, key, call, result, created_at)
   values ($owner, $key, $call, $result::jsonb, $now)`,
)

/**
 * The same inside the statement that does the act: a part of its `with`, to be used as `kept as (…)`. `from` is the
 * part that returns a row when the act is done; without a key nothing is stored.
 */
export const keptRequestOf = (from: string): string =>
  `insert into request_keys (owner, key, call, result, created_at)
     select $keyOwner::bytea, $key::bytea, $keyCall::bytea, $keyResult::jsonb, $now from ${from}
     where $key::bytea is not null`

/** A visitor's keys become those of the customer; a key that the customer already has is not moved. */
export const updateRequestOwner = writeStatement<{ before: Buffer; after: Buffer }>(
  'request_key_update_owner',
  `update request_keys k set owner = $after where owner = $before
     and not exists (select from request_keys o where o.owner = $after and o.key = k.key)`,
)

/** Removes old keys, and for each owner all but the newest. */
export const removeOldRequestKeys = writeStatement<{ before: Date; most: number }>(
  'request_key_remove_old',
  `delete from request_keys k using (
     select owner, key, created_at, row_number() over (partition by owner order by created_at desc) place
     from request_keys) o
   where k.owner = o.owner and k.key = o.key and (o.created_at < $before or o.place > $most)`,
)
