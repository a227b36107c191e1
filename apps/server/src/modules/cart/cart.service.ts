import type { Cart } from '@cambusa/contract/cart/cart'
import { CART_STATUS, isCartLocked, unlockedStatus } from '@cambusa/domain/orders/cart-status'
import { COOKIE_DAYS } from '@cambusa/domain/constants'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { releaseCapacity } from '../holds/holds.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { wireCart } from './cart-answer.ts'
import { lockCartsInUse, removeCartsInUse, removeVisitorCartsUnusedSince } from './rows/cart-lines.queries.ts'
import { cartScope, priceCart, type PricedCart } from './pricing/cart-pricing.ts'
import { findStoreNames } from './rows/cart-destination.queries.ts'
import { findCartRow, findSnapshot, insertCart } from './rows/cart.queries.ts'
import type { CartRow, CartSnapshot } from './rows/cart-snapshot.ts'
import { rethrowMerged } from './visitor/merged-visitor.ts'
import { removeVisitorsMergedBefore } from './visitor/merged-visitor.queries.ts'
import { proposeDelivery } from './delivery/propose-delivery.ts'
import { updateProposedInvoice } from './invoice/proposed-invoice.queries.ts'

const DAY_MS = 86_400_000

/**
 * The cart in use of a session, if it has one: open, locked by prepare, or with an expired lock; while its customer edits
 * a placed order, the cart of that order.
 */
export function findCart(db: Db, session: RequestSession, now: Date): Promise<CartRow | undefined> {
  return findCartRow(db, session, now)
}

/** The ordinary cart of a session, also while its customer edits a placed order. */
export function findOrdinaryCart(db: Db, session: RequestSession): Promise<CartRow | undefined> {
  return findCartRow(db, session, null)
}

/**
 * The cart in use, created if there is none, at the store of the session; a customer's new cart gets proposals. Throws
 * cart.visitorMerged (409) for a visitor who has signed in.
 */
export async function ensureCart(db: Db, session: RequestSession, now: Date): Promise<CartRow> {
  const found = await findCartRow(db, session, now)
  if (found) return found
  const made = (await openCart(db, session, [], now)) ?? (await findCartRow(db, session, now))
  if (made === undefined) throw new Error('the cart that was just made cannot be found')
  return made
}

/**
 * A new cart for a session that had none, with the stock of the products asked for; a customer's gets proposals.
 * undefined: another call has just created one. Throws as ensureCart, and cart.tooManyNew (429).
 */
export async function openCart(
  db: Db,
  session: RequestSession,
  productIds: readonly number[],
  now: Date,
): Promise<CartSnapshot | undefined> {
  const { userId, companyId, tokenHash, scope } = session
  const isVisitor = userId < 0
  if (isVisitor) session.countNewCart?.()
  const made = await insertCart(db, {
    visitorHash: isVisitor ? tokenHash : null,
    userId: isVisitor ? null : userId,
    companyId,
    storeId: scope.storeId,
    warehouseId: scope.warehouseId,
    productIds,
    now,
  }).catch(rethrowMerged)
  if (made === undefined) return undefined
  // Visitors get no proposals: the new row is complete.
  if (isVisitor) return { ...nothingIn(session), ...made }
  await proposeDelivery(db, session, now)
  await updateProposedInvoice(db, { userId, companyId })
  return findSnapshot(db, session, now, productIds)
}

/** Throws cart.locked (409) while prepare holds the cart, cart.notEditable where it is no longer in use. */
export function checkEditable(cart: Pick<CartRow, 'status' | 'lockedUntil'>, now: Date): void {
  if (isCartLocked(cart, now)) throw refuse('cart.locked')
  if (cart.status === CART_STATUS.bought) throw refuse('cart.bought')
}

/** The status of a cart that may be changed: that of an unlocked one if its lock has expired. Throws as checkEditable. */
export function statusToChange(cart: Pick<CartRow, 'status' | 'lockedUntil' | 'orderId'>, now: Date): number {
  checkEditable(cart, now)
  const isEnded = cart.status === CART_STATUS.locked || cart.status === CART_STATUS.expired
  return isEnded ? unlockedStatus(cart.orderId) : cart.status
}

/** The cart with all that its response shows; one without an id where the session has none yet. */
export async function readCart(db: Db, session: RequestSession, now: Date): Promise<CartSnapshot> {
  return (await findSnapshot(db, session, now)) ?? emptySnapshot(db, session)
}

async function emptySnapshot(db: Db, session: RequestSession): Promise<CartSnapshot> {
  const { storeId, warehouseId } = session.scope
  return { ...nothingIn(session), ...(await findStoreNames(db, { storeId, warehouseId })) }
}

/** An empty cart that is not stored and has no id. */
function nothingIn({ userId, companyId, scope }: RequestSession): CartSnapshot {
  const { storeId, warehouseId, priceListId } = scope
  return {
    id: 0,
    userId: userId < 0 ? null : userId,
    companyId,
    status: CART_STATUS.open,
    version: 0,
    storeId,
    warehouseId,
    deliveryServiceId: null,
    addressId: null,
    pickupStoreId: null,
    timeslotId: null,
    isAddressAssigned: false,
    isTimeslotAssigned: false,
    infos: {},
    lockedUntil: null,
    prepared: null,
    storeName: '',
    warehouseName: '',
    priceListId,
    lines: [],
    stock: {},
    address: null,
    slot: null,
    service: null,
    gifts: [],
    usualTimeslot: null,
    orderId: null,
    agreed: null,
    editing: null,
  }
}

/** What the cart costs now, in cents, at its own store; the company's list counts where the session acts for one. */
export function pricedCart(
  { catalogue }: Pick<CartNeeds, 'catalogue'>,
  session: RequestSession,
  cart: CartSnapshot,
  now: Date,
  today: Readonly<Record<string, number>> = {},
): PricedCart {
  return priceCart(cart, catalogue, cartScope(session, cart), now, today)
}

/** The cart of a session as it goes on the wire, read now. */
export async function cartAnswer(
  services: CartNeeds,
  session: RequestSession,
  options: { showSectors?: boolean } = {},
): Promise<Cart> {
  const cart = await readCart(services.db, session, services.clock())
  return wireCart(services, session, cart, options)
}

/** Gives back the capacity reserved for a cart; the cart still names its slot. */
export async function releaseHold(tx: Db, cartId: number): Promise<void> {
  await releaseCapacity(tx, cartId)
}

/** Removes the carts in use of a customer, for every company, and gives back their reserved capacity. */
export async function removeOpenCarts(tx: Db, userId: number): Promise<void> {
  for (const { id } of await lockCartsInUse(tx, { userId })) await releaseCapacity(tx, id)
  await removeCartsInUse(tx, { userId })
}

/**
 * Deletes carts of visitors whose token has expired since, and the notes of visitors who signed in: nobody can come
 * back to them.
 */
export async function removeLostCarts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - COOKIE_DAYS * DAY_MS)
  await removeVisitorCartsUnusedSince(db, { before })
  await removeVisitorsMergedBefore(db, { before })
}
