import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { DateIso, Id, Latitude, Longitude, Metres, Nullable, Repeated, Text } from '../schema.ts'

/** HH:mm in Rome; from 00:00 to 23:59, as an end up to 24:00. An end at or before its begin is on the next day. */
const opening = { from: Nullable(Type.String()), to: Nullable(Type.String()) }

/**
 * An interval of a store's week. Weekday 1 is Monday, 7 Sunday, 8 any public holiday (domain/time/public-holidays). A
 * day without rows is closed; without rows of 8 a public holiday is an ordinary day. Both times null: closed, which
 * only a row of 8 says. A store without any row of 1 to 7 has not said its hours.
 */
export const StoreHours = Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 8 }), ...opening })
export type StoreHours = Type.Static<typeof StoreHours>

/** Hours of one date, which replace the whole day; several rows of a date are several intervals. Both null: closed. */
export const StoreException = Type.Object({ date: DateIso, ...opening, reason: Type.String() })
export type StoreException = Type.Static<typeof StoreException>

export const Store = Type.Object({
  storeId: Id,
  warehouseId: Id,
  name: Type.String(),
  address1: Type.String(),
  addressNumber: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  province: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  phone: Type.String(),
  /** By weekday, then by begin. */
  hours: Type.Array(StoreHours),
  /**
   * Those of today and the next 60 days, by date, then by begin. Yesterday's too, where some opening of the store lasts
   * past midnight: without it nobody could say whether the store is still open. Screens list them from today on.
   */
  exceptions: Type.Array(StoreException),
  /** What the shop says about the hours that no row says ('su appuntamento'); empty: nothing. */
  hoursNote: Type.String(),
  deliveryServices: Type.Array(
    Type.Object({ deliveryServiceId: Type.Integer(), name: Type.String(), showTab: Type.Boolean() }),
  ),
  isDefault: Type.Boolean(),
  distance: Type.Optional(Type.Number()),
})
export type Store = Type.Static<typeof Store>
const stores = Type.Object({ stores: Type.Array(Store) })

const proximity = {
  /** Comma list of delivery service ids. */
  services: Type.Optional(Text(40)),
  orderby: Type.Optional(Text(20)),
}

export const viewStore = endpoint({
  method: 'GET',
  url: '/store/view',
  operationId: 'storeView',
  summary: 'One store',
  tag: 'stores',
  act: 'visit',
  query: Type.Object({ store_id: Id }),
  data: Type.Object({ store: Store }),
})
export const listStores = endpoint({
  method: 'GET',
  url: '/store/list',
  operationId: 'storeList',
  summary: 'Every store',
  tag: 'stores',
  act: 'visit',
  data: stores,
})
export const listNearStores = endpoint({
  method: 'GET',
  url: '/store-proximity/list',
  operationId: 'storeProximityList',
  summary: 'Stores that offer the services asked for',
  tag: 'stores',
  act: 'visit',
  query: Type.Object(proximity),
  data: stores,
})
export const localizeStores = endpoint({
  method: 'GET',
  url: '/store-proximity/localize',
  operationId: 'storeProximityLocalize',
  summary: 'Stores by distance from a position',
  tag: 'stores',
  act: 'visit',
  query: Type.Object({ ...proximity, latitude: Latitude, longitude: Longitude }),
  data: stores,
})
/** The first free slot to collect at a store; times HH:mm. */
export const NextSlot = Type.Object({
  storeId: Id,
  deliveryServiceId: Type.Integer(),
  date: DateIso,
  beginTime: Type.String(),
  endTime: Type.String(),
})
export type NextSlot = Type.Static<typeof NextSlot>

export const listNextSlots = endpoint({
  method: 'GET',
  url: '/store/next-slots',
  operationId: 'storeNextSlots',
  summary: 'The first free pickup slot of each store; a store without one is left out',
  tag: 'stores',
  act: 'visit',
  query: Type.Object({ store_id: Type.Optional(Repeated(Id)) }),
  data: Type.Object({ nextSlots: Type.Array(NextSlot) }),
})
export const selectStore = endpoint({
  method: 'GET',
  writes: true,
  url: '/store-proximity/select',
  operationId: 'storeProximitySelect',
  summary: 'Make a store the cart’s; its prices and stock count from now on',
  tag: 'stores',
  act: 'visit',
  query: Type.Object({ store_id: Id }),
  data: Cart,
})
export const findWarehouses = endpoint({
  method: 'GET',
  url: '/warehouse/find-by-coordinates',
  operationId: 'warehouseFindByCoordinates',
  summary: 'Warehouses within a distance in metres',
  tag: 'stores',
  act: 'visit',
  query: Type.Object({
    latitude: Latitude,
    longitude: Longitude,
    distance: Type.Optional(Metres),
  }),
  data: Type.Object({
    warehouses: Type.Array(
      Type.Object({
        warehouseId: Id,
        name: Type.String(),
        latitude: Type.Number(),
        longitude: Type.Number(),
        distance: Type.Number(),
      }),
    ),
  }),
})
