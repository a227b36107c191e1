import type { DataOf } from '@cambusa/contract/endpoint'
import type { listApprovals } from '@cambusa/contract/orders/approvals'
import { FIRST_PAGE, ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { pageInfo } from '../../platform/http/page-info.ts'
import { countToDecide, findOwnRole } from '../colleagues/colleagues.ts'
import { countApprovals, listApprovalRows } from './approvals.queries.ts'
import { wireSummary } from './wire-approval.ts'

/** A page of the carts that the customer sent, or of colleagues for a holder; none for who acts for no company. */
export async function listApprovalsOf(
  db: Db,
  session: RequestSession,
  { of = 'own', page = FIRST_PAGE }: { of?: 'colleagues' | 'own' | undefined; page?: number | undefined },
): Promise<DataOf<typeof listApprovals>> {
  const { userId, companyId } = session
  if (companyId === null) return { approvals: [], page: pageInfo(page, ORDER_PAGE_SIZE, 0), toDecide: 0 }
  const own = { userId, companyId, ofColleagues: of === 'colleagues' }
  const offset = (page - FIRST_PAGE) * ORDER_PAGE_SIZE
  const rows = await listApprovalRows(db, { ...own, limit: ORDER_PAGE_SIZE, offset })
  const { count } = await countApprovals(db, own)
  const viewer = { userId, role: (await findOwnRole(db, own))?.role ?? null }
  return {
    approvals: rows.map((row) => wireSummary(row, viewer)),
    page: pageInfo(page, ORDER_PAGE_SIZE, count),
    toDecide: await countToDecide(db, session),
  }
}
