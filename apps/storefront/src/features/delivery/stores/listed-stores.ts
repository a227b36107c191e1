import type { Store } from '@cambusa/contract/delivery/stores'
import { distanceMetres, type Position } from '@cambusa/domain/delivery/distance'

/** A store with its distance in metres from the position that one looks from, if there is one. */
export type ListedStore = Store & { metres: number | undefined }

interface Looked {
  /** Delivery service that the stores must have; undefined: any. */
  service: number | undefined
  from: Position | null
}

const offers = ({ deliveryServices }: Store, service: number) =>
  deliveryServices.some(({ deliveryServiceId, showTab }) => showTab && deliveryServiceId === service)

/** The stores with a service, the nearest first; without a position in the shop's order. */
export function listedStores(stores: readonly Store[], { service, from }: Looked): ListedStore[] {
  const listed = stores
    .filter((store) => service === undefined || offers(store, service))
    .map((store) => ({ ...store, metres: from ? distanceMetres(from, store) : undefined }))
  return from ? listed.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0)) : listed
}

export interface OfferedService {
  deliveryServiceId: number
  name: string
}

/** The services that some store has, by id. */
export function offeredServices(stores: readonly Store[]): OfferedService[] {
  const shown = stores.flatMap(({ deliveryServices }) => deliveryServices.filter(({ showTab }) => showTab))
  return [...new Map(shown.map((service) => [service.deliveryServiceId, service])).values()].toSorted(
    (a, b) => a.deliveryServiceId - b.deliveryServiceId,
  )
}

/**
 * The store that an address names: that with this storeId, else the store of the warehouse with this id, its default
 * one before others (decision 231). undefined: neither exists.
 */
export function namedStore(stores: readonly Store[], id: string): Store | undefined {
  const named = Number(id)
  const ofWarehouse = stores.filter(({ warehouseId }) => warehouseId === named)
  return (
    stores.find(({ storeId }) => storeId === named) ??
    ofWarehouse.find(({ isDefault }) => isDefault) ??
    ofWarehouse[0]
  )
}

interface KnownTown extends Position {
  city: string
  postalCodes: readonly string[]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/**
 * Where a typed town or postal code is: the suggested town of that name, a store there (the towns that the program
 * knows are not all), else the first suggestion. undefined: not known.
 */
export function placeOfTown(
  typed: string,
  towns: readonly KnownTown[],
  stores: readonly Store[],
): { position: Position; name: string } | undefined {
  const key = plain(typed)
  const isNamed = (place: { city: string }, codes: readonly string[]) =>
    plain(place.city) === key || codes.includes(key)
  const found =
    towns.find((town) => isNamed(town, town.postalCodes)) ??
    stores.find((store) => isNamed(store, [store.postalCode])) ??
    towns[0]
  return found && { position: { latitude: found.latitude, longitude: found.longitude }, name: found.city }
}
