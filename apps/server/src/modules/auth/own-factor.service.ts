import { needsSecondFactor } from '@cambusa/domain/people/second-factor'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Caller } from './known-caller.ts'
import { countAttempt, forgiveAttempts } from './login-attempts.ts'
import { replaceRecoveryCodes, shownRecoveryCodes } from './second-factor/connect-app.service.ts'
import { findFactorState } from './login.queries.ts'
import { spendCode } from './second-factor/spend-code.ts'

/** Whether the caller signs in with a second factor, and the recovery codes left; null: no app is connected. */
export async function readFactor(
  { db, config }: Pick<Platform, 'config' | 'db'>,
  { userId }: RequestSession,
): Promise<{ isNeeded: boolean; recoveryCodesLeft: number | null }> {
  const state = await findFactorState(db, { userId })
  if (state === undefined) return { isNeeded: false, recoveryCodesLeft: null }
  const isNeeded = needsSecondFactor(state, config.mode === 'demo')
  return { isNeeded, recoveryCodesLeft: state.isSet ? state.left : null }
}

/**
 * Replaces the caller's recovery codes; a code of the app or one of before is used up. It is counted like a password.
 * Throws auth.codeWrong, auth.codeUsed, auth.secondFactorMissing, request.tooMany (429).
 */
export async function renewCodes(
  call: Pick<Platform, 'config' | 'db'> & { now: Date; requestKey: RequestKey | undefined },
  { userId, user }: RequestSession,
  text: string,
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  const { db, config, now } = call
  const attempt = await countAttempt(db, user.login?.toLowerCase() ?? '', caller, now)
  const set = await once<{ nonce: string }>(call, (keep) =>
    inTransaction(db, async (tx) => {
      const state = await findFactorState(tx, { userId })
      if (state?.isSet !== true) throw refuse('auth.secondFactorMissing')
      await spendCode({ db: tx, config }, { userId, text }, now)
      return keep(tx, await replaceRecoveryCodes({ db: tx, config }, userId))
    }),
  )
  await forgiveAttempts(db, attempt)
  return { recoveryCodes: shownRecoveryCodes(config, userId, set) }
}
