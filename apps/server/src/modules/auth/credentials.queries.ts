import type { sessions } from '../../platform/schema/accounts.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

interface Kept {
  userId: number
  /** Session of the caller. */
  tokenHash: Buffer
}

/**
 * Tokens of the device of a session, locked until the transaction ends; includes one that is just being issued as a
 * replacement.
 */
export const lockDeviceTokens = listStatement<{ family: string }, Kept>(
  'credentials_lock_device',
  `select a.family from account_tokens a join sessions s on s.account_family = a.family
   where s.token_hash = $tokenHash and s.user_id = $userId and a.user_id = $userId
   order by a.token_hash for update of a`,
)

/** Keeps a session open that was good until now; no row: it has ended, or belongs to another customer. */
export const updateKeptSession = findStatement<
  RowOf<typeof sessions, 'accountFamily'>,
  Kept & { before: number; credentialVersion: number }
>(
  'credentials_keep_session',
  `update sessions set credential_version = $credentialVersion
   where token_hash = $tokenHash and user_id = $userId and credential_version = $before and revoked_at is null
   returning account_family "accountFamily"`,
)

export const updateKeptDevice = writeStatement<{
  family: string
  userId: number
  before: number
  credentialVersion: number
}>(
  'credentials_keep_device',
  `update account_tokens set credential_version = $credentialVersion
   where family = $family and user_id = $userId and credential_version = $before and revoked_at is null`,
)

/** When the customer typed the password for this session; null: a remembered device opened it. */
export const findSignedInAt = findStatement<RowOf<typeof sessions, 'signedInAt'>, { tokenHash: Buffer }>(
  'credentials_signed_in_at',
  'select signed_in_at "signedInAt" from sessions where token_hash = $tokenHash and revoked_at is null',
)
