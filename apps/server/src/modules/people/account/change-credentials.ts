import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { keepSession } from '../../auth/auth.ts'

/** The customer whose credentials change, and the version of them that the caller had. */
interface Change {
  userId: number
  before: number
  session: Pick<RequestSession, 'tokenHash'>
}

/**
 * The only way to change what a customer signs in with: every session, remembered device and open link has the version
 * of the credentials that it was made with, and a trigger of users raises the version, so the change itself ends all of
 * them (decision 163). Only the caller's own session continues, with its device. Returns the result of the change;
 * undefined if it found another version, so that the caller refuses.
 */
export async function changeCredentials<Changed extends { credentialVersion: number }>(
  tx: Db,
  { userId, before, session }: Change,
  change: (tx: Db, unchanged: { userId: number; before: number }) => Promise<Changed | undefined>,
): Promise<Changed | undefined> {
  const changed = await change(tx, { userId, before })
  if (changed === undefined) return undefined
  const { credentialVersion } = changed
  await keepSession(tx, session, { userId, before, credentialVersion })
  return changed
}
