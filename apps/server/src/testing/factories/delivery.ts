import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import type { Db } from '../../platform/database/database.ts'
import { addresses, users } from '../../platform/schema/accounts.ts'
import { priceLists } from '../../platform/schema/price-lists.ts'
import { carts } from '../../platform/schema/carts.ts'
import { timeslots } from '../../platform/schema/timeslots.ts'
import {
  deliveryServices,
  serviceAreas,
  storeHours,
  stores,
  warehouses,
} from '../../platform/schema/stores.ts'

const bologna = { city: 'Bologna', province: 'BO', latitude: 44.4938, longitude: 11.3387 }
const modena = { city: 'Modena', province: 'MO', latitude: 44.6458, longitude: 10.9257 }

/** What a small shop has: store 5 in Bologna (all services), store 6 in Modena (drive), locker 7 in Bologna. */
export const shop = {
  bologna: { storeId: 5, warehouseId: 1, postalCode: '40121' },
  modena: { storeId: 6, warehouseId: 2, postalCode: '41121' },
  locker: { storeId: 7 },
  /** A postal code that no service reaches. */
  notServed: { postalCode: '47921', city: 'Rimini', province: 'RN' },
} as const

const service = (id: number, key: 'drive' | 'home' | 'rider' | 'locker', feeCents: number) => ({
  id,
  key,
  name: key,
  descr: `Servizio ${key}`,
  showTab: key !== 'locker',
  image: `/images/${key}.svg`,
  feeCents,
  freeFromCents: feeCents === 0 ? null : 8000,
  minimumCents: key === 'home' ? 2000 : 0,
  vatRate: 22,
})

const storeRow = (id: number, warehouseId: number, place: typeof bologna, serviceIds: number[]) => ({
  ...place,
  id,
  warehouseId,
  kind: id === shop.locker.storeId ? ('locker' as const) : ('store' as const),
  name: id === shop.locker.storeId ? 'Locker Stazione' : `Negozio di ${place.city}`,
  address1: 'Via dei Mulini',
  addressNumber: String(id),
  postalCode: place === bologna ? shop.bologna.postalCode : shop.modena.postalCode,
  phone: '051 000000',
  deliveryServiceIds: serviceIds,
  isDefault: id === shop.bologna.storeId,
})

/** Inserts that shop with its warehouses, services and service areas. */
export async function buildShop(db: Db): Promise<void> {
  await db.insert(priceLists).values([
    { id: 1, name: 'Scaffale Bologna', kind: 'public' },
    { id: 2, name: 'Scaffale Modena', kind: 'public' },
  ])
  await db.insert(warehouses).values([
    { ...bologna, id: shop.bologna.warehouseId, name: 'Magazzino Bologna', priceListId: 1 },
    { ...modena, id: shop.modena.warehouseId, name: 'Magazzino Modena', priceListId: 2 },
  ])
  await db
    .insert(deliveryServices)
    .values([
      service(1, 'drive', 0),
      service(2, 'home', 690),
      service(3, 'rider', 490),
      service(4, 'locker', 0),
    ])
  await db
    .insert(stores)
    .values([
      storeRow(shop.bologna.storeId, shop.bologna.warehouseId, bologna, [1, 2, 3]),
      storeRow(shop.modena.storeId, shop.modena.warehouseId, modena, [1]),
      storeRow(shop.locker.storeId, shop.bologna.warehouseId, bologna, [4]),
    ])
  // Monday to Saturday; the locker says no hours.
  await db
    .insert(storeHours)
    .values(
      [shop.bologna.storeId, shop.modena.storeId].flatMap((storeId) =>
        [1, 2, 3, 4, 5, 6].map((weekday) => ({ storeId, weekday, opensAt: '08:00', closesAt: '20:00' })),
      ),
    )
  const area = (
    deliveryServiceId: number,
    place: { postalCode: string; warehouseId: number; storeId: number },
  ) => ({
    ...place,
    deliveryServiceId,
  })
  await db
    .insert(serviceAreas)
    .values([
      area(SERVICES.home, shop.bologna),
      area(SERVICES.home, shop.modena),
      area(SERVICES.rider, shop.bologna),
    ])
}

let counter = 0

/** Inserts a customer who is enabled to buy; no password opens this account. */
export async function buildCustomer(db: Db, given: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  counter += 1
  const rows = await db
    .insert(users)
    .values({
      login: `cliente${counter}@example.com`,
      passwordHash: '!',
      userTypeId: 4,
      firstName: 'Ada',
      lastName: `Cliente ${counter}`,
      profileLevel: 2,
      ...given,
    })
    .returning({ id: users.id })
  return rows[0]!.id
}

/** Inserts an address in Bologna of a customer. */
export async function buildAddress(
  db: Db,
  userId: number,
  given: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const rows = await db
    .insert(addresses)
    .values({
      userId,
      addressName: 'Casa',
      address1: 'Via Indipendenza',
      addressNumber: '12',
      postalCode: shop.bologna.postalCode,
      city: 'Bologna',
      province: 'BO',
      isValidated: true,
      ...given,
    })
    .returning({ id: addresses.id })
  return rows[0]!.id
}

/** Inserts a slot of home delivery in Bologna on 2026-11-25 from 10 to 12. */
export async function buildTimeslot(
  db: Db,
  given: Partial<typeof timeslots.$inferInsert> = {},
): Promise<number> {
  const rows = await db
    .insert(timeslots)
    .values({
      warehouseId: shop.bologna.warehouseId,
      deliveryServiceId: SERVICES.home,
      date: '2026-11-25',
      beginTime: '10:00',
      endTime: '12:00',
      capacity: 10,
      cutoffAt: new Date('2026-11-25T06:00:00Z'),
      ...given,
    })
    .returning({ id: timeslots.id })
  return rows[0]!.id
}

/** Inserts an open, empty cart of a customer with home delivery in Bologna. */
export async function buildOpenCart(
  db: Db,
  userId: number,
  given: Partial<typeof carts.$inferInsert> = {},
): Promise<number> {
  const rows = await db
    .insert(carts)
    .values({
      userId,
      storeId: shop.bologna.storeId,
      warehouseId: shop.bologna.warehouseId,
      deliveryServiceId: SERVICES.home,
      ...given,
    })
    .returning({ id: carts.id })
  return rows[0]!.id
}
