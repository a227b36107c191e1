import { roleMayDo, roleOf } from '@cambusa/domain/people/roles'
import { keyState } from '@cambusa/domain/people/technical-key'
import { readSigns } from '@cambusa/domain/people/typed-signs'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { openSession } from './account.service.ts'
import { isShutInProduction } from './demo-accounts.ts'
import { isSecretOf } from './keys/key-secrets.ts'
import { insertTechnicalSession, updateKeyUsed } from './keys/keys.queries.ts'
import type { Caller } from './known-caller.ts'
import { countAttempt, forgiveAttempts } from './login-attempts.ts'
import { endSession, settleIn, type SignedIn, type SignInNeeds } from './login.service.ts'
import { keyBytes, tokenKey } from './session-tokens.ts'
import { findKey, type KeyRow } from './technical-login.queries.ts'

const BAD_REQUEST = 400

/**
 * The key with this secret, counted like a password. Throws auth.keyRequired, auth.secretRequired (400); auth.wrongKey,
 * for an unknown, withdrawn or expired one too; user.notEnabled (403) where its customer may not come in any more;
 * request.tooMany (429).
 */
async function checkKey(
  { db, config }: Pick<Platform, 'config' | 'db'>,
  given: { key: string; secret: string },
  caller: Caller,
  now: Date,
): Promise<KeyRow> {
  const name = readSigns(given.key)
  if (name === '') throw refuse('auth.keyRequired', undefined, { field: 'key', httpStatus: BAD_REQUEST })
  if (readSigns(given.secret) === '')
    throw refuse('auth.secretRequired', undefined, { field: 'secret', httpStatus: BAD_REQUEST })
  const attempt = await countAttempt(db, name, caller, now)
  const key = await findKey(db, { key: name })
  const isRight = key !== undefined && isSecretOf(key.secretHash, given.secret)
  if (!isRight || keyState(key, now) !== 'good' || isShutInProduction(config, key))
    throw refuse('auth.wrongKey')
  const isStaff = roleMayDo(roleOf(key.userTypeId), 'serveCustomers')
  if (key.isDisabled || !key.isMember || isStaff) throw refuse('user.notEnabled', { missing: '' })
  await forgiveAttempts(db, attempt)
  return key
}

/**
 * Signs a till in by its key, as the customer and for the company of the key; the session ends with the key. Throws like
 * checkKey.
 */
export async function signInByKey(
  services: SignInNeeds,
  before: RequestSession,
  given: { key: string; secret: string },
  caller: Caller,
): Promise<SignedIn> {
  const { db, clock } = services
  const now = clock()
  const { id: keyId, name: device, ...key } = await checkKey(services, given, caller, now)
  const { userId, companyId, credentialVersion, expiresAt } = key
  const opened = await inTransaction(db, async (tx) => {
    // Whoever withdraws the key meanwhile waits for it, and then finds the session that is opened here.
    if ((await updateKeyUsed(tx, { id: keyId, now })) === undefined) throw refuse('auth.wrongKey')
    if (before.userId > 0 || before.hasExpired) await endSession(tx, before, now)
    const person = { userId, companyId, credentialVersion, device, isRemembered: false }
    const session = await openSession(tx, { ...person, kind: 'technical', expiresAt }, now)
    await insertTechnicalSession(tx, { tokenHash: keyBytes(tokenKey(session.token)), keyId })
    return session
  })
  return settleIn(services, before, opened, now)
}
