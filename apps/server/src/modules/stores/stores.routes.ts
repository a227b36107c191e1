import {
  findWarehouses,
  listNearStores,
  listStores,
  localizeStores,
  viewStore,
} from '@cambusa/contract/delivery/stores'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { findWarehousesNear, searchShops, serviceIdsOf, viewShop } from './stores.service.ts'

type Needs = Pick<Platform, 'clock' | 'db'>

export const storesModule: Module<Needs> = (app, services) => {
  route(app, services, viewStore, async ({ db, query, now }) => ({
    data: { store: await viewShop(db, query.store_id, now) },
  }))
  route(app, services, listStores, async ({ db, now }) => ({ data: { stores: await searchShops(db, now) } }))
  route(app, services, listNearStores, async ({ db, query, now }) => ({
    data: {
      stores: await searchShops(db, now, {
        serviceIds: serviceIdsOf(query.services),
        orderBy: query.orderby,
      }),
    },
  }))
  route(app, services, localizeStores, async ({ db, query, now }) => ({
    data: {
      stores: await searchShops(db, now, {
        serviceIds: serviceIdsOf(query.services),
        orderBy: query.orderby,
        from: { latitude: query.latitude, longitude: query.longitude },
      }),
    },
  }))
  route(app, services, findWarehouses, async ({ db, query }) => ({
    data: {
      warehouses: await findWarehousesNear(
        db,
        { latitude: query.latitude, longitude: query.longitude },
        query.distance,
      ),
    },
  }))
}
