import type { users } from '../../platform/schema/accounts.ts'
import { findStatement, type RowOf } from '../../platform/statement.ts'

export type AccountRow = RowOf<typeof users, 'id' | 'login' | 'firstName' | 'passwordHash' | 'isDisabled'>

const COLUMNS = `id, login, first_name "firstName", password_hash "passwordHash", is_disabled "isDisabled"`

export const findAccountByLogin = findStatement<AccountRow, { login: string }>(
  'account_find_by_login',
  `select ${COLUMNS} from users where lower(login) = lower($login)`,
)

export const findAccount = findStatement<AccountRow, { userId: number }>(
  'account_find',
  `select ${COLUMNS} from users where id = $userId`,
)

/** Where the password is still the one that was looked at; no row: somebody else changed it, or closed the account. */
export const updatePasswordHash = findStatement<
  Pick<AccountRow, 'login' | 'firstName'>,
  { userId: number; before: string; passwordHash: string }
>(
  'account_update_password',
  `update users set password_hash = $passwordHash
   where id = $userId and password_hash = $before and not is_disabled returning login, first_name "firstName"`,
)

/** Level 1, and 2 with a card of one's own: that was all that was missing. */
const LEVEL_OF_VERIFIED =
  'greatest(profile_level, case when store_card is null then $verified else $enabled end::smallint)'

/** The e-mail is verified: a link that was sent there has been used. */
export const updateEmailVerified = findStatement<
  RowOf<typeof users, 'login' | 'firstName' | 'profileLevel'>,
  { userId: number; verified: number; enabled: number }
>(
  'account_verify_email',
  `update users set profile_level = ${LEVEL_OF_VERIFIED}
   where id = $userId and not is_disabled returning login, first_name "firstName", profile_level "profileLevel"`,
)

/** The new e-mail is verified by its link: with a card of one's own nothing is missing any more. */
export const updateLogin = findStatement<
  { login: string; cardPending: boolean },
  { userId: number; before: string; login: string; verified: number; enabled: number }
>(
  'account_update_login',
  `update users u set login = $login, profile_level = ${LEVEL_OF_VERIFIED}
   where id = $userId and lower(login) = lower($before) and not is_disabled
   returning login, profile_level < $enabled and exists (
     select from card_requests r where r.user_id = u.id and r.handed_at is null) "cardPending"`,
)
