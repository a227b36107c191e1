import { statement } from '../../platform/positional-statement.ts'
import { IS_DEMO_ACCOUNT } from './demo-accounts.queries.ts'

/** The account of a login. */
export interface LoginRow {
  id: number
  passwordHash: string
  isDisabled: boolean
  /** 1 administrator to 4 private customer. */
  userTypeId: number
  isDemo: boolean
  /** The company that a customer code acts for first; null: the customer himself. */
  companyId: number | null
}

export const findLogin = statement<LoginRow, [login: string]>(
  'login_find',
  `select u.id, u.password_hash "passwordHash", u.is_disabled "isDisabled",
     u.user_type_id "userTypeId", ${IS_DEMO_ACCOUNT} "isDemo",
     (select company_id from company_members m where m.cod_int = u.cod_int
      order by is_default desc, company_id limit 1) "companyId"
   from users u where lower(u.login) = lower($1)`,
)

/** Attempts for one login and from one address are counted one after the other. */
export const lockAttempts = statement<never, [login: string, address: string]>(
  'login_attempts_lock',
  `select pg_advisory_xact_lock(1, hashtext($1)), pg_advisory_xact_lock(2, hashtext($2))`,
)

interface AttemptRow {
  at: Date
}

export const listAttemptsOfPair = statement<
  AttemptRow,
  [login: string, address: string, since: Date, limit: number]
>(
  'login_attempts_of_pair',
  `select at from login_attempts where login = $1 and address = $2 and at > $3 and device is null
   order by at desc limit $4`,
)

export const listAttemptsOfAddress = statement<AttemptRow, [address: string, since: Date, limit: number]>(
  'login_attempts_of_address',
  `select at from login_attempts where address = $1 and at > $2 and device is null order by at desc limit $3`,
)

export const listAttemptsOfLogin = statement<AttemptRow, [login: string, since: Date, limit: number]>(
  'login_attempts_of_login',
  `select at from login_attempts where login = $1 and at > $2 and device is null order by at desc limit $3`,
)

export const listAttemptsOfDevice = statement<AttemptRow, [device: string, since: Date, limit: number]>(
  'login_attempts_of_device',
  'select at from login_attempts where device = $1 and at > $2 order by at desc limit $3',
)

export const insertLoginAttempt = statement<
  { id: number },
  [login: string, address: string, device: string | null, now: Date]
>(
  'login_attempts_insert',
  'insert into login_attempts (login, address, device, at) values ($1, $2, $3, $4) returning id',
)

/** A right password wipes out the wrong ones of the same person; those of others stay counted. */
export const removeAttempts = statement<
  never,
  [login: string, address: string, device: string | null, id: number]
>(
  'login_attempts_remove',
  `delete from login_attempts
   where id = $4 or device = $3 or $3 is null and device is null and login = $1 and address = $2`,
)

export const removeAttemptsBefore = statement<never, [before: Date]>(
  'login_attempts_remove_old',
  'delete from login_attempts where at < $1',
)
