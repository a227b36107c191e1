import { DEMO_SIGN_INS } from '../../platform/demo/demo-sign-ins.ts'
import { listStatement } from '../../platform/database/statement.ts'

const logins = DEMO_SIGN_INS.map(({ email }) => `'${email}'`).join(', ')

/**
 * SQL: whether the row u of users is a demo account: created by filling the demo shop (whatever its login is now), or
 * with the login of one.
 */
export const IS_DEMO_ACCOUNT = `(lower(u.login) in (${logins})
  or exists (select from demo_accounts demo where demo.user_id = u.id))`

/** Demo accounts that are not closed. */
export const listOpenDemoAccounts = listStatement<{ login: string }>(
  'demo_accounts_list_open',
  `select u.login from users u where not u.is_disabled and ${IS_DEMO_ACCOUNT} order by u.id`,
)
