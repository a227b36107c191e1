import { ACCOUNT_GRACE_SECONDS, KNOWN_ADDRESS_DAYS } from '@cambusa/domain/constants'
import type { Db } from '../../platform/database/database.ts'
import { findKnownDevice, insertFirstSignIn, upsertKnownAddress } from './known-device.queries.ts'
import { isToken, keyBytes, tokenKey } from './session-tokens.ts'

const DAY_MS = 86_400_000

/** The caller who tries to sign in. */
export interface Caller {
  /** The address, in the form that limits count by. */
  address: string
  /** The account token that the browser sent, unchecked. */
  account: unknown
}

/** What makes the caller known to the owner of the login; the query is the same for a login that does not exist. */
export async function knownBy(tx: Db, login: string, { address, account }: Caller, now: Date) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const accountHash = isToken(account) ? keyBytes(tokenKey(account)) : null
  const replacedSince = before(ACCOUNT_GRACE_SECONDS * 1000)
  const signedInSince = before(KNOWN_ADDRESS_DAYS * DAY_MS)
  const known = await findKnownDevice(tx, { login, accountHash, address, now, replacedSince, signedInSince })
  return { device: known?.family ?? null, isKnownAddress: known?.isKnownAddress ?? false }
}

/**
 * Notes that a person signed in from an address, which counts as known from now on. Answers whether it was the first
 * sign-in of the account.
 */
export async function noteSignIn(
  tx: Db,
  { userId, address }: { userId: number; address: string },
  now: Date,
): Promise<boolean> {
  await upsertKnownAddress(tx, { userId, address, now })
  return (await insertFirstSignIn(tx, { userId, now })) > 0
}
