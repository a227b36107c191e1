import type { AddressInput } from '@cambusa/contract/delivery/address'
import {
  checkAddress,
  deleteAddress,
  listAddresses,
  listDeliveryAddresses,
  selectAddress,
  suggestTowns,
  updateAddress,
  viewAddress,
} from '@cambusa/contract/delivery/delivery'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../platform/schema/accounts.ts'
import { buildAddress, buildCustomer, buildShop, shop } from '../../testing/factories/delivery.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({ fill: buildShop })
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

  it('keeps within the given distance, and understands store as drive', async () => {
    const near = await test.shopper().call(listDeliveryAddresses, {
      query: { address_type: 'store', latitude: 44.65, longitude: 10.93, distance: 5000 },
    })
    expect(near.data?.addresses).toMatchObject([{ addressName: 'Negozio di Modena' }])
    expect(near.data?.addresses[0]?.distance).toBeLessThan(1000)
  })

  it('marks own addresses where the service does not deliver, the favourite first', async () => {
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

describe('an address that a customer saves', () => {
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

  it('is told everything that is wrong at once, as far as it can be told', async () => {
    const { shopper } = await customer()
    const wrong = async (given: Partial<AddressInput>) => {
      const { response } = await shopper.call(checkAddress, { body: { address: typed(given) } })
      return response.errors.map(({ code, field }) => `${field} ${code}`)
    }
    expect(await wrong({ phone: '12', province: 'MO', postalCode: '41121' })).toEqual([
      'phone field.wrong',
      'province address.provinceMismatch',
      'postalCode address.postalCodeMismatch',
    ])
    expect(await wrong({ postalCode: '4', province: '1' })).toEqual([
      'postalCode field.wrong',
      'province field.wrong',
    ])
    expect(await wrong({ province: 'MO', postalCode: '41121' })).toEqual([
      'province address.provinceMismatch',
      'postalCode address.postalCodeMismatch',
    ])
  })

  it('without a geocoder is asked about where its street has no form of one', async () => {
    const { shopper } = await customer()
    const address = typed({ address1: 'asdf' })
    const refused = await shopper.call(checkAddress, { body: { address } })
    expect(refused.codes).toEqual(['address.streetUnknown'])
    const saved = await shopper.call(updateAddress, {
      body: { address: { ...address, acceptNotValidated: true } },
    })
    expect(saved.data?.address).toMatchObject({ validated: false, latitude: expect.closeTo(44.49, 1) })
  })

  it('that cannot be validated is saved only after the shopper confirmed it', async () => {
    const { shopper } = await customer()
    const address = typed({ city: 'Borgo Nuovo' })
    const refused = await shopper.call(updateAddress, { body: { address } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['address.notValidated'] })
    const saved = await shopper.call(updateAddress, {
      body: { address: { ...address, acceptNotValidated: true } },
    })
    expect(saved.data?.address).toMatchObject({ city: 'Borgo Nuovo', validated: false, latitude: null })
  })

  it('belongs to its customer: nobody else sees, changes, chooses or removes it', async () => {
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

it('suggests towns by the letters typed, accents or not', async () => {
  const suggest = async (query: string) =>
    (await test.shopper().call(suggestTowns, { query: { query } })).data?.towns.map(({ city }) => city)
  expect(await suggest('forli')).toEqual(['Forlì', 'Forlimpopoli'])
  expect(await suggest("reggio nell'e")).toEqual(["Reggio nell'Emilia"])
  expect(await suggest('')).toEqual([])
  expect((await suggest('san'))?.length).toBe(10)
})
