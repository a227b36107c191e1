import { ownValue } from '@cambusa/domain/own-value'
import type { Store } from '@cambusa/contract/delivery/stores'
import { DEFAULT_DISTANCE, LOCALE } from '@cambusa/domain/constants'
import { serviceIdOf } from '@cambusa/domain/delivery/delivery-service'
import { distanceMetres, isPosition, type Position } from '@cambusa/domain/delivery/distance'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  findShop,
  listServices,
  listPickupPoints,
  listWarehouses,
  type ServiceName,
  type StoreRow,
} from './stores.queries.ts'
import { storeTimes } from './store-times.ts'

function wireStore(
  row: StoreRow,
  services: readonly ServiceName[],
  times: Pick<Store, 'hours' | 'exceptions'>,
  from?: Position,
): Store {
  return {
    storeId: row.id,
    warehouseId: row.warehouseId,
    name: row.name,
    address1: row.address1,
    addressNumber: row.addressNumber,
    postalCode: row.postalCode,
    city: row.city,
    province: row.province,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    ...times,
    hoursNote: row.hoursNote,
    deliveryServices: services
      .filter((service) => row.deliveryServiceIds.includes(service.id))
      .map((service) => ({
        deliveryServiceId: service.id,
        name: service.name,
        showTab: service.showTab,
      })),
    isDefault: row.isDefault,
    ...(from === undefined ? {} : { distance: distanceMetres(from, row) }),
  }
}

/** The shop with this id. Throws store.unknown (404, because the call is about it). */
export async function viewShop(db: Db, storeId: number, now: Date): Promise<Store> {
  const row = await findShop(db, { storeId })
  if (row === undefined) throw refuse('store.unknown')
  const timesOf = await storeTimes(db, [storeId], now)
  return wireStore(row, await listServices(db), timesOf(storeId))
}

const SERVICE_NUMBER = /^\d{1,9}$/

/**
 * The query parameter `services` of the store-proximity calls: a comma-separated list of ids, or of keys. Throws
 * request.malformed.
 */
export function serviceIdsOf(list: string | undefined): number[] {
  if (list === undefined || list.trim() === '') return []
  return list.split(',').map((text) => {
    const name = text.trim()
    const id = serviceIdOf(name) ?? (SERVICE_NUMBER.test(name) ? Number(name) : undefined)
    if (id === undefined)
      throw refuse(
        'request.malformed',
        { field: 'services', reason: malformedTexts.noList },
        { field: 'services' },
      )
    return id
  })
}

export interface StoreSearch {
  /** Only shops that offer one of these; empty: all. */
  serviceIds?: readonly number[]
  /** Sort key: name, city or distance. */
  orderBy?: string | undefined
  from?: Position
}

const byName = (a: Store, b: Store) => a.name.localeCompare(b.name, LOCALE)
const orders: Record<string, (a: Store, b: Store) => number> = {
  name: byName,
  city: (a, b) => a.city.localeCompare(b.city, LOCALE) || byName(a, b),
  distance: (a, b) => (a.distance ?? 0) - (b.distance ?? 0) || byName(a, b),
}

/** Shops that shoppers visit; by distance where a position is given, else by name. An unknown sort key is ignored. */
export async function searchShops(db: Db, now: Date, search: StoreSearch = {}): Promise<Store[]> {
  const { serviceIds = [], orderBy, from } = search
  if (from !== undefined) checkPosition(from)
  const services = await listServices(db)
  const order = ownValue(orders, orderBy ?? '') ?? (from === undefined ? byName : orders.distance)
  const rows = (await listPickupPoints(db))
    .filter((row) => row.kind === 'store')
    .filter((row) => serviceIds.length === 0 || serviceIds.some((id) => row.deliveryServiceIds.includes(id)))
  const timesOf = await storeTimes(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) => wireStore(row, services, timesOf(row.id), from)).sort(order)
}

function checkPosition(position: Position): void {
  if (!isPosition(position))
    throw refuse(
      'request.malformed',
      { field: 'latitude', reason: malformedTexts.noPosition },
      { field: 'latitude' },
    )
}

/** Warehouses within a distance in metres, the nearest first. */
export async function findWarehousesNear(db: Db, from: Position, distance = DEFAULT_DISTANCE) {
  checkPosition(from)
  return (await listWarehouses(db))
    .map((row) => ({
      warehouseId: row.id,
      name: row.name,
      latitude: row.latitude,
      longitude: row.longitude,
      distance: distanceMetres(from, row),
    }))
    .filter((warehouse) => warehouse.distance <= distance)
    .sort((a, b) => a.distance - b.distance)
}
