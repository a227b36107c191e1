import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { keepSession } from '../../auth/auth.ts'

/** Whose credentials change, and with which version of them the caller came. */
interface Change {
  userId: number
  before: number
  session: Pick<RequestSession, 'tokenHash'>
}

/**
 * The one way to change what a customer signs in with: every session, remembered device and open link bears the version of
 * the credentials that it was made with, and a trigger of users gives them another one, so all of them end by the change
 * itself (decision 163). Only the caller's own session goes on, with its device. Answers what the change answers; undefined
 * where it found another version, so that the caller refuses.
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
