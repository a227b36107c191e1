import {
  checkAddress,
  deleteAddress as deleteAddressCall,
  listAddresses,
  listDeliveryAddresses,
  selectAddress,
  setFavouriteAddress,
  suggestTowns,
  updateAddress,
  viewAddress,
} from '@cambusa/contract/delivery/delivery'
import { selectStore } from '@cambusa/contract/delivery/stores'
import { isServiceId, serviceIdOf, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { Platform } from '../../platform/http/context.ts'
import { info } from '../../platform/http/envelope.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { route, type Module } from '../../platform/http/route.ts'
import type { Sessions } from '../auth/auth.ts'
import { cartAnswer, type CartNeeds } from '../cart/cart.ts'
import { chooseAddress, chooseStore } from './cart-delivery.service.ts'
import { checkOwnAddress, listAddressesOf, listWireServices, viewOwnAddress } from './delivery.service.ts'
import { setFavourite } from './favourite.service.ts'
import { deleteAddress, saveAddress } from './save-address.service.ts'
import { shippedTowns } from '../towns/towns.ts'

const serviceOf = (key: string | undefined) => serviceIdOf(key ?? 'drive') ?? SERVICES.drive

/** The service asked for by id, else by key. Throws request.malformed for an unknown id. */
function askedService(query: { delivery_service_id?: number; address_type?: string }) {
  const id = query.delivery_service_id
  if (id === undefined) return serviceOf(query.address_type)
  if (isServiceId(id)) return id
  throw refuse(
    'request.malformed',
    { field: 'delivery_service_id', reason: malformedTexts.noService },
    { field: 'delivery_service_id' },
  )
}

type Needs = CartNeeds & Pick<Platform, 'config'> & { sessions: Pick<Sessions, 'forget' | 'reload'> }

export const deliveryModule: Module<Needs> = (app, services) => {
  route(app, services, listDeliveryAddresses, async ({ db, session, query }) => {
    const { latitude, longitude, distance } = query
    const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const nearby = from === undefined ? {} : { from, distance }
    const addresses = await listAddressesOf(db, session, askedService(query), nearby)
    return { data: { addresses, deliveryServices: await listWireServices(db, session.scope.storeId) } }
  })
  route(app, services, listAddresses, async ({ db, session, query }) => ({
    data: { addresses: await listAddressesOf(db, session, serviceOf(query.address_type ?? 'home')) },
  }))
  route(app, services, viewAddress, async ({ db, session, query }) => ({
    data: { address: await viewOwnAddress(db, session, query.address_id) },
  }))
  route(app, services, selectAddress, async ({ session, body, now, replaceSession }) => {
    const wanted = { serviceId: serviceOf(body.address_type), addressId: body.address_id }
    const moved = await chooseAddress(services, session, wanted, now)
    replaceSession(moved)
    return { data: await cartAnswer(services, moved) }
  })
  // Declared with the stores in the contract; the route is here because the cart's address and slot depend on its
  // store.
  route(app, services, selectStore, async ({ session, query, now, replaceSession }) => {
    const moved = await chooseStore(services, session, query.store_id, now)
    replaceSession(moved)
    return { data: await cartAnswer(services, moved) }
  })
  route(app, services, checkAddress, async ({ body }) => ({
    data: await checkOwnAddress(services, body.address),
  }))
  route(app, services, updateAddress, async ({ session, body, now, requestKey }) => ({
    data: { address: await saveAddress(services, session, body.address, now, requestKey) },
    infos: [info('address.saved', undefined)],
  }))
  route(app, services, deleteAddressCall, async ({ session, query, now, requestKey }) => {
    await deleteAddress(services, session, query.address_id, now, requestKey)
    return { data: { addressId: query.address_id }, infos: [info('address.removed', undefined)] }
  })
  route(app, services, setFavouriteAddress, async ({ session, body, now, replaceSession }) => {
    const wanted = { isAddress: body.address_type === 'home', id: body.address_id }
    replaceSession(await setFavourite(services, session, wanted, now))
    return { data: { addressId: body.address_id } }
  })
  route(app, services, suggestTowns, ({ query }) => ({
    data: {
      towns: shippedTowns()
        .suggest(query.query)
        .map(({ aliases: _, ...town }) => town),
    },
  }))
}
