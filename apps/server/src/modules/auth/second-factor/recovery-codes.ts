import { createHash, createHmac } from 'node:crypto'
import { RECOVERY_CODES, recoveryCodeOf } from '@cambusa/domain/people/second-factor'
import type { Platform } from '../../../platform/http/context.ts'

/**
 * A set of recovery codes. They are derived from the shop's secret and a nonce, so that a call sent again after a lost
 * answer gets the same ones; only their hashes are stored, and the nonce beside the key of that call.
 */
export const recoveryCodesOf = (
  { secret }: Pick<Platform['config'], 'secret'>,
  userId: number,
  nonce: Buffer,
): string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, index) => {
    const hmac = createHmac('sha256', secret).update(`recovery code\n${userId}\n${index}\n`)
    return recoveryCodeOf(hmac.update(nonce).digest())
  })

/** What the database stores of a code. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest()
