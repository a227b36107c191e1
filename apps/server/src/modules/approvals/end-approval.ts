import type { Approval } from '@cambusa/contract/orders/approvals'
import type { ApprovalState } from '@cambusa/domain/orders/approval'
import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { sessionName } from '../../platform/http/session-name.ts'
import { dropWaitingCart, giveCartBack } from '../cart/cart.ts'
import { copyCartCodes } from '../gift-cards/gift-cards.ts'
import { prolongWaitingHolds, holdUntil } from '../holds/holds.ts'
import { sendMail, sendWaitingMailsSoon, type MailConfig } from '../mail/mail.ts'
import type { ApprovalNeeds } from './approval-needs.ts'
import {
  clearReasonsOf,
  findApproval,
  findSender,
  listLapsed,
  lockWaiting,
  lockWaitingOf,
  updateDecided,
} from './approvals.queries.ts'
import { approvalToDecide } from './decide.ts'
import { viewApproval } from './wire-approval.ts'

/** Carts that lapse in one run of the job. */
const MOST = 200
const HALF_HOUR_MS = 1_800_000

/** How an approval ends without an order. */
interface Ending {
  state: Extract<ApprovalState, 'lapsed' | 'refused' | 'withdrawn'>
  decidedBy: number | null
  reason: string | null
}

/**
 * Ends an approval that waits, and gives the lines of its cart back to the sender, in the transaction of the caller.
 * undefined: it waits no more. Its slot stays with the cart while it can still be ordered for.
 */
async function end(tx: Db, approvalId: number, ending: Ending, now: Date) {
  const waiting = await lockWaiting(tx, { approvalId })
  if (waiting === undefined) return undefined
  await updateDecided(tx, { approvalId, ...ending, orderId: null, now })
  const { cartId, userId, companyId, lapsesAt } = waiting
  await giveCartBack(tx, { cartId, userId, companyId, keepsSlot: lapsesAt > now }, copyCartCodes, now)
  return findSender(tx, { userId, companyId }).then((sender) => sender && { ...sender, userId })
}

/** Refuses a colleague's cart. A refused one is answered as it is. Throws as approvalToDecide, and approval.ended. */
export async function refuseCart(
  services: ApprovalNeeds,
  session: RequestSession,
  { approvalId, reason }: { approvalId: number; reason: string },
  now: Date,
): Promise<Approval> {
  const { db, database, config } = services
  const row = await approvalToDecide(db, session, approvalId)
  if (row.state === 'refused') return viewApproval(services, session, approvalId, now)
  const ending = {
    state: 'refused',
    decidedBy: session.userId,
    reason: reason === '' ? null : reason,
  } as const
  await inTransaction(db, async (tx) => {
    const sender = await end(tx, approvalId, ending, now)
    if (sender === undefined) return checkEndedAs(tx, session, approvalId, 'refused')
    const { login: to, userId, firstName } = sender
    const params = { firstName, by: sessionName(session), reason }
    return sendMail(tx, config, { kind: 'approvalRefused', to, userId, params }, now)
  })
  sendWaitingMailsSoon(database)
  return viewApproval(services, session, approvalId, now)
}

/** Throws approval.ended unless another call has just ended it in the same way. */
async function checkEndedAs(
  tx: Db,
  { userId, companyId }: RequestSession,
  approvalId: number,
  state: ApprovalState,
): Promise<void> {
  const row = companyId === null ? undefined : await findApproval(tx, { approvalId, userId, companyId })
  if (row === undefined) throw refuse('approval.unknown')
  if (row.state !== state) throw refuse('approval.ended', { state: row.state })
}

/** Takes an own cart back. One that was taken back is answered as it is. Throws approval.unknown (404), approval.ended. */
export async function withdrawCart(
  services: ApprovalNeeds,
  session: RequestSession,
  approvalId: number,
  now: Date,
): Promise<Approval> {
  const { db } = services
  const { userId, companyId } = session
  const row = companyId === null ? undefined : await findApproval(db, { approvalId, userId, companyId })
  if (row?.userId !== userId) throw refuse('approval.unknown')
  const ending = { state: 'withdrawn', decidedBy: null, reason: null } as const
  await inTransaction(db, async (tx) => {
    if ((await end(tx, approvalId, ending, now)) === undefined)
      await checkEndedAs(tx, session, approvalId, 'withdrawn')
  })
  return viewApproval(services, session, approvalId, now)
}

/**
 * The job of every minute: keeps the places of waiting carts until the cut-off at most, and lets those lapse whose
 * cut-off has come. Running it twice, or in several processes, changes nothing. Returns how many lapsed.
 */
export async function tendApprovals(
  { db, config }: { db: Db; config: MailConfig },
  now: Date,
): Promise<number> {
  await prolongWaitingHolds(db, {
    now,
    due: new Date(now.getTime() + HALF_HOUR_MS),
    until: holdUntil(now),
  })
  let lapsed = 0
  for (const { id } of await listLapsed(db, { now, most: MOST })) {
    const isLapsed = await inTransaction(db, async (tx) => {
      const sender = await end(tx, id, { state: 'lapsed', decidedBy: null, reason: null }, now)
      if (sender === undefined) return false
      const { login: to, userId, firstName, isDisabled } = sender
      if (!isDisabled)
        await sendMail(tx, config, { kind: 'approvalLapsed', to, userId, params: { firstName } }, now)
      return true
    })
    if (isLapsed) lapsed += 1
  }
  return lapsed
}

/** Ends what a customer sent and nobody decided, and clears words typed by or to them, with the account. */
export async function forgetApprovals(tx: Db, { userId }: { userId: number }, now: Date): Promise<void> {
  for (const { id, cartId } of await lockWaitingOf(tx, { userId })) {
    await updateDecided(tx, {
      approvalId: id,
      state: 'withdrawn',
      decidedBy: null,
      reason: null,
      orderId: null,
      now,
    })
    await dropWaitingCart(tx, cartId)
  }
  await clearReasonsOf(tx, { userId })
}
