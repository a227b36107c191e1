import {
  requestPasswordReset as requestResetCall,
  requestPasswordResetByGet,
  resetPassword as resetCall,
  resetPasswordByCard,
  resetPasswordByGet,
  updatePassword as updatePasswordCall,
  updatePasswordByGet,
} from '@cambusa/contract/people/password'
import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import {
  refuseEmailUpdate as refuseEmailCall,
  removeDelegate,
  requestEmailUpdate as requestEmailCall,
  requestEmailUpdateByGet,
  saveDelegate as saveDelegateCall,
  updateBillingAddress,
  updateUserDetail,
  userDetail,
} from '@cambusa/contract/people/profile'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { info } from '../../platform/http/envelope.ts'
import { route, type Module } from '../../platform/http/route.ts'
import type { Sessions } from '../auth/auth.ts'
import { chooseMails, mailChoicesOf } from '../mail/mail.ts'
import type { AccountNeeds } from './account/account-needs.ts'
import {
  refuseEmailUpdate,
  requestEmailUpdate,
  requestEmailUpdateAfterLogin,
} from './account/change-email.service.ts'
import { dropDelegate, saveDelegate } from './account/delegates.service.ts'
import { requestPasswordReset, resetPassword } from './account/reset-password.service.ts'
import { updateBilling } from './account/update-billing.service.ts'
import { updatePassword } from './account/update-password.service.ts'
import { updateUser } from './account/update-profile.service.ts'
import { readUserDetail } from './account/user-detail.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'> & { sessions: Pick<Sessions, 'reload'> }
type Call = AccountNeeds & Needs & { replaceSession: (session: RequestSession) => void }

/** Returns the changed account, and updates the envelope's user. */
async function changedUser({ db, sessions, session, now, replaceSession }: Call) {
  const after = await sessions.reload(session, now)
  replaceSession(after)
  return { user: await readUserDetail(db, after, now) }
}

const reset = ({
  e_mail,
  reset_token,
  password,
}: {
  e_mail: string
  reset_token: string
  password: string
}) => ({
  email: e_mail,
  token: reset_token,
  password,
})

export const accountModule: Module<Needs> = (app, services) => {
  route(app, services, requestResetCall, async (call) => ({
    data: await requestPasswordReset(call, call.body.e_mail),
  }))
  route(app, services, requestPasswordResetByGet, async (call) => ({
    data: await requestPasswordReset(call, call.query.e_mail),
  }))
  route(app, services, resetPasswordByCard, async (call) => ({ data: await resetPassword(call, call.body) }))
  route(app, services, resetCall, async (call) => ({ data: await resetPassword(call, reset(call.body)) }))
  route(app, services, resetPasswordByGet, async (call) => ({
    data: await resetPassword(call, reset(call.query)),
  }))
  const passwordChanged = [info('password.changed', undefined)]
  route(app, services, updatePasswordCall, async (call) => ({
    data: await updatePassword(call, call.body),
    infos: passwordChanged,
  }))
  route(app, services, updatePasswordByGet, async (call) => ({
    data: await updatePassword(call, call.query),
    infos: passwordChanged,
  }))
  const requested = (data: { pendingEmail: string }) => ({
    data,
    infos: [info('profile.emailRequested', { email: data.pendingEmail })],
  })
  route(app, services, requestEmailCall, async (call) => requested(await requestEmailUpdate(call, call.body)))
  route(app, services, requestEmailUpdateByGet, async (call) =>
    requested(await requestEmailUpdateAfterLogin(call, call.query)),
  )
  route(app, services, refuseEmailCall, async (call) => ({ data: await refuseEmailUpdate(call, call.body) }))

  route(app, services, userDetail, async ({ db, session, now }) => ({
    data: { user: await readUserDetail(db, session, now) },
  }))
  const profileSaved = [info('profile.saved', undefined)]
  route(app, services, updateUserDetail, async (call) => {
    await updateUser(call, call.body)
    return { data: await changedUser(call), infos: profileSaved }
  })
  route(app, services, updateBillingAddress, async (call) => {
    await updateBilling(call, call.body)
    return { data: await changedUser(call), infos: profileSaved }
  })
  route(app, services, viewMailChoices, async ({ db, session }) => ({
    data: { choices: await mailChoicesOf(db, session.userId) },
  }))
  route(app, services, updateMailChoices, async ({ db, session, body, now }) => ({
    data: { choices: await chooseMails(db, session.userId, body, now) },
  }))
  route(app, services, saveDelegateCall, async (call) => {
    await saveDelegate(call, call.body.delegate)
    return { data: await changedUser(call), infos: [info('delegate.saved', undefined)] }
  })
  route(app, services, removeDelegate, async (call) => {
    await dropDelegate(call, call.body)
    return { data: await changedUser(call), infos: [info('delegate.removed', undefined)] }
  })
}
