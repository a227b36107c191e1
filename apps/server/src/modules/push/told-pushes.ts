import { formatDayLong } from '@cambusa/domain/time/dates'
import { pushTexts } from '@cambusa/messages/it/mails/pushes'
import type { Db } from '../../platform/database/database.ts'
import { keepPush } from './keep-push.ts'
import { findOrderNumber } from './pushes.queries.ts'

/** The mails about an order beside which a push is sent. */
const OF_ORDERS = [
  'orderReady',
  'orderOnTheWay',
  'orderDelivered',
  'orderCancelled',
  'orderGivenUp',
  'paymentFailed',
] as const
type OrderPush = (typeof OF_ORDERS)[number]

const isOrderPush = (kind: string): kind is OrderPush => OF_ORDERS.some((one) => one === kind)

interface ToldOrder {
  orderId: number
  userId: number
  /** The customer collects it; false where it does not matter. */
  isPickup: boolean
}

/** The push beside a mail about an order, in the transaction of that mail; most kinds of mail have none. */
export async function pushOrderNews(
  tx: Db,
  mailKind: string,
  { orderId, userId, isPickup }: ToldOrder,
  now: Date,
): Promise<void> {
  if (!isOrderPush(mailKind)) return
  const order = await findOrderNumber(tx, { orderId })
  if (order === undefined) return
  const words = pushTexts[mailKind]({ number: order.number, isPickup })
  const kind = mailKind === 'paymentFailed' ? 'paymentFailed' : 'orderStatus'
  await keepPush(tx, { ...words, userId, kind, target: `/profile/orders/${orderId}`, about: null }, now)
}

/** The push to a holder beside the mail of a cart that waits for approval. */
export async function pushApprovalAsked(
  tx: Db,
  { approvalId, userId }: { approvalId: number; userId: number },
  now: Date,
): Promise<void> {
  const words = pushTexts.approvalAsked()
  const target = `/profile/approvals/${approvalId}`
  await keepPush(tx, { ...words, userId, kind: 'approvalAsked', target, about: null }, now)
}

/** The push beside the mail of a draft; deliveryOn yyyy-MM-dd. */
export async function pushDraftReady(
  tx: Db,
  { draftId, userId, deliveryOn }: { draftId: number; userId: number; deliveryOn: string },
  now: Date,
): Promise<void> {
  const words = pushTexts.draftReady({ day: formatDayLong(deliveryOn) })
  const target = `/profile/lists/${draftId}`
  await keepPush(tx, { ...words, userId, kind: 'draftReady', target, about: null }, now)
}
