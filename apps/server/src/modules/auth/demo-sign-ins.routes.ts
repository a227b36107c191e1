import { listDemoSignIns } from '@cambusa/contract/people/auth'
import type { Platform } from '../../platform/http/context.ts'
import { isDemoShop } from '../../platform/demo/demo-mark.queries.ts'
import { DEMO_NEWCOMER, DEMO_PASSWORD, DEMO_SIGN_INS } from '../../platform/demo/demo-sign-ins.ts'
import { route, type Module } from '../../platform/http/route.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'>

/**
 * Accounts that the login form of the demo shop offers to try; none in another mode (specification §15) or another
 * shop.
 */
export const demoSignInsModule: Module<Needs> = (app, services) => {
  const signIns = DEMO_SIGN_INS.map(({ email, who }) => ({ login: email, who }))
  const offered = { password: DEMO_PASSWORD, signIns, newcomer: DEMO_NEWCOMER }
  const nothing = { password: '', signIns: [], newcomer: null }
  route(app, services, listDemoSignIns, async ({ config, db }) => {
    const isOffered = config.mode === 'demo' && (await isDemoShop(db))
    return { data: isOffered ? offered : nothing }
  })
}
