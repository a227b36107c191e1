import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { revokeLiveSession, updateFamilyCompany } from './change-company.queries.ts'
import { insertSession } from './session.queries.ts'
import { keyBytes, newToken, tokenKey } from './session-tokens.ts'

/**
 * Opens a session of the same customer for another company in place of the one of the call, which ends; the remembered
 * device follows. The caller checks that the customer may act for it. Returns the new token; throws 419 where the
 * session has ended meanwhile.
 */
export async function reopenForCompany(
  tx: Db,
  { tokenHash: before, userId }: RequestSession,
  companyId: number,
  now: Date,
): Promise<string> {
  const ended = await revokeLiveSession(tx, { tokenHash: before, now })
  if (ended === undefined) throw refuse('response419')
  const { accountFamily } = ended
  if (accountFamily !== null) await updateFamilyCompany(tx, { family: accountFamily, userId, companyId })
  const token = newToken()
  await insertSession(tx, { ...ended, tokenHash: keyBytes(tokenKey(token)), userId, companyId, now })
  return token
}
