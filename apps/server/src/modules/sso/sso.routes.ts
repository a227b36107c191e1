import { beginSso, endSso, finishSso, listIdentityProviders } from '@cambusa/contract/people/sso'
import { serveDevelopmentIdp } from '../../integrations/development-idp/development-idp.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { callerOf, handOut, SESSION_HEADER, signOut } from '../auth/auth.ts'
import { cartAnswer } from '../cart/cart.ts'
import { beginLogin } from './begin-login.ts'
import { exchangeCode, type ExchangeNeeds } from './exchange-code.ts'
import { serveSamlSite } from './saml-site.ts'
import { logoutAddress } from './single-logout.ts'

/** Signing in at identity providers (docs/sso.md). */
export const ssoModule: Module<ExchangeNeeds> = (app, services) => {
  route(app, services, listIdentityProviders, ({ identityProviders }) => ({
    data: { providers: [...identityProviders.list] },
  }))
  route(app, services, beginSso, async (call) => {
    const { provider, relay_state_url: returnUrl } = call.query
    return { data: await beginLogin(call, { provider, returnUrl }) }
  })
  route(app, services, finishSso, async (call) => {
    const signedIn = await exchangeCode(call, call.session, call.body, callerOf(call))
    const data = await cartAnswer(call, signedIn.session, { showSectors: call.body.show_sectors })
    return { ...handOut(call, signedIn), data }
  })
  route(app, services, endSso, async (call) => {
    const loginRedirectUrl = await logoutAddress(call, call.session, call.query.relay_state_url, call.now)
    const { session, newToken } = await signOut(call, call.session)
    if (newToken !== undefined) call.setHeader(SESSION_HEADER, newToken)
    call.replaceSession(session)
    return { data: loginRedirectUrl === undefined ? {} : { loginRedirectUrl } }
  })
  serveSamlSite(app, services)
  if (services.config.mode !== 'production') serveDevelopmentIdp(app, services)
}
