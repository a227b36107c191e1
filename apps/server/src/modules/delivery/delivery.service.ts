import type { Address, AddressInput, DeliveryService } from '@cambusa/contract/delivery/address'
import { DEFAULT_DISTANCE, LOCALE } from '@cambusa/domain/constants'
import { isPickup, serviceKey, SERVICES, type ServiceId } from '@cambusa/domain/delivery/delivery-service'
import { distanceMetres, type Position } from '@cambusa/domain/delivery/distance'
import { toEuros } from '@cambusa/domain/money/money'
import { errorText } from '@cambusa/messages/it/errors'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { wireAddress } from '../places/places.ts'
import { listPickupPoints, listServicesAt, type StoreRow } from '../stores/stores.ts'
import { checkedAddress, placeAddress, refuseAll } from './address-check.ts'
import { findOwnAddress, listOwnAddresses, type AddressRow } from '../people/people.ts'
import { listServiceAreas, type ServiceArea } from './delivery.queries.ts'
import { shippedTowns } from '../towns/towns.ts'

/** An own address as the selector shows it for a service; `areas` are the service areas of its postal code. */
export function wireOwnAddress(
  row: AddressRow,
  serviceId: ServiceId,
  favouriteId: number | null | undefined,
  areas: readonly ServiceArea[],
): Address {
  const area = areas.find(
    (candidate) => candidate.deliveryServiceId === serviceId && candidate.postalCode === row.postalCode,
  )
  return wireAddress(
    { ...row, addressId: row.id },
    {
      deliveryServiceId: serviceId,
      storeId: area?.storeId ?? null,
      warehouseId: area?.warehouseId ?? null,
      validated: row.isValidated,
      isFavourite: row.id === favouriteId,
      ...(area === undefined ? { notServedReason: errorText('address.notServed', row) } : {}),
    },
  )
}

function wirePickupPoint(
  row: StoreRow,
  serviceId: ServiceId,
  favouriteId: number | null | undefined,
  from: Position | undefined,
): Address {
  return wireAddress(
    { ...row, addressId: row.id, addressName: row.name, notes: '' },
    {
      deliveryServiceId: serviceId,
      storeId: row.id,
      warehouseId: row.warehouseId,
      validated: true,
      isFavourite: row.id === favouriteId,
      ...(from === undefined ? {} : { distance: distanceMetres(from, row) }),
    },
  )
}

const favouriteFirst = (a: Address, b: Address) =>
  Number(b.isFavourite) - Number(a.isFavourite) ||
  (a.distance ?? 0) - (b.distance ?? 0) ||
  a.addressName.localeCompare(b.addressName, LOCALE)

/** A position, and the greatest distance of a pickup point in metres. */
export interface Nearby {
  from?: Position
  distance?: number | undefined
}

/**
 * What can be chosen for a service: own addresses for home and rider (none for a visitor), pickup points for drive and
 * locker; the favourite comes first.
 */
export async function listAddressesOf(
  db: Db,
  session: RequestSession,
  serviceId: ServiceId,
  { from, distance = DEFAULT_DISTANCE }: Nearby = {},
): Promise<Address[]> {
  const { user, userId, companyId } = session
  if (isPickup(serviceId)) {
    const points = (await listPickupPoints(db))
      .filter((row) => row.deliveryServiceIds.includes(serviceId))
      .map((row) => wirePickupPoint(row, serviceId, user.defaultStoreAddressId, from))
    return points.filter((point) => (point.distance ?? 0) <= distance).sort(favouriteFirst)
  }
  if (userId < 0) return []
  const rows = await listOwnAddresses(db, { userId, companyId })
  const areas =
    rows.length === 0 ? [] : await listServiceAreas(db, { postalCodes: rows.map((row) => row.postalCode) })
  return rows
    .map((row) => wireOwnAddress(row, serviceId, user.defaultDeliveryAddressId, areas))
    .sort(favouriteFirst)
}

/** One own address. Throws address.unknown. */
export async function viewOwnAddress(db: Db, session: RequestSession, addressId: number): Promise<Address> {
  const row = await findOwnAddress(db, { userId: session.userId, companyId: session.companyId, addressId })
  if (row === undefined) throw refuse('address.unknown')
  const areas = await listServiceAreas(db, { postalCodes: [row.postalCode] })
  return wireOwnAddress(row, SERVICES.home, session.user.defaultDeliveryAddressId, areas)
}

/** The delivery services of a store, as the tabs of the selector show them. */
export async function listWireServices(db: Db, storeId: number): Promise<DeliveryService[]> {
  return (await listServicesAt(db, { storeId })).map((row) => ({
    deliveryServiceId: row.id,
    key: row.key,
    name: row.name,
    descr: row.descr,
    showTab: row.showTab,
    image: row.image,
    fee: toEuros(row.feeCents),
    freeFrom: row.freeFromCents === null ? null : toEuros(row.freeFromCents),
    minimumOrder: toEuros(row.minimumCents),
  }))
}

/**
 * Checks that town, province and postal code match and that the street is known; returns the address with the official
 * name of its town, its position and the services that deliver there. Throws a refusal for each field that is wrong.
 */
export async function checkOwnAddress({ db, config }: Pick<Platform, 'db' | 'config'>, input: AddressInput) {
  const tidy = checkedAddress(input, shippedTowns())
  const checked = await placeAddress(config, tidy, shippedTowns())
  if ('refusals' in checked) throw refuseAll(checked.refusals)!
  const { latitude, longitude, ...address } = checked.placed
  const areas = await listServiceAreas(db, { postalCodes: [tidy.postalCode] })
  const servedBy = areas.flatMap(({ deliveryServiceId }) => serviceKey(deliveryServiceId) ?? [])
  return { address: { ...input, ...address }, latitude, longitude, servedBy }
}
