import { typedCode } from '@cambusa/domain/people/second-factor'
import type { Platform } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appKeyOf, stepOf } from './app-codes.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  lockFactor,
  updateLastStep,
  updateRecoveryCodeUsed,
} from './second-factor.queries.ts'

/**
 * Uses a code up, in the transaction of what it opens: of the app, or a recovery code. Sent twice at once the second
 * waits for the first and finds it used. Returns how many recovery codes are left if one was used. Throws
 * auth.codeWrong; auth.codeUsed for a code of the app that was right before.
 */
export async function spendCode(
  { db: tx, config }: { db: Db; config: Pick<Platform['config'], 'secret'> },
  { userId, text }: { userId: number; text: string },
  now: Date,
): Promise<{ left?: number }> {
  const typed = typedCode(text)
  if (typed === undefined) throw refuse('auth.codeWrong', undefined, { field: 'code' })
  const factor = await lockFactor(tx, { userId })
  if (!factor?.confirmedAt) throw refuse('auth.secondFactorMissing')
  if (typed.kind === 'recovery') {
    const used = await updateRecoveryCodeUsed(tx, { userId, codeHash: hashRecoveryCode(typed.code), now })
    if (used === undefined) throw refuse('auth.codeWrong', undefined, { field: 'code' })
    return countRecoveryCodes(tx, { userId })
  }
  const step = stepOf(appKeyOf(config, userId, factor.nonce), typed.code, now)
  if (step === undefined) throw refuse('auth.codeWrong', undefined, { field: 'code' })
  const used = await updateLastStep(tx, { userId, step })
  if (used === undefined) throw refuse('auth.codeUsed', undefined, { field: 'code' })
  return {}
}
