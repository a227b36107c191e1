import type { AddressInput } from '@cambusa/contract/address'
import {
  checkAddress,
  deleteAddress,
  listAddresses,
  listDeliveryAddresses,
  selectAddress,
  suggestTowns,
  updateAddress,
  viewAddress,
} from '@cambusa/contract/delivery'
import { viewCart } from '@cambusa/contract/cart'
import { prepareCheckout } from '@cambusa/contract/checkout'
import { selectTimeslot } from '@cambusa/contract/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../platform/schema/accounts.ts'
import { buildAddress, buildCustomer, buildShop, shop } from '../../testing/factories/delivery.ts'
import {
  buildOpenSlot,
  buildReadyShopper,
  buildShelf,
  signedIn,
  type Shelf,
} from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let shelf: Shelf
let slot: number
const day = '2026-11-25'

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      shelf = await buildShelf(db)
      slot = await buildOpenSlot(db)
    },
  })
})

const typed = (given: Partial<AddressInput> = {}): AddressInput => ({
  addressName: 'Cucina',
  address1: 'Via Emilia',
  addressNumber: '3',
  postalCode: '40122',
  city: 'bologna',
  province: 'bo',
  ...given,
})

async function customer() {
  const userId = await buildCustomer(test.db)
  return { userId, shopper: await signedIn(test, userId) }
}

describe('what can be chosen for a service', () => {
  it('shows a visitor the pickup points and no address, with userId -1', async () => {
    const visitor = test.shopper()
    const drive = await visitor.call(listDeliveryAddresses, { query: {} })
    expect(drive).toMatchObject({ httpStatus: 200, user: { userId: -1 } })
    expect(drive.data?.addresses.map(({ addressName }) => addressName)).toEqual([
      'Negozio di Bologna',
      'Negozio di Modena',
    ])
    expect(drive.data?.addresses[0]).toMatchObject({ addressType: 'store', addressTypeId: 3, storeId: 5 })
    expect(drive.data?.deliveryServices.map(({ key }) => key)).toEqual(['drive', 'home', 'rider', 'locker'])
    const home = await visitor.call(listDeliveryAddresses, { query: { address_type: 'home' } })
    expect(home).toMatchObject({ httpStatus: 200, data: { addresses: [] } })
    const locker = await visitor.call(listDeliveryAddresses, { query: { delivery_service_id: 4 } })
    expect(locker.data?.addresses).toMatchObject([{ addressId: shop.locker.storeId, addressTypeId: 5 }])
  })

  it('keeps to the distance asked for, and understands store as drive', async () => {
    const near = await test.shopper().call(listDeliveryAddresses, {
      query: { address_type: 'store', latitude: 44.65, longitude: 10.93, distance: 5000 },
    })
    expect(near.data?.addresses).toMatchObject([{ addressName: 'Negozio di Modena' }])
    expect(near.data?.addresses[0]?.distance).toBeLessThan(1000)
  })

  it('says which own addresses the service does not reach, the favourite first', async () => {
    const { userId, shopper } = await customer()
    await buildAddress(test.db, userId, { addressName: 'Ufficio' })
    const { postalCode, city, province } = shop.notServed
    await buildAddress(test.db, userId, { addressName: 'Mare', postalCode, city, province })
    const favourite = await shopper.call(updateAddress, {
      body: { address: typed({ addressName: 'Zia', isFavourite: true, postalCode: '40121' }) },
    })
    expect(favourite.codes).toEqual(['address.saved'])
    const { data } = await shopper.call(listDeliveryAddresses, { query: { address_type: 'home' } })
    expect(data?.addresses.map(({ addressName, isFavourite }) => [addressName, isFavourite])).toEqual([
      ['Zia', true],
      ['Mare', false],
      ['Ufficio', false],
    ])
    expect(data?.addresses.map(({ notServedReason }) => notServedReason ?? '')).toEqual([
      '',
      expect.stringContaining('Rimini'),
      '',
    ])
    const view = await shopper.call(viewAddress, { query: { address_id: favourite.data!.address.addressId } })
    expect(view.data?.address).toMatchObject({ city: 'Bologna', province: 'BO', isFavourite: true })
  })
})

describe('an address that is written', () => {
  it('is checked against town, province and postal code, each refusal naming its field', async () => {
    const { shopper } = await customer()
    const check = (given: Partial<AddressInput>) =>
      shopper.call(checkAddress, { body: { address: typed(given) } })
    const right = await check({ postalCode: '40121' })
    expect(right.data).toMatchObject({
      address: { city: 'Bologna', province: 'BO' },
      servedBy: ['home', 'rider'],
    })
    const refusals = await Promise.all([
      check({ city: 'Gotham' }),
      check({ province: 'MO' }),
      check({ postalCode: '41121' }),
    ])
    expect(
      refusals.map(({ httpStatus, response }) => [
        httpStatus,
        response.errors[0]?.code,
        response.errors[0]?.field,
      ]),
    ).toEqual([
      [200, 'address.cityUnknown', 'city'],
      [200, 'address.provinceMismatch', 'province'],
      [200, 'address.postalCodeMismatch', 'postalCode'],
    ])
    const malformed = await Promise.all([
      check({ address1: '  ' }),
      check({ postalCode: '4012' }),
      check({ phone: 'citofono' }),
    ])
    expect(malformed.map(({ httpStatus, response }) => [httpStatus, response.errors[0]?.field])).toEqual([
      [400, 'address1'],
      [400, 'postalCode'],
      [400, 'phone'],
    ])
  })

  it('that cannot be validated is saved only after the shopper said so', async () => {
    const { shopper } = await customer()
    const address = typed({ city: 'Borgo Nuovo' })
    const refused = await shopper.call(updateAddress, { body: { address } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['address.notValidated'] })
    const saved = await shopper.call(updateAddress, {
      body: { address: { ...address, acceptNotValidated: true } },
    })
    expect(saved.data?.address).toMatchObject({ city: 'Borgo Nuovo', validated: false, latitude: null })
  })

  it('is nobody else’s: not seen, not changed, not chosen, not removed', async () => {
    const { userId } = await customer()
    const addressId = await buildAddress(test.db, userId)
    const { shopper } = await customer()
    const query = { address_id: addressId }
    const unknown = expect.objectContaining({ codes: ['address.unknown'] }) as unknown
    expect(await shopper.call(viewAddress, { query })).toEqual(unknown)
    expect(await shopper.call(updateAddress, { body: { address: typed({ addressId }) } })).toEqual(unknown)
    expect(await shopper.call(deleteAddress, { query })).toEqual(unknown)
    const chosen = await shopper.call(selectAddress, {
      body: { address_type: 'home', address_id: addressId },
    })
    expect(chosen).toEqual(unknown)
    expect((await shopper.call(listAddresses, { query: {} })).data?.addresses).toEqual([])
    expect((await test.shopper().call(listAddresses, { query: {} })).httpStatus).toBe(419)
  })

  it('of a company is not the customer’s own, and the other way round', async () => {
    const [company] = await test.db
      .insert(companies)
      .values({ name: 'Trattoria', vatNumber: '01234567897' })
      .returning({ id: companies.id })
    const userId = await buildCustomer(test.db)
    const addressId = await buildAddress(test.db, userId, { companyId: company!.id })
    const alone = await signedIn(test, userId)
    const acting = await signedIn(test, userId, company!.id)
    const query = { address_id: addressId }
    expect((await alone.call(viewAddress, { query })).codes).toEqual(['address.unknown'])
    expect((await acting.call(viewAddress, { query })).codes).toEqual([])
  })
})

describe('choosing where the cart goes', () => {
  it('moves prices, stock and store to the warehouse that serves the address', async () => {
    const { shopper, userId } = await buildReadyShopper(test, shelf.pasta)
    const inModena = await buildAddress(test.db, userId, {
      postalCode: '41121',
      city: 'Modena',
      province: 'MO',
    })
    const moved = await shopper.call(selectAddress, { body: { address_type: 'home', address_id: inModena } })
    expect(moved.data).toMatchObject({
      store: { storeId: 6 },
      warehouse: { warehouseId: 2 },
      itemsTotal: 27,
      shippingAddress: { city: 'Modena' },
    })
    expect((await shopper.call(viewCart)).data?.itemsTotal).toBe(27)
  })

  it('gives the place of a slot back when it no longer fits, and keeps it when it does', async () => {
    const { shopper, userId, cartId } = await buildReadyShopper(test, shelf.pasta)
    const holds = async () =>
      (await test.database.pool.query('select 1 from timeslot_holds where cart_id = $1', [cartId])).rowCount
    const other = await buildAddress(test.db, userId, { addressName: 'Ufficio' })
    await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: slot } })
    const kept = await shopper.call(selectAddress, { body: { address_type: 'home', address_id: other } })
    expect(kept.data?.timeslot?.timeslotId).toBe(slot)
    expect(await holds()).toBe(1)
    const drive = await shopper.call(selectAddress, { body: { address_type: 'store', address_id: 5 } })
    expect(drive.data).toMatchObject({ timeslot: null, deliveryServiceId: 1, deliveryFee: 0 })
    expect(await holds()).toBe(0)
  })

  it('is refused where the service does not reach, without changing anything', async () => {
    const { shopper, userId, addressId } = await buildReadyShopper(test, shelf.pasta)
    const { postalCode, city, province } = shop.notServed
    const far = await buildAddress(test.db, userId, { postalCode, city, province })
    const refused = await shopper.call(selectAddress, { body: { address_type: 'home', address_id: far } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['address.notServed'] })
    const noService = await shopper.call(selectAddress, { body: { address_type: 'locker', address_id: 5 } })
    expect(noService.codes).toEqual(['errors.errorSettingAddress'])
    expect((await shopper.call(viewCart)).data?.shippingAddress?.addressId).toBe(addressId)
  })

  it('takes a locker’s orders at a store of its warehouse', async () => {
    const { shopper } = await buildReadyShopper(test, shelf.pasta)
    const chosen = await shopper.call(selectAddress, { body: { address_type: 'locker', address_id: 7 } })
    expect(chosen.data).toMatchObject({ deliveryServiceId: 4, store: { storeId: 5 } })
    expect(chosen.data?.shippingAddress).toMatchObject({
      addressId: 7,
      addressTypeId: 5,
      addressType: 'store',
    })
  })

  it('is refused while the cart is prepared, with 409', async () => {
    const { shopper, addressId } = await buildReadyShopper(test, shelf.pasta)
    await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: slot } })
    await shopper.call(prepareCheckout)
    const refused = await shopper.call(selectAddress, {
      body: { address_type: 'home', address_id: addressId },
    })
    expect(refused).toMatchObject({ httpStatus: 409, codes: ['cart.locked'] })
  })

  it('follows an address that is changed, and lets none be removed that the cart goes to', async () => {
    const { shopper, addressId } = await buildReadyShopper(test, shelf.pasta)
    const refused = await shopper.call(deleteAddress, { query: { address_id: addressId } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['address.deleteRefused'] })
    expect(refused.response.errors[0]?.error).toBe(
      "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
    )
    const inModena = typed({ addressId, city: 'Modena', province: 'MO', postalCode: '41121' })
    await shopper.call(updateAddress, { body: { address: inModena } })
    expect((await shopper.call(viewCart)).data).toMatchObject({
      warehouse: { warehouseId: 2 },
      itemsTotal: 27,
    })
    const { postalCode, city, province } = shop.notServed
    await shopper.call(updateAddress, { body: { address: typed({ addressId, city, province, postalCode }) } })
    expect((await shopper.call(viewCart)).data).toMatchObject({
      shippingAddress: null,
      deliveryServiceId: null,
    })
    expect((await shopper.call(deleteAddress, { query: { address_id: addressId } })).codes).toEqual([
      'address.removed',
    ])
    expect((await shopper.call(listAddresses, { query: {} })).data?.addresses).toEqual([])
  })
})

it('suggests towns by the letters typed, accents or not', async () => {
  const suggest = async (query: string) =>
    (await test.shopper().call(suggestTowns, { query: { query } })).data?.towns.map(({ city }) => city)
  expect(await suggest('forli')).toEqual(['Forlì', 'Forlimpopoli'])
  expect(await suggest("reggio nell'e")).toEqual(["Reggio nell'Emilia"])
  expect(await suggest('')).toEqual([])
  expect((await suggest('san'))?.length).toBe(10)
})
