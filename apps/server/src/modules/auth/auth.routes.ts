import { login, logout, testSession } from '@cambusa/contract/people/auth'
import type { RequestSession } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { cartAnswer } from '../cart/cart.ts'
import { deviceOf } from './device-words.ts'
import { signIn, signOut, type SignInNeeds } from './login.service.ts'
import { ACCOUNT_HEADER, SESSION_HEADER } from './session-hook.ts'

interface LogoutNeeds {
  /** Where a session that an identity provider opened signs out there too; undefined: nowhere. */
  logoutAddress: (session: RequestSession, now: Date) => Promise<string | undefined>
}

export const authModule: Module<SignInNeeds & LogoutNeeds> = (app, services) => {
  route(app, services, testSession, async (call) => ({
    data: await cartAnswer(call, call.session, { showSectors: call.query.show_sectors }),
  }))
  route(app, services, login, async (call) => {
    const { opened, session, infos, warnings } = await signIn(call, call.session, call.body, {
      address: call.ip,
      device: deviceOf(call.header('user-agent')),
      account: call.header(ACCOUNT_HEADER),
    })
    const data = await cartAnswer(call, session, { showSectors: call.body.show_sectors })
    call.setHeader(SESSION_HEADER, opened.token)
    if (opened.account !== undefined) call.setHeader(ACCOUNT_HEADER, opened.account)
    call.replaceSession(session)
    return { data, infos, warnings }
  })
  route(app, services, logout, async (call) => {
    const loginRedirectUrl = await call.logoutAddress(call.session, call.now)
    const { session, newToken } = await signOut(call, call.session)
    if (newToken !== undefined) call.setHeader(SESSION_HEADER, newToken)
    call.replaceSession(session)
    return { data: loginRedirectUrl === undefined ? {} : { loginRedirectUrl } }
  })
}
