import type { users } from '../../platform/schema/accounts.ts'
import type { mailLinks } from '../../platform/schema/customers.ts'
import { findStatement, oneStatement, writeStatement, type RowOf } from '../../platform/database/statement.ts'

/**
 * Revokes links before a new one is made: the newest `kept` of this purpose to this address stay, older ones and those
 * to other addresses end.
 */
export const revokeOlderLinks = writeStatement<{
  userId: number
  purpose: string
  email: string
  kept: number
  now: Date
}>(
  'mail_links_revoke',
  `update mail_links set revoked_at = $now
   where user_id = $userId and purpose = $purpose and used_at is null and revoked_at is null
     and id not in (
       select id from mail_links where user_id = $userId and purpose = $purpose and lower(email) = lower($email)
         and used_at is null and revoked_at is null order by id desc limit $kept)`,
)

/** Inserts a link for the given version of the credentials; null: the current one. */
export const insertLink = oneStatement<
  RowOf<typeof mailLinks, 'id'>,
  {
    userId: number
    purpose: string
    email: string
    nonce: Buffer
    tokenHash: Buffer
    credentialVersion: number | null
    now: Date
    expiresAt: Date
  }
>(
  'mail_links_insert',
  `insert into mail_links (user_id, purpose, email, nonce, token_hash, created_at, expires_at, credential_version)
   select id, $purpose, $email, $nonce, $tokenHash, $now, $expiresAt,
     coalesce($credentialVersion::int, credential_version)
   from users where id = $userId
   returning id`,
)

type LinkRow = RowOf<
  typeof mailLinks,
  'id' | 'userId' | 'purpose' | 'email' | 'nonce' | 'expiresAt' | 'usedAt' | 'revokedAt' | 'credentialVersion'
> &
  RowOf<typeof users, 'login'> & {
    /** Login or password have been changed since, or the account was closed. */
    isOutdated: boolean
  }

const COLUMNS = `l.id, l.user_id "userId", l.purpose, l.email, l.nonce, l.expires_at "expiresAt", l.used_at "usedAt",
  l.revoked_at "revokedAt", l.credential_version "credentialVersion", u.login,
  l.credential_version <> u.credential_version "isOutdated"`

export const findLink = findStatement<LinkRow, { id: number }>(
  'mail_links_find',
  `select ${COLUMNS} from mail_links l join users u on u.id = l.user_id where l.id = $id`,
)

/** The link of a token, and whether a newer one of its purpose is open. */
export const findLinkByToken = findStatement<
  LinkRow & { hasNewer: boolean },
  { tokenHash: Buffer; purpose: string; now: Date }
>(
  'mail_links_find_by_token',
  `select ${COLUMNS}, exists (
     select from mail_links n where n.user_id = l.user_id and n.purpose = l.purpose and n.id > l.id and n.used_at is null
       and n.revoked_at is null and n.expires_at > $now and n.credential_version = u.credential_version) "hasNewer"
   from mail_links l join users u on u.id = l.user_id where l.token_hash = $tokenHash and l.purpose = $purpose`,
)

export const findPendingEmail = findStatement<
  RowOf<typeof mailLinks, 'email'>,
  { userId: number; now: Date }
>(
  'mail_links_pending_email',
  `select l.email from mail_links l join users u on u.id = l.user_id and u.credential_version = l.credential_version
   where l.user_id = $userId and l.purpose = 'email' and l.used_at is null and l.revoked_at is null
     and l.expires_at > $now order by l.id desc limit 1`,
)

/** Uses up a link, and all open ones for the same purpose; no row: another call has just used one. */
export const updateLinksUsed = findStatement<
  { id: number },
  { id: number; userId: number; purpose: string; now: Date }
>(
  'mail_links_used',
  `with used as (
     update mail_links set used_at = $now where user_id = $userId and purpose = $purpose and used_at is null
       and revoked_at is null returning id)
   select id from used where id = $id`,
)

export const removeLinksExpiredBefore = writeStatement<{ before: Date }>(
  'mail_links_remove_old',
  'delete from mail_links where expires_at < $before',
)

/** All links that were ever sent to a customer. */
export const removeLinksOf = writeStatement<{ userId: number }>(
  'mail_links_remove_of',
  'delete from mail_links where user_id = $userId',
)
