import { login, logout, mergeVisitor, techLogin, testSession } from '@cambusa/contract/people/auth'
import type { RequestSession } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { cartAnswer } from '../cart/cart.ts'
import { callerOf, handOut } from './hand-out-session.ts'
import { mergeWaitingVisitor, signIn, signOut, type SignInNeeds } from './login.service.ts'
import { SESSION_HEADER } from './session-hook.ts'
import { signInByKey } from './technical-login.service.ts'

interface LogoutNeeds {
  /** Where a session that an identity provider opened signs out there too; undefined: nowhere. */
  logoutAddress: (session: RequestSession, now: Date) => Promise<string | undefined>
}

export const authModule: Module<SignInNeeds & LogoutNeeds> = (app, services) => {
  route(app, services, testSession, async (call) => ({
    data: await cartAnswer(call, call.session, { showSectors: call.query.show_sectors }),
  }))
  route(app, services, login, async (call) => {
    const signedIn = await signIn(call, call.session, call.body, callerOf(call))
    const data = await cartAnswer(call, signedIn.session, { showSectors: call.body.show_sectors })
    return { ...handOut(call, signedIn), data }
  })
  route(app, services, mergeVisitor, async (call) => {
    const merged = await mergeWaitingVisitor(call, call.session, call.body.visitor, call.now)
    return { ...merged, data: await cartAnswer(call, call.session) }
  })
  route(app, services, techLogin, async (call) => {
    const signedIn = await signInByKey(call, call.session, call.body, callerOf(call))
    const data = await cartAnswer(call, signedIn.session, { showSectors: call.body.show_sectors })
    return { ...handOut(call, signedIn), data }
  })
  route(app, services, logout, async (call) => {
    const loginRedirectUrl = await call.logoutAddress(call.session, call.now)
    const { session, newToken } = await signOut(call, call.session)
    if (newToken !== undefined) call.setHeader(SESSION_HEADER, newToken)
    call.replaceSession(session)
    return { data: loginRedirectUrl === undefined ? {} : { loginRedirectUrl } }
  })
}
