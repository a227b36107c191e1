import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  viewSecondFactor,
} from '@cambusa/contract/people/second-factor'
import { inGroups } from '@cambusa/domain/people/typed-signs'
import { route, type Module } from '../../platform/http/route.ts'
import { callerOf, handOut } from './hand-out-session.ts'
import { beginConnecting, connectApp } from './connect-at-sign-in.ts'
import type { SignInNeeds } from './login.service.ts'
import { readFactor, renewCodes } from './own-factor.service.ts'

const shown = ({ recoveryCodes }: { recoveryCodes: string[] }) => ({
  recoveryCodes: recoveryCodes.map((code) => inGroups(code, '-')),
})

/** The second factor of staff: an authenticator app, and recovery codes (decision 208). */
export const secondFactorModule: Module<SignInNeeds> = (app, services) => {
  route(app, services, beginSecondFactor, async (call) => ({
    data: await beginConnecting(call, call.body, callerOf(call)),
  }))
  route(app, services, confirmSecondFactor, async (call) => {
    const { signedIn, ...codes } = await connectApp(call, call.session, call.body, callerOf(call))
    return { ...handOut(call, signedIn), data: shown(codes) }
  })
  route(app, services, viewSecondFactor, async (call) => ({ data: await readFactor(call, call.session) }))
  route(app, services, renewRecoveryCodes, async (call) => ({
    data: shown(await renewCodes(call, call.session, call.body.code, callerOf(call))),
  }))
}
