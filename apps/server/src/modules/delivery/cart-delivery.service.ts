import { isAddressEditable } from '@cambusa/domain/orders/cart-status'
import { isPickup, isServiceId, SERVICES, type ServiceId } from '@cambusa/domain/delivery/delivery-service'
import type { Platform, RequestSession } from '../../platform/context.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Sessions } from '../auth/auth.ts'
import { findCart, isLocked, lockCart, type CartRow } from '../cart/cart.ts'
import { findPickupPoint, findShop, findShopOfWarehouse } from '../stores/stores.ts'
import { releasePlace } from '../holds/holds.ts'
import {
  findOwnAddress,
  findPriceList,
  listServiceAreas,
  updateCartDelivery,
  type CartDelivery,
} from './delivery.queries.ts'

type Needs = Pick<Platform, 'db'> & { sessions: Pick<Sessions, 'forget'> }

/**
 * Writes where the cart goes. Prices, stock and slots follow the warehouse; a slot of another warehouse or service
 * no longer fits, nor do compartments of another locker, so the place is given back.
 */
async function setDelivery(
  tx: Db,
  cart: CartRow,
  next: Omit<CartDelivery, 'timeslotId'>,
  now: Date,
): Promise<void> {
  const isOtherLocker =
    next.deliveryServiceId === SERVICES.locker && next.pickupStoreId !== cart.pickupStoreId
  const slotFits =
    next.warehouseId === cart.warehouseId &&
    next.deliveryServiceId === cart.deliveryServiceId &&
    !isOtherLocker
  if (!slotFits) await releasePlace(tx, cart.id)
  await updateCartDelivery(tx, {
    ...next,
    cartId: cart.id,
    timeslotId: slotFits ? cart.timeslotId : null,
    now,
  })
}

/** The session as it is in another store, and the old one forgotten: the next call reads it again. */
async function sessionAt(
  { db, sessions }: Needs,
  session: RequestSession,
  place: { storeId: number; warehouseId: number },
): Promise<RequestSession> {
  sessions.forget(session)
  const list = await findPriceList(db, { warehouseId: place.warehouseId })
  const scope = { ...session.scope, storeId: place.storeId, warehouseId: place.warehouseId }
  return { ...session, scope: { ...scope, priceListId: list?.priceListId ?? scope.priceListId } }
}

async function lockForAddress(tx: Db, session: RequestSession, now: Date): Promise<CartRow> {
  const cart = await lockCart(tx, session, now)
  if (!isAddressEditable(cart.status)) throw refuse('address.notEditable')
  return cart
}

/** Where a service brings the goods of this customer. Throws address.unknown, address.notServed. */
async function ownAddressPlace(tx: Db, session: RequestSession, serviceId: ServiceId, addressId: number) {
  const address = await findOwnAddress(tx, {
    userId: session.userId,
    companyId: session.companyId,
    addressId,
  })
  if (address === undefined) throw refuse('address.unknown', undefined, { field: 'address_id' })
  const areas = await listServiceAreas(tx, { postalCodes: [address.postalCode] })
  const area = areas.find(({ deliveryServiceId }) => deliveryServiceId === serviceId)
  if (area === undefined) throw refuse('address.notServed', { city: address.city }, { field: 'address_id' })
  return { addressId, pickupStoreId: null, storeId: area.storeId, warehouseId: area.warehouseId }
}

/** A pickup point of a service. Throws errors.errorSettingAddress where it does not offer the service. */
async function pickupPlace(tx: Db, serviceId: ServiceId, storeId: number) {
  const point = await findPickupPoint(tx, { storeId })
  if (point === undefined || !point.deliveryServiceIds.includes(serviceId))
    throw refuse('errors.errorSettingAddress', undefined, { field: 'address_id' })
  // A locker is no shop: a shop of its warehouse answers for the order.
  const shop =
    point.kind === 'store' ? point : await findShopOfWarehouse(tx, { warehouseId: point.warehouseId })
  return {
    addressId: null,
    pickupStoreId: point.id,
    storeId: shop?.id ?? point.id,
    warehouseId: point.warehouseId,
  }
}

/**
 * Chooses service and address (or pickup point) for the cart of a session; answers the session with the prices and
 * stock that count from now on. A slot that no longer fits is released.
 */
export async function chooseAddress(
  services: Needs,
  session: RequestSession,
  wanted: { serviceId: ServiceId; addressId: number },
  now: Date,
): Promise<RequestSession> {
  const { serviceId, addressId } = wanted
  const place = await inTransaction(services.db, async (tx) => {
    const cart = await lockForAddress(tx, session, now)
    const found = isPickup(serviceId)
      ? await pickupPlace(tx, serviceId, addressId)
      : await ownAddressPlace(tx, session, serviceId, addressId)
    await setDelivery(tx, cart, { ...found, deliveryServiceId: serviceId }, now)
    return found
  })
  return sessionAt(services, session, place)
}

/** What remains of a cart's service and place when its shop becomes another one. */
async function keptDelivery(
  tx: Db,
  session: RequestSession,
  cart: CartRow,
  shop: { id: number; warehouseId: number; deliveryServiceIds: readonly number[] },
): Promise<Pick<CartDelivery, 'deliveryServiceId' | 'addressId' | 'pickupStoreId'>> {
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
 * Makes a shop the cart's: its prices, stock and slots count from now on. A service or address that this shop does
 * not reach is cleared, so that the shopper chooses again. Throws store.unknown (404).
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
  await inTransaction(services.db, async (tx) => {
    const cart = await lockForAddress(tx, session, now)
    await setDelivery(tx, cart, { ...(await keptDelivery(tx, session, cart, shop)), ...place }, now)
  })
  return sessionAt(services, session, place)
}

/**
 * After an own address was changed: the open cart that goes there follows it to the warehouse that serves the new
 * postal code, or loses its address where none does. A locked cart keeps what was prepared.
 */
export async function followChangedAddress(
  tx: Db,
  session: RequestSession,
  address: { id: number; postalCode: string },
  now: Date,
): Promise<void> {
  const found = await findCart(tx, session)
  if (found === undefined || found.addressId !== address.id || isLocked(found, now)) return
  const cart = await lockCart(tx, session, now)
  if (cart.addressId !== address.id || !isAddressEditable(cart.status)) return
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
