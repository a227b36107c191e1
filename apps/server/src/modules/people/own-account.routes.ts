import { keepAccount, requestDeletion, viewDeletion } from '@cambusa/contract/people/account-deletion'
import { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import {
  endOtherSessions as endOthersCall,
  endOwnSession as endCall,
  listOwnSessions,
} from '@cambusa/contract/people/sessions'
import type { Platform } from '../../platform/http/context.ts'
import { info } from '../../platform/http/envelope.ts'
import { route, type Module } from '../../platform/http/route.ts'
import type { Sessions } from '../auth/auth.ts'
import { askForDeletion, keepOwnAccount, viewOwnDeletion } from './deletion/ask-for-deletion.service.ts'
import { proveCookieChoice } from './account/prove-cookie-choice.service.ts'
import { endOtherSessions, endOwnSession, viewOwnSessions } from './account/own-sessions.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { sessions: Pick<Sessions, 'reload'> }

/** Where the account is signed in, what was chosen about cookies, and the deletion. */
export const ownAccountModule: Module<Needs> = (app, services) => {
  route(app, services, listOwnSessions, async (call) => ({ data: { sessions: await viewOwnSessions(call) } }))
  route(app, services, endCall, async (call) => ({
    data: { sessions: await endOwnSession(call, call.body) },
    infos: [info('session.ended', undefined)],
  }))
  route(app, services, endOthersCall, async (call) => ({
    data: { sessions: await endOtherSessions(call) },
    infos: [info('session.othersEnded', undefined)],
  }))

  route(app, services, saveCookieConsent, async (call) => ({
    data: await proveCookieChoice(call, call.body),
  }))

  route(app, services, viewDeletion, async (call) => ({ data: { deletion: await viewOwnDeletion(call) } }))
  route(app, services, requestDeletion, async (call) => {
    const deletion = await askForDeletion(call, call.body)
    call.replaceSession(await call.sessions.reload(call.session, call.now))
    return { data: { deletion } }
  })
  route(app, services, keepAccount, async (call) => {
    const deletion = await keepOwnAccount(call)
    call.replaceSession(await call.sessions.reload(call.session, call.now))
    return { data: { deletion }, infos: [info('account.kept', undefined)] }
  })
}
