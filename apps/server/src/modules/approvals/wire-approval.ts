import type { Approval, ApprovalLine, ApprovalSummary } from '@cambusa/contract/orders/approvals'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { toEuros } from '@cambusa/domain/money/money'
import { HOLDER, mayDecideFor, type CompanyRole } from '@cambusa/domain/people/company-roles'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { SentLine } from '../../platform/schema/approvals.ts'
import { findWaitingSnapshot, pricedCart, wireCart, type CartSnapshot } from '../cart/cart.ts'
import { findOwnRole, usedThisMonth, wireAllowance } from '../colleagues/colleagues.ts'
import { linePicture } from '../orders/orders.ts'
import { listPaymentTypesFor } from '../payments/payments.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import { findApproval, type ApprovalRow } from './approvals.queries.ts'

/** Who looks, and for which company. */
export interface Viewer {
  userId: number
  role: CompanyRole | null
}

/** Who looks, as the database has it now. Throws approval.unknown (404) for who acts for no company. */
export async function viewerOf(
  db: Db,
  { userId, companyId }: RequestSession,
): Promise<{ viewer: Viewer; companyId: number }> {
  if (companyId === null) throw refuse('approval.unknown')
  return { companyId, viewer: { userId, role: (await findOwnRole(db, { userId, companyId }))?.role ?? null } }
}

export function wireSummary(row: ApprovalRow, viewer: Viewer): ApprovalSummary {
  const isWaiting = row.state === 'waiting'
  return {
    approvalId: row.id,
    state: row.state,
    why: row.why,
    sentBy: { userId: row.userId, name: row.senderName },
    sentAt: row.sentAt.toISOString(),
    lapsesAt: row.lapsesAt.toISOString(),
    timeslot: { date: row.slotDate, beginTime: row.slotBegin, endTime: row.slotEnd },
    deliveryServiceName: row.deliveryServiceName,
    totalItems: row.totalItems,
    total: toEuros(row.totalCents),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.deciderName,
    reason: row.reason,
    orderId: row.orderId,
    mayDecide: isWaiting && mayDecideFor(viewer, row),
    mayWithdraw: isWaiting && row.userId === viewer.userId,
  }
}

const wireLine = (line: SentLine): ApprovalLine => ({
  productId: line.productId,
  code: line.code,
  name: line.name,
  description: line.format,
  brand: line.brand,
  slug: line.slug,
  mediaURL: linePicture(line.mediaKey),
  quantity: line.quantity,
  unit: line.unit,
  price: toEuros(line.priceCents),
  grossTotal: toEuros(line.grossCents),
  notes: line.notes,
})

/** The cart as it waits; undefined: it waits no more. */
export const waitingCart = (
  db: Db,
  { cartId, companyId }: Pick<ApprovalRow, 'cartId' | 'companyId'>,
): Promise<CartSnapshot | undefined> =>
  cartId === null
    ? Promise.resolve(undefined)
    : findWaitingSnapshot(db, { cartId, companyId, productIds: [] })

/** How an approver may have the cart paid: at the door, or on the company's account. */
async function paymentTypesOf(
  services: ApprovalNeeds,
  session: RequestSession,
  cart: CartSnapshot,
  now: Date,
) {
  const { totals, worstCaseCents } = pricedCart(services, session, cart, now)
  const { slot } = cart
  const id = cart.deliveryServiceId ?? 0
  const types = await listPaymentTypesFor(
    services.db,
    services,
    {
      totalCents: totals.totalCents,
      worstCaseCents,
      serviceId: isServiceId(id) ? id : SERVICES.home,
      companyId: cart.companyId,
      cutoffAt: slot === null ? null : new Date(slot.cutoffMs),
      handoverIso: slot?.date ?? null,
      isActedFor: true,
    },
    now,
  )
  return types
    .filter(({ disabledReason }) => disabledReason === undefined)
    .map(({ paymentTypeId, name }) => ({ paymentTypeId, name }))
}

/**
 * One cart that was sent, for its sender and for holders: while it waits at the prices of now, with what is left of its
 * sender's month. Throws approval.unknown (404).
 */
export async function viewApproval(
  services: ApprovalNeeds,
  session: RequestSession,
  approvalId: number,
  now: Date,
): Promise<Approval> {
  const { db } = services
  const { viewer, companyId } = await viewerOf(db, session)
  const row = await findApproval(db, { approvalId, userId: session.userId, companyId })
  if (row === undefined) throw refuse('approval.unknown')
  const summary = wireSummary(row, viewer)
  const sender = { userId: row.userId, companyId }
  const limits = (await findOwnRole(db, sender)) ?? {
    role: HOLDER,
    orderLimitCents: null,
    monthLimitCents: null,
  }
  const allowance = wireAllowance(limits, await usedThisMonth(db, sender, now))
  const { orderLimit, monthLimit, usedThisMonth: used, leftThisMonth } = allowance
  const snapshot = row.state === 'waiting' ? await waitingCart(db, row) : undefined
  const cart = snapshot === undefined ? null : await wireCart(services, session, snapshot)
  return {
    ...summary,
    ...(cart !== null && { total: cart.totalPrice, totalItems: cart.totalItems }),
    version: snapshot?.version ?? 0,
    lines: row.lines.map(wireLine),
    cart,
    orderLimit,
    monthLimit,
    usedThisMonth: used,
    leftThisMonth,
    paymentTypes:
      snapshot !== undefined && summary.mayDecide
        ? await paymentTypesOf(services, session, snapshot, now)
        : [],
  }
}
