import type { Order } from '@cambusa/contract/orders/orders'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { BUY_REPLAY_MINUTES } from '@cambusa/domain/constants'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { unlockOwnCart } from '../cart/cart.ts'
import { quantitiesByProduct, viewOwnOrder } from '../orders/orders.ts'
import { isLimited } from '../colleagues/colleagues.ts'
import { forgetBought } from '../catalogue/catalogue.ts'
import { sendWaitingMailsSoon } from '../mail/mail.ts'
import type { Gateways } from '../payments/payments.ts'
import {
  findCartById,
  findCartInUse,
  findOrderOfCart,
  findOrderOfSession,
  listLacking,
} from './buy.queries.ts'
import { changeOrder, checkStillLocked } from './change-order.ts'
import { place, type FoundCart, type Purchase } from './place-order.ts'

type Needs = Pick<Platform, 'config' | 'database' | 'db'> & { gateways: Gateways }

const MINUTE_MS = 60_000
/** The second attempt finds the order that a concurrent call made of the cart. */
const ATTEMPTS = 2

/** An order of a cart that its own buyer has prepared. */
const OWN = { fromStatus: CART_STATUS.locked, approvedBy: null } as const

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
): Promise<FoundCart | { orderId: number }> {
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
  const isWaiting = cart.status === CART_STATUS.open || cart.status === CART_STATUS.awaitingApproval
  if (isWaiting || cart.prepared === null) throw refuse('checkout.notPrepared')
  // An edited order says first whether its time is over.
  if (cart.orderId === null) checkStillLocked(cart, now)
  return { cart, prepared: cart.prepared }
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
  { cart, prepared }: FoundCart,
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
  found: FoundCart,
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
 * checkout.giftChanged, cart.dailyMaximum, approval.needed, timeslot.expired.
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
        ? place(at, services, session, found, purchase, OWN, now)
        : changeOrder(at, services, session, { ...found, orderId }, purchase, now)
    // The company's credit, the month of a buyer, and buyers of products with a daily maximum, stay locked until the order counts.
    const isHeld =
      orderId !== null ||
      isLimited(session) ||
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
