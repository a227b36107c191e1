import { FRESH_LOGIN_MINUTES } from '@cambusa/domain/constants'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  findSignedInAt,
  lockDeviceTokens,
  updateKeptDevice,
  updateKeptSession,
} from './credentials.queries.ts'

const MINUTE_MS = 60_000

/**
 * Lets the caller's own session and remembered device go on after the credentials of their customer changed, within the
 * transaction of the change; all others have ended by it (decision 163). Of another customer, or of nobody, nothing is kept.
 */
export async function keepSession(
  tx: Db,
  { tokenHash }: Pick<RequestSession, 'tokenHash'>,
  changed: { userId: number; before: number; credentialVersion: number },
): Promise<void> {
  const { userId } = changed
  await lockDeviceTokens(tx, { userId, tokenHash })
  const kept = await updateKeptSession(tx, { ...changed, tokenHash })
  const family = kept?.accountFamily ?? null
  if (family !== null) await updateKeptDevice(tx, { ...changed, family })
}

/** Whether the password was typed for this session within the last five minutes. */
export async function isFreshLogin(
  db: Db,
  { tokenHash }: Pick<RequestSession, 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const { signedInAt = null } = (await findSignedInAt(db, { tokenHash })) ?? {}
  return signedInAt !== null && now.getTime() - signedInAt.getTime() <= FRESH_LOGIN_MINUTES * MINUTE_MS
}
