import type { Order } from '@cambusa/contract/orders/orders'
import type { CartStatus } from '@cambusa/domain/orders/cart-status'
import { romeDate } from '@cambusa/domain/time/dates'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { payByOf } from '@cambusa/domain/payments/pay-by'
import { firstOrderStatus, PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { doerSetting } from '../../platform/log/doer.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { quantitiesByProduct, type PreparedOrder } from '../orders/orders.ts'
import {
  checkOwnCard,
  checkPaymentType,
  infosOfType,
  paymentDataOf,
  type Gateways,
} from '../payments/payments.ts'
import { placeOrder, type CartToBuy } from './buy.queries.ts'
import { holdDailyLimits } from './daily-limits.ts'
import { holdMonthBudget } from './month-budget.ts'
import { orderReceivedMail } from './order-received-mail.ts'
import { placedByOf, placedOrder } from './placed-order.ts'

const YEAR_DIGITS = 4
/** The mail of an order by card is sent once it is paid. */
const NO_MAIL = { mailWords: '', idMark: '', numberMark: '' }

export interface Purchase {
  cartId?: number | undefined
  paymentTypeId?: number | undefined
  paymentData: Record<string, string>
  /** A stored card of the customer to pay with; counts for payment by card only. */
  cardId?: number | undefined
}

/** A cart that becomes an order. */
export interface FoundCart {
  cart: CartToBuy
  prepared: PreparedOrder
}

/** From which state of its cart the order is placed, and who approved it; null: the limits of its buyer count. */
export interface Placing {
  fromStatus: CartStatus
  approvedBy: { userId: number; name: string } | null
}

/**
 * Checks the payment type and the limits, and places the order; undefined: the cart changed since it was read. Throws
 * as buyCart.
 */
export async function place(
  db: Db,
  { config, gateways }: Pick<Platform, 'config'> & { gateways: Gateways },
  session: RequestSession,
  { cart, prepared }: FoundCart,
  purchase: Purchase,
  { fromStatus, approvedBy }: Placing,
  now: Date,
): Promise<Order | undefined> {
  const { deliveryServiceId: id } = cart
  const order = {
    totalCents: prepared.totalCents,
    worstCaseCents: prepared.worstCaseCents,
    serviceId: isServiceId(id) ? id : SERVICES.home,
    companyId: session.companyId,
    cutoffAt: cart.cutoffAt,
    // An approver pays at the door or on account: cards belong to persons.
    isActedFor: session.actor !== null || approvedBy !== null,
  }
  const paymentTypeId = await checkPaymentType(db, { config, gateways }, order, purchase.paymentTypeId, now)
  if (paymentTypeId === PAYMENT_TYPES.creditCard && purchase.cardId !== undefined)
    await checkOwnCard(db, gateways, session, purchase.cardId)
  if (prepared.minAge !== null && purchase.paymentData['age_declared'] !== 'true')
    throw refuse('checkout.ageNotDeclared', { minAge: prepared.minAge }, { field: 'age_declared' })
  const paymentData = { ...purchase.paymentData, ...paymentDataOf(config, paymentTypeId) }
  await holdDailyLimits(db, session, { cart, prepared }, now)
  if (approvedBy === null) await holdMonthBudget(db, session, { cart, prepared }, now)
  const needed = quantitiesByProduct(prepared.lines)
  const bought = {
    status: firstOrderStatus(paymentTypeId),
    paymentTypeId,
    paymentData,
    payBy: payByOf(config, paymentTypeId, cart.cutoffAt, now),
    infos: { ...prepared.infos, ...infosOfType(paymentTypeId) },
    now,
  }
  const isReceived = paymentTypeId !== PAYMENT_TYPES.creditCard
  const mail = isReceived ? orderReceivedMail(config, session, prepared, bought) : NO_MAIL
  const placed = await placeOrder(db, {
    ...bought,
    ...mail,
    cartId: cart.id,
    version: cart.version,
    fromStatus,
    approvedBy: approvedBy?.userId ?? null,
    paymentData: JSON.stringify(paymentData),
    typeInfos: JSON.stringify(infosOfType(paymentTypeId)),
    sessionHash: session.tokenHash,
    doer: doerSetting(),
    isReceived,
    mailHost: new URL(config.shopUrl).hostname,
    year: romeDate(now).slice(0, YEAR_DIGITS),
    warehouseId: cart.warehouseId,
    productIds: [...needed.keys()],
    quantities: [...needed.values()],
    giftIds: prepared.gifts.map((gift) => gift.id),
    giftCents: prepared.gifts.map(({ cents }) => cents),
  })
  const people = { ...placedByOf(session), approvedBy: approvedBy?.name ?? null }
  return placed && placedOrder({ cart, prepared }, placed, { ...bought, ...people })
}
