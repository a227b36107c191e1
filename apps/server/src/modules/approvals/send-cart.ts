import type { Approval } from '@cambusa/contract/orders/approvals'
import { WAITING_APPROVALS } from '@cambusa/domain/constants'
import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { sessionName } from '../../platform/http/session-name.ts'
import { lockCartToSend, updateCartWaiting } from '../cart/cart.ts'
import { findOwnRole, listHolders, needsApproval, usedThisMonth } from '../colleagues/colleagues.ts'
import { renewHold } from '../holds/holds.ts'
import { sendMail, sendWaitingMailsSoon } from '../mail/mail.ts'
import { pushApprovalAsked } from '../push/push.ts'
import type { PreparedOrder } from '../orders/orders.ts'
import { checkMayBuy } from '../people/people.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import { countWaiting, findApprovalOfCart, insertApproval } from './approvals.queries.ts'
import { sentLines } from './sent-lines.ts'
import { viewApproval } from './wire-approval.ts'

/**
 * Sends the prepared cart of a buyer to the holders of the company. It waits with its lines, prices and place in the
 * slot; the buyer's next cart is another one. A cart that was sent is answered as it is. Throws approval.notNeeded,
 * approval.tooMany, checkout.notPrepared, timeslot.expired, user.notEnabled (403).
 */
export async function sendCart(
  services: ApprovalNeeds,
  session: RequestSession,
  cartId: number,
  now: Date,
): Promise<Approval> {
  const { db, database } = services
  const { userId, companyId } = session
  if (companyId === null) throw refuse('approval.notNeeded')
  checkMayBuy(session)
  const own = { cartId, userId, companyId }
  const known = await findApprovalOfCart(db, own)
  const approvalId = known?.id ?? (await inTransaction(db, (tx) => send(tx, services, session, own, now)))
  sendWaitingMailsSoon(database)
  return viewApproval(services, session, approvalId, now)
}

async function send(
  tx: Db,
  { config }: ApprovalNeeds,
  session: RequestSession,
  own: { cartId: number; userId: number; companyId: number },
  now: Date,
): Promise<number> {
  const limits = await findOwnRole(tx, own)
  const cart = await lockCartToSend(tx, { ...own, now })
  if (cart === undefined) {
    // Of two calls at once the second waited for the first.
    const sent = await findApprovalOfCart(tx, own)
    if (sent === undefined) throw refuse('checkout.notPrepared')
    return sent.id
  }
  if (cart.cutoffAt === null || cart.cutoffAt <= now || !cart.isHeld) throw refuse('timeslot.expired')
  const prepared = cart.prepared as PreparedOrder
  const { totalCents, totalItems, deliveryServiceName, slot } = prepared
  const needed = limits && needsApproval(limits, await usedThisMonth(tx, own, now), totalCents)
  if (needed === undefined) throw refuse('approval.notNeeded')
  if ((await countWaiting(tx, own)).count >= WAITING_APPROVALS)
    throw refuse('approval.tooMany', { max: WAITING_APPROVALS })
  await updateCartWaiting(tx, { cartId: cart.id, now })
  await renewHold(tx, cart.id, now)
  const { id } = await insertApproval(tx, {
    ...own,
    why: needed.reason,
    totalCents,
    totalItems,
    deliveryServiceName,
    slotDate: slot.date,
    slotBegin: slot.beginTime,
    slotEnd: slot.endTime,
    lines: JSON.stringify(sentLines(prepared.lines)),
    lapsesAt: cart.cutoffAt,
    now,
  })
  const told = {
    by: sessionName(session),
    company: session.user.companyName ?? '',
    cents: totalCents,
    approvalId: id,
  }
  const lapsesAt = cart.cutoffAt.toISOString()
  for (const { id: holderId, login: to, firstName } of await listHolders(tx, {
    companyId: own.companyId,
    exceptUserId: own.userId,
  })) {
    const params = { ...told, firstName, lapsesAt }
    await sendMail(tx, config, { kind: 'approvalAsked', to, userId: holderId, params }, now)
    await pushApprovalAsked(tx, { approvalId: id, userId: holderId }, now)
  }
  return id
}
