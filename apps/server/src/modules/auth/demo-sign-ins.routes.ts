import { listDemoSignIns } from '@cambusa/contract/auth'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../platform/demo-sign-ins.ts'
import { route, type Module } from '../../platform/route.ts'

/** What the login form of the demo shop offers to try; nothing in any other mode (decisions §8). */
export const demoSignInsModule: Module = (app, services) => {
  const isDemo = services.config.mode === 'demo'
  const signIns = isDemo ? DEMO_SIGN_INS.map(({ email, who }) => ({ login: email, who })) : []
  const data = { password: isDemo ? DEMO_PASSWORD : '', signIns }
  route(app, services, listDemoSignIns, () => ({ data }))
}
