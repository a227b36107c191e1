import { isAddressEditable, isCartLocked } from '@cambusa/domain/orders/cart-status'
import { isPickup, isServiceId, SERVICES, type ServiceId } from '@cambusa/domain/delivery/delivery-service'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Sessions } from '../auth/auth.ts'
import {
  ensureCart,
  findOrdinaryCart,
  FREE_TRIES,
  inLockedCart,
  lockCart,
  statusToChange,
  type CartDelivery,
  type CartRow,
} from '../cart/cart.ts'
import { findPickupPoint, findShop } from '../stores/stores.ts'
import { findOwnAddress } from '../people/people.ts'
import { findServedAddress, listServiceAreas, updateCartDelivery } from './delivery.queries.ts'

type Needs = Pick<Platform, 'db'> & { sessions: Pick<Sessions, 'forget'> }

/**
 * Writes the delivery of a cart. Prices, stock and slots depend on the warehouse; with another warehouse, service or
 * locker the slot no longer fits and its capacity is given back. undefined: the cart changed since it was read.
 */
function setDelivery(db: Db, cart: CartRow, next: CartDelivery, now: Date) {
  const isOtherLocker =
    next.deliveryServiceId === SERVICES.locker && next.pickupStoreId !== cart.pickupStoreId
  const keepsSlot =
    next.warehouseId === cart.warehouseId &&
    next.deliveryServiceId === cart.deliveryServiceId &&
    !isOtherLocker
  return updateCartDelivery(db, { ...next, cartId: cart.id, version: cart.version, keepsSlot, now })
}

/**
 * Writes the delivery that `decide` returns into the cart of a session, if nothing else changed the cart meanwhile;
 * after several failed attempts its row is locked first. Returns the session with the new prices and stock; the cached
 * one is dropped, so that the next call reads it again.
 */
async function moveCart(
  { db, sessions }: Needs,
  session: RequestSession,
  decide: (db: Db, cart: CartRow) => Promise<CartDelivery>,
  now: Date,
): Promise<RequestSession> {
  const tryMove = async (at: Db, cart: CartRow) => {
    if (!isAddressEditable(statusToChange(cart, now))) throw refuse('address.notEditable')
    const next = await decide(at, cart)
    const written = await setDelivery(at, cart, next, now)
    if (written === undefined) return undefined
    const { storeId, warehouseId } = next
    sessions.forget(session)
    return { ...session, scope: { ...session.scope, storeId, warehouseId, priceListId: written.priceListId } }
  }
  for (let attempt = 0; attempt < FREE_TRIES; attempt += 1) {
    const moved = await tryMove(db, await ensureCart(db, session, now))
    if (moved) return moved
  }
  return inLockedCart(db, session, now, async (tx, cart) => {
    const moved = await tryMove(tx, cart)
    if (moved === undefined) throw new Error('a locked cart was changed by somebody else')
    return moved
  })
}

/** An own address for a service. Throws address.unknown, address.notServed. */
async function ownAddressPlace(db: Db, session: RequestSession, serviceId: ServiceId, addressId: number) {
  const { userId, companyId } = session
  const address = await findServedAddress(db, { userId, companyId, addressId, deliveryServiceId: serviceId })
  if (address === undefined) throw refuse('address.unknown', undefined, { field: 'address_id' })
  const { city, postalCode, storeId, warehouseId } = address
  if (storeId === null || warehouseId === null)
    throw refuse('address.notServed', { city, postalCode }, { field: 'address_id' })
  return { addressId, pickupStoreId: null, storeId, warehouseId }
}

/** A pickup point for a service. Throws errors.errorSettingAddress if it does not offer the service. */
async function pickupPlace(db: Db, serviceId: ServiceId, storeId: number) {
  const point = await findPickupPoint(db, { storeId })
  if (point === undefined || !point.deliveryServiceIds.includes(serviceId))
    throw refuse('errors.errorSettingAddress', undefined, { field: 'address_id' })
  return {
    addressId: null,
    pickupStoreId: point.id,
    storeId: point.shopId ?? point.id,
    warehouseId: point.warehouseId,
  }
}

/**
 * Chooses service and address (or pickup point) for the cart of a session; returns the session with the prices and
 * stock that apply from now on. A slot that no longer fits is released.
 */
export function chooseAddress(
  services: Needs,
  session: RequestSession,
  { serviceId, addressId }: { serviceId: ServiceId; addressId: number },
  now: Date,
): Promise<RequestSession> {
  const findPlace = (db: Db) =>
    isPickup(serviceId)
      ? pickupPlace(db, serviceId, addressId)
      : ownAddressPlace(db, session, serviceId, addressId)
  const decide = async (db: Db) => ({ ...(await findPlace(db)), deliveryServiceId: serviceId })
  return moveCart(services, session, decide, now)
}

/** Service and address that the cart keeps when its shop changes. */
async function keptDelivery(
  tx: Db,
  session: RequestSession,
  cart: CartRow,
  shop: { id: number; warehouseId: number; deliveryServiceIds: readonly number[] },
): Promise<Omit<CartDelivery, 'storeId' | 'warehouseId'>> {
  const { deliveryServiceId, addressId, pickupStoreId } = cart
  const kept = { deliveryServiceId, addressId, pickupStoreId }
  const nothing = { deliveryServiceId: null, addressId: null, pickupStoreId: null }
  if (deliveryServiceId === null || !isServiceId(deliveryServiceId)) return nothing
  if (deliveryServiceId === SERVICES.drive)
    return shop.deliveryServiceIds.includes(SERVICES.drive) ? { ...kept, pickupStoreId: shop.id } : nothing
  if (addressId === null) {
    const locker = pickupStoreId === null ? undefined : await findPickupPoint(tx, { storeId: pickupStoreId })
    return locker?.warehouseId === shop.warehouseId ? kept : nothing
  }
  const address = await findOwnAddress(tx, {
    userId: session.userId,
    companyId: session.companyId,
    addressId,
  })
  const areas = address === undefined ? [] : await listServiceAreas(tx, { postalCodes: [address.postalCode] })
  const isServed = areas.some(
    (area) => area.deliveryServiceId === deliveryServiceId && area.warehouseId === shop.warehouseId,
  )
  return isServed ? kept : nothing
}

/**
 * Changes the shop of the cart: its prices, stock and slots apply from now on. A service or address that this shop does
 * not serve is cleared, so that the shopper chooses again. Throws store.unknown (404).
 */
export async function chooseStore(
  services: Needs,
  session: RequestSession,
  storeId: number,
  now: Date,
): Promise<RequestSession> {
  const shop = await findShop(services.db, { storeId })
  if (shop === undefined) throw refuse('store.unknown')
  const place = { storeId: shop.id, warehouseId: shop.warehouseId }
  const decide = async (db: Db, cart: CartRow) => ({
    ...(await keptDelivery(db, session, cart, shop)),
    ...place,
  })
  return moveCart(services, session, decide, now)
}

/**
 * After an own address was changed: an open cart with that address moves to the warehouse that serves the new postal
 * code, or loses its address if none does. A locked cart stays as it was prepared.
 */
export async function followChangedAddress(
  tx: Db,
  session: RequestSession,
  address: { id: number; postalCode: string },
  now: Date,
): Promise<void> {
  const found = await findOrdinaryCart(tx, session)
  if (found === undefined || found.addressId !== address.id || isCartLocked(found, now)) return
  const cart = await lockCart(tx, session, now, null)
  if (cart?.addressId !== address.id || !isAddressEditable(cart.status)) return
  const areas = await listServiceAreas(tx, { postalCodes: [address.postalCode] })
  const area = areas.find(({ deliveryServiceId }) => deliveryServiceId === cart.deliveryServiceId)
  const next =
    area === undefined
      ? { deliveryServiceId: null, addressId: null, storeId: cart.storeId, warehouseId: cart.warehouseId }
      : {
          deliveryServiceId: cart.deliveryServiceId,
          addressId: address.id,
          storeId: area.storeId,
          warehouseId: area.warehouseId,
        }
  await setDelivery(tx, cart, { ...next, pickupStoreId: null }, now)
}
