import type { InfoEntry, WarningEntry } from '@cambusa/contract/envelope'
import type { Call } from '../../platform/http/context.ts'
import { deviceOf } from './device-words.ts'
import type { Caller } from './known-caller.ts'
import type { SignedIn } from './login.service.ts'
import { ACCOUNT_HEADER, SESSION_HEADER } from './session-hook.ts'

type AnyCall = Pick<
  Call<unknown, unknown, unknown, unknown>,
  'header' | 'ip' | 'replaceSession' | 'setHeader'
>

/** Who signs in by this call, and from which device. */
export const callerOf = (call: AnyCall): Caller & { device: string } => ({
  address: call.ip,
  device: deviceOf(call.header('user-agent')),
  account: call.header(ACCOUNT_HEADER),
})

/** Gives the browser of the call the session that was opened; answers what signing in has to tell. */
export function handOut(
  call: AnyCall,
  { opened, session, infos, warnings }: SignedIn,
): { infos: InfoEntry[]; warnings: WarningEntry[] } {
  call.setHeader(SESSION_HEADER, opened.token)
  if (opened.account !== undefined) call.setHeader(ACCOUNT_HEADER, opened.account)
  call.replaceSession(session)
  return { infos, warnings }
}
