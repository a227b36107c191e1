import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Latitude, Longitude, Metres, Text } from '../schema.ts'

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
  openingHours: Type.Array(Type.Object({ days: Type.String(), hours: Type.String() })),
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
