import type { Order } from '@cambusa/contract/orders/orders'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { BUY_REPLAY_MINUTES } from '@cambusa/domain/constants'
import { romeDate } from '@cambusa/domain/time/dates'
import { isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { payByOf } from '@cambusa/domain/payments/pay-by'
import { firstOrderStatus, PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { doerSetting } from '../../platform/log/doer.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { unlockOwnCart } from '../cart/cart.ts'
import { quantitiesByProduct, viewOwnOrder, type PreparedOrder } from '../orders/orders.ts'
import { forgetBought } from '../catalogue/catalogue.ts'
import { sendWaitingMailsSoon } from '../mail/mail.ts'
import {
  checkOwnCard,
  checkPaymentType,
  infosOfType,
  paymentDataOf,
  type Gateways,
} from '../payments/payments.ts'
import {
  findCartById,
  findCartInUse,
  findOrderOfCart,
  findOrderOfSession,
  listLacking,
  placeOrder,
  type CartToBuy,
} from './buy.queries.ts'
import { changeOrder, checkStillLocked } from './change-order.ts'
import { holdDailyLimits } from './daily-limits.ts'
import { orderReceivedMail } from './order-received-mail.ts'
import { placedByOf, placedOrder } from './placed-order.ts'

type Needs = Pick<Platform, 'config' | 'database' | 'db'> & { gateways: Gateways }

const MINUTE_MS = 60_000
const YEAR_DIGITS = 4
/** The mail of an order by card is sent once it is paid. */
const NO_MAIL = { mailWords: '', idMark: '', numberMark: '' }
/** The second attempt finds the order that a concurrent call made of the cart. */
const ATTEMPTS = 2

export interface Purchase {
  cartId?: number | undefined
  paymentTypeId?: number | undefined
  paymentData: Record<string, string>
  /** A stored card of the customer to pay with; counts for payment by card only. */
  cardId?: number | undefined
}

function findCart(db: Db, { userId, companyId }: RequestSession, cartId: number | undefined, now: Date) {
  return cartId === undefined
    ? findCartInUse(db, { userId, companyId, now })
    : findCartById(db, { userId, companyId, cartId })
}

/** The order that a repeated call without a cart id means: this session's of the last 15 minutes. */
async function orderOfSession(
  db: Db,
  { userId, companyId, tokenHash }: RequestSession,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - BUY_REPLAY_MINUTES * MINUTE_MS)
  const order = await findOrderOfSession(db, { userId, companyId, sessionHash: tokenHash, since })
  if (order === undefined) throw refuse('checkout.notPrepared')
  return order.id
}

/** The cart to buy with its prepared order; or the id of the order that it has become. */
async function findPrepared(
  db: Db,
  session: RequestSession,
  cartId: number | undefined,
  now: Date,
): Promise<{ cart: CartToBuy; prepared: PreparedOrder } | { orderId: number }> {
  const cart = await findCart(db, session, cartId, now)
  const isNothingInUse = cart === undefined || (cart.status === CART_STATUS.open && cart.isEmpty)
  if (cartId === undefined && isNothingInUse) return { orderId: await orderOfSession(db, session, now) }
  if (cart === undefined) throw refuse('checkout.notPrepared')
  if (cart.status === CART_STATUS.bought) {
    const order = await findOrderOfCart(db, {
      userId: session.userId,
      companyId: session.companyId,
      cartId: cart.id,
    })
    if (order === undefined) throw refuse('checkout.notPrepared')
    return { orderId: order.id }
  }
  // Bought already: the changes wait for their payment.
  if (cart.orderId !== null && cart.status === CART_STATUS.locked && cart.lockedUntil === null)
    return { orderId: cart.orderId }
  if (cart.status === CART_STATUS.open || cart.prepared === null) throw refuse('checkout.notPrepared')
  // An edited order says first whether its time is over.
  if (cart.orderId === null) checkStillLocked(cart, now)
  return { cart, prepared: cart.prepared }
}

/** Checks the payment type and places the order; undefined: the cart changed since it was read. */
async function place(
  db: Db,
  { config, gateways }: Needs,
  session: RequestSession,
  { cart, prepared }: { cart: CartToBuy; prepared: PreparedOrder },
  purchase: Purchase,
  now: Date,
): Promise<Order | undefined> {
  const { deliveryServiceId: id } = cart
  const order = {
    totalCents: prepared.totalCents,
    worstCaseCents: prepared.worstCaseCents,
    serviceId: isServiceId(id) ? id : SERVICES.home,
    companyId: session.companyId,
    cutoffAt: cart.cutoffAt,
    isActedFor: session.actor !== null,
  }
  const paymentTypeId = await checkPaymentType(db, { config, gateways }, order, purchase.paymentTypeId, now)
  if (paymentTypeId === PAYMENT_TYPES.creditCard && purchase.cardId !== undefined)
    await checkOwnCard(db, gateways, session, purchase.cardId)
  if (prepared.minAge !== null && purchase.paymentData['age_declared'] !== 'true')
    throw refuse('checkout.ageNotDeclared', { minAge: prepared.minAge }, { field: 'age_declared' })
  const paymentData = { ...purchase.paymentData, ...paymentDataOf(config, paymentTypeId) }
  await holdDailyLimits(db, session, { cart, prepared }, now)
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
  return placed && placedOrder({ cart, prepared }, placed, { ...bought, ...placedByOf(session) })
}

/** The database constraint that rejected the order: too little stock, or too little on a gift code. */
const guardOf = (error: unknown) =>
  error instanceof Error && 'constraint' in error ? error.constraint : undefined

const isBeyondToday = (error: unknown) => error instanceof Refusal && error.code === 'cart.dailyMaximum'

/** Unlocks a cart that could not be bought, so that the shopper can change it. */
const unlock = ({ db }: Needs, { userId, companyId }: RequestSession, cartId: number, now: Date) =>
  unlockOwnCart(db, { userId, companyId, cartId, now })

/**
 * The refusal for a violated constraint: what was taken meanwhile. Unlocks the cart, so that the shopper can change it.
 */
async function takenMeanwhile(
  services: Needs,
  session: RequestSession,
  { cart, prepared }: { cart: CartToBuy; prepared: PreparedOrder },
  guard: 'stock_not_negative' | 'gift_certificates_balance',
  now: Date,
) {
  await unlock(services, session, cart.id, now)
  if (guard === 'gift_certificates_balance') return refuse('checkout.giftChanged')
  const needed = quantitiesByProduct(prepared.lines)
  const lacking = await listLacking(services.db, {
    warehouseId: cart.warehouseId,
    productIds: [...needed.keys()],
    quantities: [...needed.values()],
  })
  const isLacking = new Set(lacking.map(({ productId }) => productId))
  const names = prepared.lines.filter(({ productId }) => isLacking.has(productId)).map(({ name }) => name)
  return refuse('checkout.itemsChanged', { names: [...new Set(names)].join(', ') })
}

/** Why no order was placed: a constraint of the database was violated, or the call itself refused. */
async function refusalOf(
  services: Needs,
  session: RequestSession,
  found: { cart: CartToBuy; prepared: PreparedOrder },
  error: unknown,
  now: Date,
): Promise<unknown> {
  const guard = guardOf(error)
  if (guard === 'stock_not_negative' || guard === 'gift_certificates_balance')
    return takenMeanwhile(services, session, found, guard, now)
  // The account was deleted meanwhile: there is nobody who could order.
  if (guard === 'orders_of_open_account') return refuse('response419')
  if (guard === 'locker_bookings_not_overfull') {
    await unlock(services, session, found.cart.id, now)
    return refuse('timeslot.expired')
  }
  if (isBeyondToday(error)) await unlock(services, session, found.cart.id, now)
  return error
}

/**
 * Turns the prepared cart into one order. The same call again, at once or after a lost response, returns the same
 * order (specification §14). Throws checkout.notPrepared, checkout.prepareExpired, checkout.paymentTypeUnknown,
 * checkout.paymentTypeNotAllowed, checkout.paymentTooSlow, payment.cardUnknown, checkout.ageNotDeclared, checkout.itemsChanged,
 * checkout.giftChanged, cart.dailyMaximum, timeslot.expired.
 */
export async function buyCart(
  services: Needs,
  session: RequestSession,
  purchase: Purchase,
  now: Date,
): Promise<Order> {
  const { db } = services
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await findPrepared(db, session, purchase.cartId, now)
    if ('orderId' in found) return viewOwnOrder(db, session, found.orderId, now)
    const { orderId } = found.cart
    const act = (at: Db) =>
      orderId === null
        ? place(at, services, session, found, purchase, now)
        : changeOrder(at, services, session, { ...found, orderId }, purchase, now)
    // The company's credit, and buyers of products with a daily maximum, stay locked until the order counts.
    const isHeld =
      orderId !== null ||
      purchase.paymentTypeId === PAYMENT_TYPES.deferred ||
      found.prepared.dailyLimits !== undefined
    const placing = isHeld ? inTransaction(db, act) : act(db)
    const order = await placing.catch(async (error: unknown) => {
      throw await refusalOf(services, session, found, error, now)
    })
    if (order === undefined) continue
    forgetBought(services.database, session)
    sendWaitingMailsSoon(services.database)
    return order
  }
  throw refuse('timeslot.expired')
}
