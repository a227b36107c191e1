import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { needsSecondFactor } from '@cambusa/domain/people/second-factor'
import { refuse } from '../../platform/http/refusal.ts'
import { checkCredentials } from './check-credentials.ts'
import type { Caller } from './known-caller.ts'
import { forgiveAttempts, uncountAttempt } from './login-attempts.ts'
import { enter, type SignedIn, type SignInNeeds } from './login.service.ts'
import { beginFactor, confirmFactor } from './second-factor/connect-app.service.ts'

type Asked = SignInNeeds & { now: Date; requestKey: RequestKey | undefined }
interface Credentials {
  login: string
  password: string
}

/**
 * The key for the app of a member of staff who has none yet: by login and password, since nobody has a session before.
 * Throws like checkCredentials and
 * beginFactor; user.notEnabled (403) for whom needs no factor.
 */
export async function beginConnecting(asked: Asked, credentials: Credentials, caller: Caller) {
  const { account, attempt } = await checkCredentials(asked, credentials, caller, asked.now)
  // This attempt alone: the right password must not make wrong codes of before uncounted.
  await uncountAttempt(asked.db, attempt)
  if (!needsSecondFactor(account, asked.config.mode === 'demo'))
    throw refuse('user.notEnabled', { missing: '' })
  return beginFactor(asked, account)
}

/** Connects the app by its first code, and signs in. Throws like checkCredentials and confirmFactor. */
export async function connectApp(
  asked: Asked,
  before: RequestSession,
  { code, ...credentials }: Credentials & { code: string },
  caller: Caller & { device: string },
): Promise<{ recoveryCodes: string[]; signedIn: SignedIn }> {
  const { account, attempt } = await checkCredentials(asked, credentials, caller, asked.now)
  const codes = await confirmFactor(asked, account, code)
  await forgiveAttempts(asked.db, attempt)
  const signedIn = await enter(
    asked,
    before,
    { account, isKnown: attempt.isKnown, isRemembered: false },
    caller,
  )
  return { ...codes, signedIn }
}
