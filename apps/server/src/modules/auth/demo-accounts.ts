import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import type { Config } from '../../config.ts'
import { DEMO_PASSWORD } from '../../platform/demo/demo-sign-ins.ts'

/** Whether an account is refused because its password is public: a demo account in production (record 080). */
export function isShutInProduction({ mode }: Pick<Config, 'mode'>, { isDemo }: { isDemo: boolean }): boolean {
  return mode === 'production' && isDemo
}

/**
 * Whether a sign-in is refused: to such an account, or to any operator's account in production with the demo's
 * password.
 */
export function mayNotSignIn(
  config: Pick<Config, 'mode'>,
  account: { isDemo: boolean; userTypeId: number },
  password: string,
): boolean {
  if (isShutInProduction(config, account)) return true
  const isOfTheShop = roleMayDo(roleOf(account.userTypeId), 'serveCustomers')
  return config.mode === 'production' && isOfTheShop && password === DEMO_PASSWORD
}
