import { statement } from '../../platform/positional-statement.ts'

/** By what a caller is known to the owner of a login. */
export interface KnownDeviceRow {
  /** Family of the account token that the caller shows, where it is one of this login and still good. */
  family: string | null
  /** Whether this login was signed in to from the caller's address lately. */
  isKnownAddress: boolean
}

/** Always one row, of an unknown login too. A token that was replaced longer ago may have been stolen. */
export const findKnownDevice = statement<
  KnownDeviceRow,
  [
    login: string,
    accountHash: Buffer | null,
    address: string,
    now: Date,
    replacedSince: Date,
    signedInSince: Date,
  ]
>(
  'known_device_find',
  `select
     (select a.family from account_tokens a join users u on u.id = a.user_id
      where a.token_hash = $2 and lower(u.login) = lower($1) and a.revoked_at is null and a.expires_at > $4
        and (a.replaced_at is null or a.replaced_at >= $5)) family,
     exists (select from known_addresses k join users u on u.id = k.user_id
      where lower(u.login) = lower($1) and k.address = $3 and k.signed_in_at > $6) "isKnownAddress"`,
)

/** Notes that a customer has signed in from an address. */
export const upsertKnownAddress = statement<never, [userId: number, address: string, now: Date]>(
  'known_address_upsert',
  `insert into known_addresses as k (user_id, address, signed_in_at) values ($1, $2, $3)
   on conflict (user_id, address) do update set signed_in_at = greatest(k.signed_in_at, excluded.signed_in_at)`,
)

export const removeKnownAddressesBefore = statement<never, [before: Date]>(
  'known_address_remove_old',
  'delete from known_addresses where signed_in_at < $1',
)
