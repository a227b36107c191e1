import { mayDo, roleOf } from '@cambusa/domain/people/roles'
import type { Config } from '../../config.ts'
import { DEMO_PASSWORD } from '../../platform/demo/demo-sign-ins.ts'

/** Whether an account is shut because its password is printed for all to read: a demo account in production (record 080). */
export function isShutInProduction({ mode }: Pick<Config, 'mode'>, { isDemo }: { isDemo: boolean }): boolean {
  return mode === 'production' && isDemo
}

/** The same for a sign-in: the demo's password opens no operator's account in production, whoever made it. */
export function mayNotSignIn(
  config: Pick<Config, 'mode'>,
  account: { isDemo: boolean; userTypeId: number },
  password: string,
): boolean {
  if (isShutInProduction(config, account)) return true
  const isOfTheShop = mayDo(roleOf(account.userTypeId), 'operator')
  return config.mode === 'production' && isOfTheShop && password === DEMO_PASSWORD
}
