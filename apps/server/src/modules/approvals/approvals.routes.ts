import {
  approveCart as approveCall,
  listApprovals,
  refuseApproval,
  sendForApproval,
  updateApproval,
  viewApproval as viewCall,
  withdrawApproval,
} from '@cambusa/contract/orders/approvals'
import { route, type Module } from '../../platform/http/route.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import { approveCart } from './approve-cart.ts'
import { changeCart } from './change-cart.ts'
import { refuseCart, withdrawCart } from './end-approval.ts'
import { listApprovalsOf } from './list-approvals.ts'
import { sendCart } from './send-cart.ts'
import { viewApproval } from './wire-approval.ts'

export const approvalsModule: Module<ApprovalNeeds> = (app, services) => {
  route(app, services, listApprovals, async ({ db, session, query }) => ({
    data: await listApprovalsOf(db, session, query),
  }))
  route(app, services, viewCall, async ({ session, query, now }) => ({
    data: await viewApproval(services, session, query.approval_id, now),
  }))
  route(app, services, sendForApproval, async ({ session, body, now }) => ({
    data: await sendCart(services, session, body.cart_id, now),
  }))
  route(app, services, updateApproval, async (call) => ({
    data: await changeCart(call, call.session, call.body, call.now),
  }))
  route(app, services, approveCall, async ({ session, body, now }) => ({
    data: await approveCart(services, session, body, now),
  }))
  route(app, services, refuseApproval, async ({ session, body, now }) => {
    const refusal = { approvalId: body.approval_id, reason: (body.reason ?? '').trim() }
    return { data: await refuseCart(services, session, refusal, now) }
  })
  route(app, services, withdrawApproval, async ({ session, body, now }) => ({
    data: await withdrawCart(services, session, body.approval_id, now),
  }))
}
