import {
  findWarehouses,
  listNearStores,
  listStores,
  localizeStores,
  selectStore,
  viewStore,
} from '@cambusa/contract/stores'
import { route, type Module } from '../../platform/route.ts'
import type { Sessions } from '../auth/session.service.ts'
import type { CartNeeds } from '../cart/cart-needs.ts'
import { cartAnswer } from '../cart/cart.service.ts'
import { chooseStore } from '../delivery/cart-delivery.service.ts'
import { findWarehousesNear, searchShops, serviceIdsOf, viewShop } from './stores.service.ts'

type Needs = CartNeeds & { sessions: Pick<Sessions, 'forget'> }

export const storesModule: Module<Needs> = (app, services) => {
  route(app, services, viewStore, async ({ db, query }) => ({
    data: { store: await viewShop(db, query.store_id) },
  }))
  route(app, services, listStores, async ({ db }) => ({ data: { stores: await searchShops(db) } }))
  route(app, services, listNearStores, async ({ db, query }) => ({
    data: {
      stores: await searchShops(db, { serviceIds: serviceIdsOf(query.services), orderBy: query.orderby }),
    },
  }))
  route(app, services, localizeStores, async ({ db, query }) => ({
    data: {
      stores: await searchShops(db, {
        serviceIds: serviceIdsOf(query.services),
        orderBy: query.orderby,
        from: { latitude: query.latitude, longitude: query.longitude },
      }),
    },
  }))
  route(app, services, selectStore, async ({ session, query, now, replaceSession }) => {
    const moved = await chooseStore(services, session, query.store_id, now)
    replaceSession(moved)
    return { data: await cartAnswer(services, moved) }
  })
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
