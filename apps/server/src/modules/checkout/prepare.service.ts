import type { Cart } from '@cambusa/contract/cart/cart'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { CART_LOCK_MINUTES } from '@cambusa/domain/constants'
import { formatDayLong, formatTimeRange } from '@cambusa/domain/time/dates'
import { toCents } from '@cambusa/domain/money/money'
import { checkoutAnswerTexts } from '@cambusa/messages/it/checkout/checkout-answers'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { checkMayBuy } from '../people/people.ts'
import {
  cartAnswer,
  inLockedCart,
  readCart,
  reserveTimeslot,
  wireCart,
  type CartNeeds,
  unlockEnded,
  unlockOwnCart,
} from '../cart/cart.ts'
import { holdUntil, lockerNeed } from '../holds/holds.ts'
import { listNearestFree } from '../timeslots/timeslots.ts'
import { checkedOrder, type Preparable } from './checked-order.ts'
import { lockPrepared, type CheckoutFacts } from './prepare.queries.ts'
import { checkOwnLocker } from './own-locker.ts'

const ATTEMPTS = 3
const NEAREST_SLOTS = 3
const MINUTE_MS = 60_000

/** The refusal for a lost slot: with the reason if the slot was closed or its locker is too small. */
function lossOf(error: Refusal): Refusal {
  const { code, params } = error
  if (code === 'timeslot.lockerFull') return new Refusal(code, params)
  const isClosed = code === 'timeslot.closed' && (params as { reason: string | null }).reason !== null
  return isClosed ? new Refusal(code, params) : refuse('timeslot.expired')
}

/**
 * Reserves the chosen slot again, with the compartments that the cart fills now. Throws timeslot.expired,
 * timeslot.closed, timeslot.lockerFull, with the nearest free slots as warnings.
 */
async function retakePlace({ db }: CartNeeds, session: RequestSession, timeslotId: number, now: Date) {
  try {
    await inLockedCart(db, session, now, (tx, cart) =>
      reserveTimeslot(tx, cart, { timeslotId, isAssigned: cart.isTimeslotAssigned }, now),
    )
  } catch (error) {
    const isLost = error instanceof Refusal && error.code.startsWith('timeslot.')
    if (!isLost) throw error
    const cart = await readCart(db, session, now)
    const locker = await lockerNeed(db, cart)
    const free = await listNearestFree(db, {
      now,
      warehouseId: cart.warehouseId,
      deliveryServiceId: cart.deliveryServiceId ?? 0,
      lockerId: locker?.storeId ?? null,
      compartments: locker?.needed ?? 0,
      timeslotId,
      limit: NEAREST_SLOTS,
    })
    const refusal = lossOf(error)
    refusal.warnings = free.map(({ date, beginTime, endTime }) => ({
      code: 'timeslot.nearest',
      warning: checkoutAnswerTexts.nearestSlot({
        day: formatDayLong(date),
        time: formatTimeRange(beginTime, endTime),
      }),
    }))
    throw refusal
  }
}

/** Whether the cart's slot can still be chosen. */
const isSlotOpen = (
  { cutoffAt, closedReason }: Pick<CheckoutFacts, 'cutoffAt' | 'closedReason'>,
  now: Date,
): boolean => cutoffAt !== null && cutoffAt > now && closedReason === null

/** One attempt; undefined: the cart changed meanwhile, or its slot had to be reserved again. */
async function tryPrepare(
  services: CartNeeds,
  session: RequestSession,
  showSectors: boolean,
  now: Date,
): Promise<Cart | undefined> {
  const { db } = services
  const { cart, facts, prepared } = await checkedOrder(
    services,
    session,
    await readCart(db, session, now),
    now,
  )
  const locker = await lockerNeed(db, cart)
  const compartments = locker?.needed ?? 0
  const isOrdersOwn = cart.slot.isOrdersOwn ?? false
  if (isOrdersOwn && locker) await checkOwnLocker(db, cart, locker, now)
  const isHeld = (cart.slot.holdExpiresMs ?? 0) > now.getTime() && cart.slot.compartments === compartments
  if (!isOrdersOwn && (!isHeld || !isSlotOpen(facts, now))) {
    await retakePlace(services, session, cart.slot.id, now)
    return undefined
  }
  const lockedUntil = new Date(now.getTime() + CART_LOCK_MINUTES * MINUTE_MS)
  const answer = await lockedAnswer(services, session, { ...cart, lockedUntil }, showSectors, now)
  // A price that changed in between would show another total than the one that buy charges.
  if (toCents(answer.totalPrice) !== prepared.totalCents) return undefined
  const { id, version, slot } = cart
  const locked = await lockPrepared(db, {
    cartId: id,
    version,
    lockedUntil,
    prepared: JSON.stringify(prepared),
    now,
    holdUntil: holdUntil(now),
    timeslotId: slot.id,
    compartments,
    isOrdersOwn,
  })
  if (locked === undefined || locked.isHeld) return locked && answer
  await unlockOwnCart(db, { userId: session.userId, companyId: session.companyId, cartId: id, now })
  return undefined
}

/** The cart on the wire with its new lock. */
function lockedAnswer(
  services: CartNeeds,
  session: RequestSession,
  cart: Preparable,
  showSectors: boolean,
  now: Date,
): Promise<Cart> {
  const locked = {
    ...cart,
    status: CART_STATUS.locked,
    version: cart.version + 1,
    slot: { ...cart.slot, holdExpiresMs: holdUntil(now).getTime() },
  }
  return wireCart(services, session, locked, { showSectors })
}

/**
 * Checks stock, prices, address and slot, locks the cart for 15 minutes and returns the priced order to confirm.
 * Throws user.notEnabled (403), errors.emptyCart, checkout.addressMissing, checkout.timeslotMissing,
 * address.notServed, checkout.itemsChanged, checkout.minimumOrder, checkout.invoiceDataMissing, timeslot.expired, timeslot.closed, timeslot.lockerFull; cart.changedElsewhere (409) when the cart never stands still.
 */
export async function prepareCheckout(
  services: CartNeeds,
  session: RequestSession,
  showSectors: boolean,
  now: Date,
): Promise<Cart> {
  checkMayBuy(session)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await tryPrepare(services, session, showSectors, now)
    if (answer !== undefined) return answer
  }
  throw refuse('cart.changedElsewhere')
}

/** Unlocks the prepared cart, so that it can be changed again; an open one stays as it is. */
export async function releaseCheckout(
  services: CartNeeds,
  session: RequestSession,
  now: Date,
): Promise<Cart> {
  const { userId, companyId } = session
  await unlockOwnCart(services.db, { userId, companyId, cartId: null, now })
  return cartAnswer(services, session)
}

/** Unlocks every cart whose 15 minutes are over; returns how many. Running it twice changes nothing. */
export function releaseEndedLocks({ db }: Pick<CartNeeds, 'db'>, now: Date): Promise<number> {
  return unlockEnded(db, { now })
}
