import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { checkHolder } from '../colleagues/colleagues.ts'
import { findApproval, type ApprovalRow } from './approvals.queries.ts'

/**
 * A cart on which a holder decides, whatever its state. Throws colleague.holdersOnly (403), approval.unknown (404),
 * colleague.oneself: nobody decides on a cart of their own.
 */
export async function approvalToDecide(
  db: Db,
  session: RequestSession,
  approvalId: number,
): Promise<ApprovalRow> {
  const companyId = await checkHolder(db, session)
  const row = await findApproval(db, { approvalId, userId: session.userId, companyId })
  if (row === undefined) throw refuse('approval.unknown')
  if (row.userId === session.userId) throw refuse('colleague.oneself')
  return row
}
