import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import type { users } from '../../platform/schema/accounts.ts'
import type { loginAttempts } from '../../platform/schema/sign-ins.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import { IS_NOT_LEFT_OUT } from '../../platform/schema/sso.ts'
import { IS_DEMO_ACCOUNT } from './demo-accounts.queries.ts'

/** The account of a login. */
export interface LoginRow extends RowOf<
  typeof users,
  'id' | 'login' | 'passwordHash' | 'isDisabled' | 'userTypeId'
> {
  isDemo: boolean
  /** An authenticator app is connected. */
  hasSecondFactor: boolean
  /** The company that the customer acts for first; null: none, the customer acts for themselves. */
  companyId: number | null
}

/** Part of a select of users `u`: the company that the customer acts for first. */
export const COMPANY_OF_LOGIN = `(select a."companyId" from ${OF_COMPANIES} a join companies c on c.id = a."companyId"
  where a."userId" = u.id and u.profile_level >= ${PROFILE_LEVEL.emailVerified} and ${IS_NOT_LEFT_OUT}
  order by a."isDefault" desc, a."companyId" limit 1)`

export const findLogin = findStatement<LoginRow, { login: string }>(
  'login_find',
  `select u.id, u.login, u.password_hash "passwordHash", u.is_disabled "isDisabled",
     u.user_type_id "userTypeId", ${IS_DEMO_ACCOUNT} "isDemo",
     exists (select from staff_factors f where f.user_id = u.id and f.confirmed_at is not null) "hasSecondFactor",
     ${COMPANY_OF_LOGIN} "companyId"
   from users u where lower(u.login) = lower($login)`,
)

/**
 * The version of an account's credentials if its password is still the one that was just checked. Nothing is locked: a
 * session or token with this version becomes invalid if the password changes meanwhile.
 */
export const findUnchangedPassword = findStatement<
  RowOf<typeof users, 'credentialVersion'>,
  { userId: number; passwordHash: string }
>(
  'login_password_unchanged',
  `select credential_version "credentialVersion" from users
   where id = $userId and password_hash = $passwordHash and not is_disabled`,
)

/** Serialises the counting of attempts for one login and from one address. */
export const lockAttempts = writeStatement<{ login: string; address: string }>(
  'login_attempts_lock',
  `select pg_advisory_xact_lock(1, hashtext($login)), pg_advisory_xact_lock(2, hashtext($address))`,
)

type AttemptRow = RowOf<typeof loginAttempts, 'at'>

export const listAttemptsOfPair = listStatement<
  AttemptRow,
  { login: string; address: string; since: Date; limit: number }
>(
  'login_attempts_of_pair',
  `select at from login_attempts where login = $login and address = $address and at > $since and device is null
   order by at desc limit $limit`,
)

export const listAttemptsOfAddress = listStatement<
  AttemptRow,
  { address: string; since: Date; limit: number }
>(
  'login_attempts_of_address',
  `select at from login_attempts where address = $address and at > $since and device is null order by at desc limit $limit`,
)

export const listAttemptsOfLogin = listStatement<AttemptRow, { login: string; since: Date; limit: number }>(
  'login_attempts_of_login',
  `select at from login_attempts where login = $login and at > $since and device is null order by at desc limit $limit`,
)

export const listAttemptsOfDevice = listStatement<AttemptRow, { device: string; since: Date; limit: number }>(
  'login_attempts_of_device',
  'select at from login_attempts where device = $device and at > $since order by at desc limit $limit',
)

export const insertLoginAttempt = oneStatement<
  RowOf<typeof loginAttempts, 'id'>,
  { login: string; address: string; device: string | null; now: Date }
>(
  'login_attempts_insert',
  'insert into login_attempts (login, address, device, at) values ($login, $address, $device, $now) returning id',
)

/** A right password deletes the earlier wrong ones of the same device or address; those of others stay counted. */
export const removeAttempts = writeStatement<{
  login: string
  address: string
  device: string | null
  id: number
}>(
  'login_attempts_remove',
  `delete from login_attempts
   where id = $id or device = $device or $device is null and device is null and login = $login and address = $address`,
)

export const removeAttempt = writeStatement<{ id: number }>(
  'login_attempt_remove',
  'delete from login_attempts where id = $id',
)

export const removeAttemptsBefore = writeStatement<{ before: Date }>(
  'login_attempts_remove_old',
  'delete from login_attempts where at < $before',
)

/** What decides whether a person needs a factor, and what is left of it. */
export const findFactorState = findStatement<
  RowOf<typeof users, 'userTypeId'> & { isDemo: boolean; isSet: boolean; left: number },
  { userId: number }
>(
  'second_factor_state',
  `select u.user_type_id "userTypeId", ${IS_DEMO_ACCOUNT} "isDemo",
     exists (select from staff_factors f where f.user_id = u.id and f.confirmed_at is not null) "isSet",
     (select count(*)::int from staff_recovery_codes c where c.user_id = u.id and c.used_at is null) "left"
   from users u where u.id = $userId`,
)
