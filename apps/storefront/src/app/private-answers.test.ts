import { afterAll, describe, expect, it } from 'vitest'
import { lastBoughtQuery } from '../features/catalogue/list/last-bought-api.ts'
import { paymentTypesQuery } from '../features/checkout/checkout-api.ts'
import { companiesQuery } from '../features/companies/companies-api.ts'
import { ownAddressesQuery, ownAddressQuery, placesQuery } from '../features/delivery/delivery-api.ts'
import { orderQuery, ordersQuery } from '../features/orders/orders-api.ts'
import {
  paymentCheckQuery,
  orderPaymentTypesQuery,
  storedCardsQuery,
} from '../features/payment/payment-api.ts'
import { profileQuery } from '../features/profile/profile-api.ts'
import { timeslotsQuery } from '../features/timeslots/timeslots-api.ts'
import { createQueryClient, forgetWithOwner } from '../lib/api/query-client.ts'
import { keepUser } from '../lib/session/user-store.ts'
import { cartQuery } from '../lib/state/cart-query.ts'
import { currentOwner, currentScopeKey } from '../lib/state/shopping-scope.ts'

const cart = {
  cartId: 1,
  totalPrice: 30,
  worstCase: 33,
  deliveryServiceId: 2,
  shippingAddress: null,
  timeslot: null,
  warehouse: { warehouseId: 1, name: 'Bologna' },
}
const everyPrivateKey = (owner: string) =>
  [
    cartQuery(owner),
    ordersQuery(owner, {}),
    orderQuery(owner, 7),
    placesQuery(owner, 'home', null),
    ownAddressesQuery(owner),
    profileQuery(owner),
    companiesQuery(owner),
    ownAddressQuery(owner, 3),
    timeslotsQuery(owner, cart),
    paymentTypesQuery(owner, cart),
    storedCardsQuery(owner),
    paymentCheckQuery(owner, 7, () => false),
    orderPaymentTypesQuery(owner, { orderId: 7, paymentTypeId: 2 }),
    lastBoughtQuery(owner, currentScopeKey()),
  ].map(({ queryKey }) => queryKey as readonly unknown[])

const client = createQueryClient()
const stop = forgetWithOwner(client)
afterAll(stop)

describe('private answers of a customer', () => {
  it('have keys that begin with the owner', () => {
    for (const key of everyPrivateKey('o9')) expect(key[0]).toBe('o9')
  })

  it('are gone after a login, another company and a logout, and the next owner has other keys', () => {
    keepUser({ userId: -1 })
    for (const next of [{ userId: 7, companyId: 3 }, { userId: 7, companyId: 4 }, { userId: -1 }]) {
      const before = everyPrivateKey(currentOwner())
      for (const key of before) client.setQueryData(key, 'private')
      keepUser(next)
      const after = everyPrivateKey(currentOwner())
      for (const key of [...before, ...after]) expect(client.getQueryData(key)).toBeUndefined()
      for (const key of after) expect(before).not.toContainEqual(key)
    }
  })

  it('are never shown while those of the next owner load', () => {
    for (const query of [ordersQuery, (owner: string) => placesQuery(owner, 'home', null)]) {
      const { placeholderData } = query('o2', {})
      const keepsOf = (owner: string) =>
        (placeholderData as (previous: unknown, of: unknown) => unknown)('seen', query(owner, {}))
      expect(keepsOf('o2')).toBe('seen')
      expect(keepsOf('o1')).toBeUndefined()
    }
  })
})
