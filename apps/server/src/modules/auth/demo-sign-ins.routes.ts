import { listDemoSignIns } from '@cambusa/contract/auth'
import type { Platform } from '../../platform/context.ts'
import { DEMO_NEWCOMER, DEMO_PASSWORD, DEMO_SIGN_INS } from '../../platform/demo-sign-ins.ts'
import { route, type Module } from '../../platform/route.ts'

type Needs = Pick<Platform, 'clock' | 'config'>

/** What the login form of the demo shop offers to try; nothing in any other mode (specification §15). */
export const demoSignInsModule: Module<Needs> = (app, services) => {
  const isDemo = services.config.mode === 'demo'
  const signIns = isDemo ? DEMO_SIGN_INS.map(({ email, who }) => ({ login: email, who })) : []
  const data = { password: isDemo ? DEMO_PASSWORD : '', signIns, newcomer: isDemo ? DEMO_NEWCOMER : null }
  route(app, services, listDemoSignIns, () => ({ data }))
}
