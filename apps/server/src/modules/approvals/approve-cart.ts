import type { Approval, approveCart as approveCall } from '@cambusa/contract/orders/approvals'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { sessionName } from '../../platform/http/session-name.ts'
import { reserveTimeslot, updateWaitingPrepared, type CartSnapshot } from '../cart/cart.ts'
import { forgetBought } from '../catalogue/catalogue.ts'
import { checkedOrder, place, type FoundCart } from '../checkout/checkout.ts'
import { lockCompany } from '../colleagues/colleagues.ts'
import { lockerNeed } from '../holds/holds.ts'
import { sendMail, sendWaitingMailsSoon } from '../mail/mail.ts'
import type { PreparedOrder } from '../orders/orders.ts'
import { checkMayBuy } from '../people/people.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import {
  findSender,
  lockWaiting,
  updateDecided,
  type ApprovalRow,
  type SenderRow,
} from './approvals.queries.ts'
import { approvalToDecide } from './decide.ts'
import { viewApproval, waitingCart } from './wire-approval.ts'

type Body = BodyOf<typeof approveCall>

/** The session of the approver as that of the sender, whose order it is; prices are the company's. */
function asSender(session: RequestSession, userId: number, sender: SenderRow): RequestSession {
  const { login, firstName, lastName, profileLevel } = sender
  const user = { ...session.user, userId, login, firstName, lastName }
  return { ...session, userId, profileLevel, user }
}

/** The sender, who must still act for the company. Throws colleague.unknown, user.notEnabled (403). */
async function senderOf(db: Db, session: RequestSession, { userId, companyId }: ApprovalRow) {
  const sender = await findSender(db, { userId, companyId })
  if (sender === undefined || sender.role === null || sender.isDisabled) throw refuse('colleague.unknown')
  const as = asSender(session, userId, sender)
  checkMayBuy(as)
  return { as, sender }
}

/** Takes the place in the slot again if the job could not keep it; answers the cart that is then to be bought. */
async function withPlace(db: Db, row: ApprovalRow, cart: CartSnapshot, now: Date): Promise<CartSnapshot> {
  const { slot } = cart
  if (slot === null) throw refuse('timeslot.expired')
  const compartments = (await lockerNeed(db, cart))?.needed ?? 0
  const isHeld = (slot.holdExpiresMs ?? 0) > now.getTime() && slot.compartments === compartments
  if (isHeld) return cart
  await inTransaction(db, (tx) =>
    reserveTimeslot(tx, cart, { timeslotId: slot.id, isAssigned: cart.isTimeslotAssigned }, now),
  )
  const again = await waitingCart(db, row)
  if (again === undefined) throw refuse('approval.unknown')
  return again
}

/** The cart as buying reads it. */
function foundOf(cart: CartSnapshot, prepared: PreparedOrder): FoundCart {
  const { id, status, version, storeId, warehouseId, slot, deliveryServiceId } = cart
  return {
    cart: {
      id,
      status,
      version,
      storeId,
      warehouseId,
      deliveryServiceId: deliveryServiceId ?? 0,
      lockedUntil: null,
      orderId: null,
      cutoffAt: slot === null ? null : new Date(slot.cutoffMs),
      prepared,
      isEmpty: false,
    },
    prepared,
  }
}

/** What the constraint says that rejected the order: something was taken since it was checked. */
function takenMeanwhile(error: unknown, total: string): unknown {
  const guard = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (guard === 'stock_not_negative') return refuse('approval.changed', { total })
  if (guard === 'gift_certificates_balance') return refuse('checkout.giftChanged')
  if (guard === 'locker_bookings_not_overfull') return refuse('timeslot.expired')
  if (guard === 'orders_of_open_account') return refuse('colleague.unknown')
  return error
}

/**
 * Places the order of a colleague's cart at the prices of now, which must be those that the approver saw, paid at the
 * door or on the company's account. An approved one is answered as it is. Throws as approvalToDecide, approval.ended,
 * approval.changed (409), colleague.unknown, and what prepare and buy throw.
 */
export async function approveCart(
  services: ApprovalNeeds,
  session: RequestSession,
  body: Body,
  now: Date,
): Promise<Approval> {
  const { db, database } = services
  const { approval_id: approvalId } = body
  const row = await approvalToDecide(db, session, approvalId)
  if (row.state === 'approved') return viewApproval(services, session, approvalId, now)
  const read = row.state === 'waiting' ? await waitingCart(db, row) : undefined
  if (read === undefined) throw refuse('approval.ended', { state: row.state })
  const { as, sender } = await senderOf(db, session, row)
  const { prepared } = await checkedOrder(services, as, read, now)
  const total = formatEuro(prepared.totalCents)
  if (read.version !== body.version || toCents(body.total) !== prepared.totalCents)
    throw refuse('approval.changed', { total })
  const cart = await withPlace(db, row, read, now)
  const found = foundOf(cart, prepared)
  const isDone = await inTransaction(db, (tx) =>
    placeApproved(tx, services, { session, as, sender, row, found, body }, now),
  ).catch((error: unknown) => {
    throw takenMeanwhile(error, total)
  })
  if (!isDone) return approveAgain(services, session, body, now)
  forgetBought(database, as)
  sendWaitingMailsSoon(database)
  return viewApproval(services, session, approvalId, now)
}

/** Another call was first: the order that it placed, or why there is none. */
async function approveAgain(
  services: ApprovalNeeds,
  session: RequestSession,
  { approval_id: approvalId }: Body,
  now: Date,
): Promise<Approval> {
  const { state } = await approvalToDecide(services.db, session, approvalId)
  if (state === 'approved') return viewApproval(services, session, approvalId, now)
  throw refuse('approval.ended', { state })
}

interface Approving {
  session: RequestSession
  as: RequestSession
  sender: SenderRow
  row: ApprovalRow
  found: FoundCart
  body: Body
}

/** Places the order and ends the approval; false: it waits no more. */
async function placeApproved(
  tx: Db,
  services: ApprovalNeeds,
  { session, as, sender, row, found, body }: Approving,
  now: Date,
): Promise<boolean> {
  const { id: approvalId, companyId, userId } = row
  if ((await lockWaiting(tx, { approvalId })) === undefined) return false
  // Before the cart, as everywhere: its payment may count against the company's credit.
  await lockCompany(tx, { companyId })
  const { cart, prepared } = found
  const priced = await updateWaitingPrepared(tx, {
    cartId: cart.id,
    version: cart.version,
    prepared: JSON.stringify(prepared),
    now,
  })
  const changed = () => refuse('approval.changed', { total: formatEuro(prepared.totalCents) })
  if (priced === undefined) throw changed()
  const by = sessionName(session)
  const order = await place(
    tx,
    services,
    as,
    { cart: { ...cart, version: priced.version }, prepared },
    {
      paymentTypeId: body.payment_type_id,
      paymentData: body.age_declared === true ? { age_declared: 'true' } : {},
    },
    { fromStatus: CART_STATUS.awaitingApproval, approvedBy: { userId: session.userId, name: by } },
    now,
  )
  if (order === undefined) throw changed()
  const { orderId, orderNumber } = order
  await updateDecided(tx, {
    approvalId,
    state: 'approved',
    decidedBy: session.userId,
    reason: null,
    orderId,
    now,
  })
  const params = { firstName: sender.firstName, by, orderNumber, placedId: orderId }
  await sendMail(tx, services.config, { kind: 'approvalGiven', to: sender.login, userId, params }, now)
  return true
}
