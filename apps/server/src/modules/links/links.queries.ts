import type { users } from '../../platform/schema/accounts.ts'
import type { mailLinks } from '../../platform/schema/customers.ts'
import { findStatement, oneStatement, writeStatement, type RowOf } from '../../platform/statement.ts'

export const revokeLinks = writeStatement<{ userId: number; purpose: string; now: Date }>(
  'mail_links_revoke',
  `update mail_links set revoked_at = $now
   where user_id = $userId and purpose = $purpose and used_at is null and revoked_at is null`,
)

export const insertLink = oneStatement<
  RowOf<typeof mailLinks, 'id'>,
  {
    userId: number
    purpose: string
    email: string
    nonce: Buffer
    tokenHash: Buffer
    now: Date
    expiresAt: Date
  }
>(
  'mail_links_insert',
  `insert into mail_links (user_id, purpose, email, nonce, token_hash, created_at, expires_at)
   values ($userId, $purpose, $email, $nonce, $tokenHash, $now, $expiresAt) returning id`,
)

type LinkRow = RowOf<
  typeof mailLinks,
  'id' | 'userId' | 'purpose' | 'email' | 'nonce' | 'expiresAt' | 'usedAt' | 'revokedAt'
>

const columns = `id, user_id "userId", purpose, email, nonce, expires_at "expiresAt", used_at "usedAt",
  revoked_at "revokedAt"`

export const findLink = findStatement<LinkRow & RowOf<typeof users, 'login'>, { id: number }>(
  'mail_links_find',
  `select ${columns}, (select login from users where users.id = user_id) login from mail_links where id = $id`,
)

/** The link of a token, locked until the transaction ends: of two that use it at once one comes first. */
export const findLinkForUpdate = findStatement<LinkRow, { tokenHash: Buffer; purposes: readonly string[] }>(
  'mail_links_find_for_update',
  `select ${columns} from mail_links where token_hash = $tokenHash and purpose = any($purposes) for update`,
)

export const findPendingEmail = findStatement<
  RowOf<typeof mailLinks, 'email'>,
  { userId: number; now: Date }
>(
  'mail_links_pending_email',
  `select email from mail_links where user_id = $userId and purpose = 'email' and used_at is null
     and revoked_at is null and expires_at > $now order by id desc limit 1`,
)

export const updateLinkUsed = writeStatement<{ id: number; now: Date }>(
  'mail_links_used',
  'update mail_links set used_at = $now where id = $id and used_at is null',
)

export const removeLinksExpiredBefore = writeStatement<{ before: Date }>(
  'mail_links_remove_old',
  'delete from mail_links where expires_at < $before',
)
