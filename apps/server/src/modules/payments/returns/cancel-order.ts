import { refuse } from '../../../platform/http/refusal.ts'
import { giveBackGoods } from '../../catalogue/catalogue.ts'
import {
  giveBackGifts,
  lockGiftsOfOrder,
  returnGiftCodes,
  takeBackGiftCertificates,
} from '../../gift-cards/gift-cards.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import {
  lockCartToFill,
  returnLines,
  type CartNeeds,
  type CartRow,
  type LineToReturn,
} from '../../cart/cart.ts'
import { giveBackOrderCapacity } from '../../holds/holds.ts'
import {
  markCancelled,
  tellCancelled,
  tellCancelledUnpaid,
  tellRefunded,
  type CancelledOrder,
} from '../../orders/orders.ts'
import { lockOrder } from '../attempts/attempts.queries.ts'
import { listLinesToReturn, listLiveAttempts } from './cancel.queries.ts'
import { cancelAttempt } from '../paying/give-up-attempt.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { noteReturned } from '../settling/settle.queries.ts'

export type CancelNeeds = Pick<PaymentNeeds, 'config' | 'db'> & Pick<CartNeeds, 'catalogue'>

/** How an order is cancelled. */
export interface Cancelling {
  /** Statuses that it may be cancelled in by whoever does it. */
  from: readonly number[]
  /** The customer does it alone, now: not from the cut-off of its slot on, and not once its money is taken. */
  isByCustomer?: boolean
  /** Only if it was to be paid by then: nobody else may have paid or prolonged it meanwhile. */
  dueBy?: Date
  /** It was not paid in time: its lines go into the customer's cart again, and he is told. */
  isUnpaid?: boolean
  /** Its lines and gift codes go into the customer's cart again: he gave up the payment, not the goods. */
  returnsLines?: boolean
}

/**
 * Cancels an order, however that comes about, in one transaction: stock, place, compartments, gift amounts and credit
 * are free again, and what was authorised or paid goes back. false: it was not in such a status (any more), and
 * nothing was given back a second time.
 */
export function cancelOrder(
  needs: CancelNeeds,
  orderId: number,
  { from, isByCustomer = false, dueBy, isUnpaid = false, returnsLines = isUnpaid }: Cancelling,
  now: Date,
): Promise<boolean> {
  return inTransaction(needs.db, async (tx) => {
    // Whoever takes its money holds this lock: the statement after it sees what came of that.
    await lockOrder(tx, { orderId })
    const customerAt = isByCustomer ? now : null
    const order = await markCancelled(tx, { orderId, from, dueBy: dueBy ?? null, customerAt })
    if (order === undefined) return false
    // In the order in which every act locks: cart, stock, slot, gift certificates (docs/architecture.md).
    const cart = returnsLines ? await lockCartToFill(tx, order, now) : undefined
    await giveBack(tx, order, now)
    if (!(await takeBackGiftCertificates(tx, orderId, now))) throw refuse('order.giftSpent')
    const isReturning = await giveUpPayment(tx, needs.config, orderId, now)
    const left = cart ? await putBack(needs, tx, { buyer: order, cart }, now) : []
    if (isUnpaid) await tellCancelledUnpaid(tx, needs.config, orderId, left, now)
    else if (!isReturning) await tellCancelled(tx, needs.config, orderId, now)
    return true
  })
}

/** What an order of a cart took; one that was taken over from elsewhere took nothing here. Locks its gift certificates. */
async function giveBack(tx: Db, order: CancelledOrder, now: Date): Promise<void> {
  const { id: orderId, cartId, warehouseId } = order
  if (cartId !== null) {
    await giveBackGoods(tx, { orderId, warehouseId })
    await giveBackOrderCapacity(tx, { orderId })
  }
  await lockGiftsOfOrder(tx, { orderId })
  if (cartId !== null) await giveBackGifts(tx, { orderId, now })
}

/** Gives up what was to pay the order; true: money goes back, and its customer was told so. */
async function giveUpPayment(
  tx: Db,
  config: CancelNeeds['config'],
  orderId: number,
  now: Date,
): Promise<boolean> {
  let isReturning = false
  for (const { id, state, amountCents, capturedCents } of await listLiveAttempts(tx, { orderId })) {
    // What was taken stays so until it has gone back.
    if (state !== 'captured') await cancelAttempt(tx, id, [state], now)
    await sendMoneyBack(tx, id, 'order cancelled')
    const returnsCents = state === 'captured' ? capturedCents : state === 'authorised' ? amountCents : 0
    if (returnsCents === 0) continue
    await noteReturned(tx, { attemptId: id, now })
    await tellRefunded(tx, config, orderId, returnsCents, now)
    isReturning = true
  }
  return isReturning
}

const hasProduct = <Line extends { productId: number | null }>(
  line: Line,
): line is Line & { productId: number } => line.productId !== null

/** Lines and gift codes of an order lie in its customer's cart again; answers what did not go in. */
async function putBack(
  needs: CancelNeeds,
  tx: Db,
  into: { buyer: CancelledOrder; cart: CartRow },
  now: Date,
): Promise<string[]> {
  const orderId = into.buyer.id
  const lines = await listLinesToReturn(tx, { orderId })
  const known: LineToReturn[] = lines.filter(hasProduct)
  const gone = lines.filter((line) => !hasProduct(line)).map(({ name }) => name)
  const { isOpen, left } = await returnLines(needs, tx, into, known, now)
  if (isOpen) await returnGiftCodes(tx, { orderId, cartId: into.cart.id }, now)
  return [...gone, ...left]
}
