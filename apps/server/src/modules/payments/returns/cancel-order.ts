import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
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
  lockEditingCart,
  removeEditingCart,
  returnLines,
  type CartNeeds,
  type CartRow,
  type LineToReturn,
} from '../../cart/cart.ts'
import type { MailConfig } from '../../mail/mail.ts'
import { giveBackOrderCapacity, lockSlotsOfChange } from '../../holds/holds.ts'
import {
  markCancelled,
  tellCancelled,
  tellCancelledUnpaid,
  tellRefunded,
  type CancelledOrder,
} from '../../orders/orders.ts'
import { lockOrder } from '../attempts/attempts.queries.ts'
import { insertPayout } from '../attempts/payouts.queries.ts'
import { listLinesToReturn, listLiveAttempts } from './cancel.queries.ts'
import { cancelAttempt } from '../attempts/cancel-attempt.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { noteReturned } from '../settling/settle.queries.ts'

export type CancelNeeds = Pick<PaymentNeeds, 'config' | 'db'> & Pick<CartNeeds, 'catalogue'>

/** Conditions and effects of cancelling an order. */
export interface Cancelling {
  /** Statuses from which the caller may cancel it. */
  from: readonly number[]
  /** The customer cancels it now: not after the cut-off of its slot, and not once its money is captured. */
  isByCustomer?: boolean
  /** Only if it was to be paid by then: another transaction may have marked it paid or prolonged it meanwhile. */
  dueBy?: Date
  /** It was not paid in time: its lines are put back into the customer's cart, and he is told. */
  isUnpaid?: boolean
  /** Its lines and gift codes are put back into the customer's cart: he gave up the payment, not the goods. */
  returnsLines?: boolean
}

/**
 * Cancels an order, for any reason, in one transaction: stock, slot capacity, compartments, gift amounts and credit are
 * given back, and money that was authorised or captured is returned. false: it was not in such a status (any more), and
 * nothing was given back again.
 */
export function cancelOrder(
  needs: CancelNeeds,
  orderId: number,
  { from, isByCustomer = false, dueBy, isUnpaid = false, returnsLines = isUnpaid }: Cancelling,
  now: Date,
): Promise<boolean> {
  return inTransaction(needs.db, async (tx) => {
    // A capture holds this lock: the next statement sees its result.
    await lockOrder(tx, { orderId })
    const customerAt = isByCustomer ? now : null
    const order = await markCancelled(tx, { orderId, from, dueBy: dueBy ?? null, customerAt })
    if (order === undefined) return false
    // All transactions lock in this order: cart, stock, slot, gift certificates (docs/architecture.md).
    const editing = await lockEditingCart(tx, { orderId })
    const cart = returnsLines ? await lockCartToFill(tx, order, now) : undefined
    const isReturning = await giveEverythingBack(tx, needs.config, order, editing?.id ?? null, now)
    const left = cart ? await putBack(needs, tx, { buyer: order, cart }, now) : []
    if (isUnpaid) await tellCancelledUnpaid(tx, needs.config, orderId, left, now)
    else if (!isReturning) await tellCancelled(tx, needs.config, orderId, now)
    return true
  })
}

/**
 * The shop cancels an order in the caller's transaction, which holds its lock; otherwise like cancelOrder. Throws
 * order.giftSpent. false: it was not in such a status.
 */
export async function cancelByShop(
  tx: Db,
  config: MailConfig,
  { orderId, from }: { orderId: number; from: readonly number[] },
  now: Date,
): Promise<boolean> {
  const order = await markCancelled(tx, { orderId, from, dueBy: null, customerAt: null })
  if (order === undefined) return false
  const editing = await lockEditingCart(tx, { orderId })
  if (!(await giveEverythingBack(tx, config, order, editing?.id ?? null, now)))
    await tellCancelled(tx, config, orderId, now)
  return true
}

/** Gives back goods, capacity, gift amounts and money; true: money is returned, and its customer was told. */
async function giveEverythingBack(
  tx: Db,
  config: MailConfig,
  order: CancelledOrder,
  editingCartId: number | null,
  now: Date,
): Promise<boolean> {
  await giveBack(tx, order, editingCartId, now)
  if (!(await takeBackGiftCertificates(tx, order.id, now))) throw refuse('order.giftSpent')
  return giveUpPayment(tx, config, order.id, now)
}

/**
 * Gives back what an order took; an imported order has no cart and took nothing here. A cart that edits it is removed, with
 * what was reserved for it. Locks its gift certificates.
 */
async function giveBack(
  tx: Db,
  order: CancelledOrder,
  editingCartId: number | null,
  now: Date,
): Promise<void> {
  const { id: orderId, cartId, warehouseId } = order
  if (cartId !== null) {
    await giveBackGoods(tx, { orderId, warehouseId })
    if (editingCartId !== null) await lockSlotsOfChange(tx, { orderId, cartId: editingCartId })
    await giveBackOrderCapacity(tx, { orderId })
  }
  if (editingCartId !== null) await removeEditingCart(tx, editingCartId)
  await lockGiftsOfOrder(tx, { orderId })
  if (cartId !== null) await giveBackGifts(tx, { orderId, now })
}

/** Gives up the payment of the order; true: money is returned, and its customer was told. */
async function giveUpPayment(tx: Db, config: MailConfig, orderId: number, now: Date): Promise<boolean> {
  let isReturning = false
  for (const { id, paymentTypeId, state, amountCents, capturedCents } of await listLiveAttempts(tx, {
    orderId,
  })) {
    // A captured attempt keeps its state until the money is refunded.
    if (state !== 'captured') await cancelAttempt(tx, id, [state], now)
    // A transfer has no gateway: the office pays it back.
    if (paymentTypeId === PAYMENT_TYPES.bankTransfer && state === 'captured')
      await insertPayout(tx, { orderId, reason: 'overpaid', cents: capturedCents, now })
    else await sendMoneyBack(tx, id, 'order cancelled')
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

/** Puts lines and gift codes of an order back into its customer's cart; returns the names of lines that did not fit. */
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
