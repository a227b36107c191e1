import { login, logout, techLogin, testSession } from '@cambusa/contract/people/auth'
import { route, type Module } from '../../platform/http/route.ts'
import { cartAnswer } from '../cart/cart.ts'
import { callerOf, handOut } from './hand-out-session.ts'
import { signIn, signOut, type SignInNeeds } from './login.service.ts'
import { SESSION_HEADER } from './session-hook.ts'
import { signInByKey } from './technical-login.service.ts'

export const authModule: Module<SignInNeeds> = (app, services) => {
  route(app, services, testSession, async (call) => ({
    data: await cartAnswer(call, call.session, { showSectors: call.query.show_sectors }),
  }))
  route(app, services, login, async (call) => {
    const signedIn = await signIn(call, call.session, call.body, callerOf(call))
    const data = await cartAnswer(call, signedIn.session, { showSectors: call.body.show_sectors })
    return { ...handOut(call, signedIn), data }
  })
  route(app, services, techLogin, async (call) => {
    const signedIn = await signInByKey(call, call.session, call.body, callerOf(call))
    const data = await cartAnswer(call, signedIn.session, { showSectors: call.body.show_sectors })
    return { ...handOut(call, signedIn), data }
  })
  route(app, services, logout, async (call) => {
    const { session, newToken } = await signOut(call, call.session)
    if (newToken !== undefined) call.setHeader(SESSION_HEADER, newToken)
    call.replaceSession(session)
    return { data: {} }
  })
}
