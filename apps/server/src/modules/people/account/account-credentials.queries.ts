import type { users } from '../../../platform/schema/accounts.ts'
import { IS_OF_PROVIDER } from '../../../platform/schema/sso.ts'
import { personInfosSql } from '../../../platform/schema/person-columns.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'

export type AccountRow = RowOf<
  typeof users,
  'id' | 'login' | 'firstName' | 'passwordHash' | 'isDisabled' | 'profileLevel' | 'credentialVersion'
>

const COLUMNS = `id, login, first_name "firstName", password_hash "passwordHash", is_disabled "isDisabled",
  profile_level "profileLevel", credential_version "credentialVersion"`

/**
 * Condition of every change of credentials and every use of a link: the credentials are unchanged since `before`, and
 * the account is not closed.
 */
const UNCHANGED = 'id = $userId and credential_version = $before and not is_disabled'

interface Unchanged {
  userId: number
  /** Version of the credentials that the caller gave or that the link was made for. */
  before: number
}

/** The new version, raised by the trigger of users. */
type Changed = Pick<AccountRow, 'login' | 'firstName' | 'credentialVersion'>

const CHANGED = 'login, first_name "firstName", credential_version "credentialVersion"'

/** Whether the password of an account is an identity provider's: no link of ours sets one. */
export const findProvidedAccount = findStatement<Pick<AccountRow, 'id'>, { userId: number }>(
  'account_find_provided',
  `select u.id from users u where u.id = $userId and ${IS_OF_PROVIDER}`,
)

export const findAccountByLogin = findStatement<AccountRow, { login: string }>(
  'account_find_by_login',
  `select ${COLUMNS} from users where lower(login) = lower($login)`,
)

export const findAccount = findStatement<AccountRow, { userId: number }>(
  'account_find',
  `select ${COLUMNS} from users where id = $userId`,
)

export const updatePasswordHash = findStatement<Changed, Unchanged & { passwordHash: string }>(
  'account_update_password',
  `update users set password_hash = $passwordHash where ${UNCHANGED} returning ${CHANGED}`,
)

/** Ends everything that was opened with the current credentials, which stay valid. */
export const updateCredentialVersion = findStatement<Changed, Unchanged>(
  'account_end_credentials',
  `update users set credential_version = credential_version + 1 where ${UNCHANGED} returning ${CHANGED}`,
)

/**
 * The same where it ends something: another session or device, also of a till, or an open link; no row: there is
 * nothing. `usedSince`: sessions that were not used since have ended by themselves.
 */
export const updateOthersEnded = findStatement<
  Changed,
  Unchanged & { tokenHash: Buffer; usedSince: Date; now: Date }
>(
  'account_end_others',
  `update users u set credential_version = credential_version + 1 where ${UNCHANGED} and (
     exists (select from sessions s where s.user_id = u.id and s.token_hash <> $tokenHash and s.revoked_at is null
       and s.credential_version = u.credential_version and s.last_seen_at >= $usedSince
       and (s.expires_at is null or s.expires_at > $now))
     or exists (select from account_tokens a where a.user_id = u.id and a.revoked_at is null and a.expires_at > $now
       and a.credential_version = u.credential_version and a.family is distinct from
         (select account_family from sessions where token_hash = $tokenHash))
     or exists (select from mail_links l where l.user_id = u.id and l.used_at is null and l.revoked_at is null
       and l.expires_at > $now and l.credential_version = u.credential_version))
   returning ${CHANGED}`,
)

/** Level 1, or 2 if the customer has a card: then nothing else was missing. */
const LEVEL_OF_VERIFIED =
  'greatest(profile_level, case when store_card is null then $verified else $enabled end::smallint)'

interface Levels {
  verified: number
  enabled: number
}

/** Marks the e-mail as verified: a link that was sent there has been used. */
export const updateEmailVerified = findStatement<
  RowOf<typeof users, 'login' | 'firstName' | 'profileLevel'>,
  Unchanged & Levels
>(
  'account_verify_email',
  `update users set profile_level = ${LEVEL_OF_VERIFIED}
   where ${UNCHANGED} returning login, first_name "firstName", profile_level "profileLevel"`,
)

/** Sets the new e-mail, verified by its link: with a card nothing is missing any more. */
export const updateLogin = findStatement<
  Changed & { cardPending: boolean },
  Unchanged & Levels & { login: string }
>(
  'account_update_login',
  `update users u set login = $login, profile_level = ${LEVEL_OF_VERIFIED} where ${UNCHANGED}
   returning ${CHANGED}, profile_level < $enabled and exists (
     select from card_requests r where r.user_id = u.id and r.handed_at is null) "cardPending"`,
)

/**
 * Clears what somebody typed into an account that was never confirmed, because the owner of the e-mail never saw it;
 * the name stays.
 */
export const clearUnconfirmed = findStatement<RowOf<typeof users, 'id'>, { userId: number }>(
  'account_clear_unconfirmed',
  `update users set ${personInfosSql.clear}, typed_invoicing = null, default_delivery_address_id = null,
     default_store_id = null, fiscal_code = case when store_card is null then null else fiscal_code end
   where id = $userId returning id`,
)
