import { oneStatement, writeStatement } from '../../platform/database/statement.ts'

/** What makes a caller known to the owner of a login. */
export interface KnownDeviceRow {
  /** Family of the account token that the caller sent, if it belongs to this login and is still good. */
  family: string | null
  /** Whether somebody signed in to this login from the caller's address lately. */
  isKnownAddress: boolean
}

/**
 * Always one row, for an unknown login too. A token that was replaced before $replacedSince may be stolen and does not
 * count.
 */
export const findKnownDevice = oneStatement<
  KnownDeviceRow,
  {
    login: string
    accountHash: Buffer | null
    address: string
    now: Date
    replacedSince: Date
    signedInSince: Date
  }
>(
  'known_device_find',
  `select
     (select a.family from account_tokens a join users u on u.id = a.user_id
      where a.token_hash = $accountHash and lower(u.login) = lower($login) and a.revoked_at is null and a.expires_at > $now
        and a.credential_version = u.credential_version and (a.replaced_at is null or a.replaced_at >= $replacedSince)) family,
     exists (select from known_addresses k join users u on u.id = k.user_id
      where lower(u.login) = lower($login) and k.address = $address and k.signed_in_at > $signedInSince) "isKnownAddress"`,
)

/** Notes that a customer has signed in from an address. */
export const upsertKnownAddress = writeStatement<{ userId: number; address: string; now: Date }>(
  'known_address_upsert',
  `insert into known_addresses as k (user_id, address, signed_in_at) values ($userId, $address, $now)
   on conflict (user_id, address) do update set signed_in_at = greatest(k.signed_in_at, excluded.signed_in_at)`,
)

/** Notes that somebody has signed in to an account; 0 rows: it was not the first time. */
export const insertFirstSignIn = writeStatement<{ userId: number; now: Date }>(
  'first_sign_in_insert',
  'insert into first_sign_ins (user_id, at) values ($userId, $now) on conflict do nothing',
)

/** Part of a statement that deletes the addresses from which the customer $userId signed in. */
export const forgottenAddresses = 'callers as (delete from known_addresses where user_id = $userId)'

export const removeKnownAddressesBefore = writeStatement<{ before: Date }>(
  'known_address_remove_old',
  'delete from known_addresses where signed_in_at < $before',
)
