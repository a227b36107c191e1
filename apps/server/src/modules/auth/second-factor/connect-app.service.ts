import { typedCode } from '@cambusa/domain/people/second-factor'
import type { Platform } from '../../../platform/http/context.ts'
import { once } from '../../../platform/idempotency/once.ts'
import type { RequestKey } from '../../../platform/idempotency/request-key.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appKeyOf, newNonce, otpauthUrl, stepOf } from './app-codes.ts'
import { hashRecoveryCode, recoveryCodesOf } from './recovery-codes.ts'
import {
  insertRecoveryCodes,
  lockFactor,
  removeRecoveryCodes,
  updateConfirmed,
  upsertFactor,
} from './second-factor.queries.ts'

interface Asked extends Pick<Platform, 'config' | 'db'> {
  now: Date
  requestKey: RequestKey | undefined
}

interface Person {
  id: number
  login: string
}

/** What is kept beside the key of a call: enough to give the same answer again, and no secret by itself. */
interface Kept {
  nonce: string
}

const kept = (nonce: Buffer): Kept => ({ nonce: nonce.toString('base64url') })
const nonceOf = ({ nonce }: Kept): Buffer => Buffer.from(nonce, 'base64url')

/**
 * Makes a key for the app of a member of staff whose password was just checked; an unconfirmed one of before ends, for
 * somebody else may have seen it. Throws auth.secondFactorThere.
 */
export async function beginFactor(
  asked: Asked,
  { id: userId, login }: Person,
): Promise<{ secret: string; otpauthUrl: string }> {
  const { db, config, now } = asked
  const made = await once<Kept>(asked, (keep) =>
    inTransaction(db, async (tx) => {
      const factor = await upsertFactor(tx, { userId, nonce: newNonce(), now })
      if (factor === undefined) throw refuse('auth.secondFactorThere')
      return keep(tx, kept(factor.nonce))
    }),
  )
  const secret = appKeyOf(config, userId, nonceOf(made))
  return { secret, otpauthUrl: otpauthUrl(config.shop.name, login, secret) }
}

/** Replaces the recovery codes. Returns the nonce from which they are derived. */
export async function replaceRecoveryCodes(
  { db: tx, config }: Pick<Platform, 'config'> & { db: Db },
  userId: number,
): Promise<Kept> {
  const nonce = newNonce()
  await removeRecoveryCodes(tx, { userId })
  const codeHashes = recoveryCodesOf(config, userId, nonce).map(hashRecoveryCode)
  await insertRecoveryCodes(tx, { userId, codeHashes })
  return kept(nonce)
}

/** The recovery codes of a set, as its kept nonce says. */
export const shownRecoveryCodes = (config: Platform['config'], userId: number, set: Kept): string[] =>
  recoveryCodesOf(config, userId, nonceOf(set))

/**
 * Confirms the key by a first code of the app: from now on sign-ins ask for one. Returns the recovery codes. Throws
 * auth.codeWrong, auth.secondFactorThere, auth.secondFactorMissing where no key was made.
 */
export async function confirmFactor(
  asked: Asked,
  { id: userId }: Pick<Person, 'id'>,
  text: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, config, now } = asked
  const set = await once<Kept>(asked, (keep) =>
    inTransaction(db, async (tx) => {
      const factor = await lockFactor(tx, { userId })
      if (factor === undefined) throw refuse('auth.secondFactorMissing')
      if (factor.confirmedAt !== null) throw refuse('auth.secondFactorThere')
      const { nonce } = factor
      const typed = typedCode(text)
      const isOfApp = typed?.kind === 'app'
      const step = isOfApp ? stepOf(appKeyOf(config, userId, nonce), typed.code, now) : undefined
      if (step === undefined) throw refuse('auth.codeWrong', undefined, { field: 'code' })
      if ((await updateConfirmed(tx, { userId, nonce, step, now })) === undefined)
        throw refuse('auth.secondFactorThere')
      return keep(tx, await replaceRecoveryCodes({ db: tx, config }, userId))
    }),
  )
  return { recoveryCodes: shownRecoveryCodes(config, userId, set) }
}
