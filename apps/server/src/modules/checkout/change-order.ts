import type { Order } from '@cambusa/contract/orders/orders'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { isBeforeCutoff, payByOf } from '@cambusa/domain/payments/pay-by'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockEditingCart, lockUntilPaid } from '../cart/cart.ts'
import { isLimited } from '../colleagues/colleagues.ts'
import { keepHoldUntil } from '../holds/holds.ts'
import { updateChangePayBy, viewOwnOrder, type PreparedOrder } from '../orders/orders.ts'
import {
  applyChange,
  checkChangePaymentType,
  infosOfType,
  keepPayment,
  lockOwnOrder,
  makePaidGifts,
  needsNewPayment,
  type ChangePaid,
  type Gateways,
  type OrderToPay,
} from '../payments/payments.ts'
import type { CartToBuy } from './buy.queries.ts'
import { holdDailyLimits } from './daily-limits.ts'
import { holdMonthBudget } from './month-budget.ts'

const MINUTE_MS = 60_000
/** A reserved slot outlasts the wait for a payment by what the job that ends it takes. */
const AFTER_PAY_BY_MS = 5 * MINUTE_MS

type Needs = Pick<Platform, 'config'> & { gateways: Gateways }

/** The cart of an edited order, prepared. */
export interface PreparedChange {
  orderId: number
  cart: CartToBuy
  prepared: PreparedOrder
}

/** How the customer pays. */
interface ChosenPayment {
  paymentTypeId?: number | undefined
  paymentData: Record<string, string>
}

/** Throws checkout.prepareExpired if the 15 minutes in which a prepared cart can be bought are over. */
export function checkStillLocked({ lockedUntil }: Pick<CartToBuy, 'lockedUntil'>, now: Date): void {
  if (lockedUntil === null || lockedUntil <= now) throw refuse('checkout.prepareExpired')
}

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one)

/**
 * Changes a placed order to what its prepared cart holds, in the transaction of the caller; where a card has to authorise
 * more, the order and its cart wait for that instead, and answer as they are. undefined: the cart is no longer the
 * prepared one. Throws order.editEnded, checkout.prepareExpired, checkout.ageNotDeclared, cart.dailyMaximum, approval.orderTooLarge, and as checkChangePaymentType and
 * applyChange.
 */
export async function changeOrder(
  tx: Db,
  needs: Needs,
  session: RequestSession,
  change: PreparedChange,
  { paymentTypeId: wanted, paymentData }: ChosenPayment,
  now: Date,
): Promise<Order | undefined> {
  const { orderId, cart, prepared } = change
  const { userId, companyId } = session
  const order = await lockOwnOrder(tx, { orderId, userId, companyId })
  if (order === undefined) throw refuse('order.unknown')
  // Of two calls at once the second finds what the first has made of the cart.
  if (order.status !== ORDER_STATUS.editing) return undefined
  if (!isBeforeCutoff(order, now)) throw refuse('order.editEnded')
  checkStillLocked(cart, now)
  const isPaidAnew = await needsNewPayment(tx, order, prepared)
  const type = await checkedType(tx, needs, order, change, { wanted, isPaidAnew }, now)
  if (prepared.minAge !== null && paymentData['age_declared'] !== 'true')
    throw refuse('checkout.ageNotDeclared', { minAge: prepared.minAge }, { field: 'age_declared' })
  await holdDailyLimits(tx, session, { cart, prepared }, now)
  if (isLimited(session)) await holdMonthBudget(tx, session, { cart, prepared }, now)
  const locked = await lockEditingCart(tx, { orderId })
  if (locked?.id !== cart.id || locked.version !== cart.version) return undefined
  const paid: ChangePaid = {
    paymentTypeId: type,
    paymentData: { ...order.paymentData, ...paymentData },
    typeInfos: infosOfType(type),
    sessionHash: session.tokenHash.toString('hex'),
  }
  if (isPaidAnew) await waitForPayment(tx, needs, order, { cart, paid }, now)
  else {
    await keepPayment(tx, needs.gateways, order, prepared, now)
    await applyChange(tx, needs.config, order, { cart: locked, prepared, paid }, now)
    await makePaidGifts(tx, needs.config, order, now)
  }
  return viewOwnOrder(tx, session, orderId, now)
}

function checkedType(
  tx: Db,
  needs: Needs,
  order: OrderToPay,
  { cart, prepared }: PreparedChange,
  how: { wanted: number | undefined; isPaidAnew: boolean },
  now: Date,
) {
  const { deliveryServiceId: id } = order
  const { totalCents, worstCaseCents } = prepared
  const change = {
    orderId: order.id,
    orderTypeId: order.paymentTypeId,
    orderTotalCents: order.totalCents,
    totalCents,
    worstCaseCents,
    serviceId: isServiceId(id) ? id : SERVICES.home,
    companyId: order.companyId,
    cutoffAt: earlier(order.cutoffAt, cart.cutoffAt),
  }
  return checkChangePaymentType(tx, needs, change, how, now)
}

/** The changes wait for their payment: nobody changes the cart, and its slot stays reserved. */
async function waitForPayment(
  tx: Db,
  { config }: Needs,
  order: OrderToPay,
  { cart, paid }: { cart: CartToBuy; paid: ChangePaid },
  now: Date,
): Promise<void> {
  const cutoffAt = earlier(order.cutoffAt, cart.cutoffAt)
  const payBy = payByOf(config, PAYMENT_TYPES.creditCard, cutoffAt, now)
  if (payBy === null) throw new Error('a card payment has no end')
  await updateChangePayBy(tx, { orderId: order.id, payBy })
  await lockUntilPaid(tx, { cartId: cart.id, paid: JSON.stringify(paid), now })
  await keepHoldUntil(tx, cart.id, new Date(payBy.getTime() + AFTER_PAY_BY_MS), now)
}
