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
 * Keeps the caller's own session and remembered device open after their customer's credentials changed, within the
 * transaction of the change, which ended all others (decision 163). Does nothing for a session of another customer or
 * of a visitor.
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
