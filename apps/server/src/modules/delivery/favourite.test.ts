import { listDeliveryAddresses, setFavouriteAddress } from '@cambusa/contract/delivery/delivery'
import { testSession } from '@cambusa/contract/people/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildShop, shop } from '../../testing/factories/delivery.ts'
import { buildCompany, buildUser, signIn } from '../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
})
async function signedIn(given: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app.db, given)
  const here = app.shopper()
  await signIn(here, user.login)
  return { ...user, here }
}
const prefer = (
  from: ReturnType<TestApp['shopper']>,
  address_type: 'home' | 'drive' | 'store',
  address_id: number,
) => from.call(setFavouriteAddress, { body: { address_type, address_id } })

describe('the favourite address and store', () => {
  it('are both in the envelope at once, in other processes too', async () => {
    const other = await app.again()
    const { id, here } = await signedIn()
    const there = other.shopper()
    there.session = here.session
    await there.call(testSession)
    const addressId = await buildAddress(app.db, id)
    const home = await prefer(here, 'home', addressId)
    expect(home.data).toEqual({ addressId })
    expect(home.user).toMatchObject({ hasFavorites: true, defaultDeliveryAddressId: addressId })
    const store = await prefer(here, 'store', shop.modena.storeId)
    const both = { defaultDeliveryAddressId: addressId, defaultStoreAddressId: shop.modena.storeId }
    expect(store.user).toMatchObject(both)
    await expect.poll(async () => (await there.call(testSession)).user).toMatchObject(both)
    const { data } = await here.call(listDeliveryAddresses, { query: { address_type: 'drive' } })
    expect(data?.addresses[0]).toMatchObject({ addressId: shop.modena.storeId, isFavourite: true })
    expect((await prefer(here, 'drive', shop.bologna.storeId)).user.defaultStoreAddressId).toBe(
      shop.bologna.storeId,
    )
  })

  it('cannot be an address of somebody else or of another company, nor an unknown shop', async () => {
    const mine = await signedIn()
    const codInt = 'FAV1'
    const companyId = await buildCompany(app.db, codInt)
    const theirs = await signedIn({ userTypeId: 3, codInt })
    const addressId = await buildAddress(app.db, theirs.id)
    expect((await prefer(mine.here, 'home', addressId)).response.errors).toMatchObject([
      { code: 'address.unknown', field: 'address_id' },
    ])
    // Saved while acting for himself; now he acts for the company.
    expect((await prefer(theirs.here, 'home', addressId)).codes).toEqual(['address.unknown'])
    const ofCompany = await buildAddress(app.db, theirs.id, { companyId })
    expect((await prefer(theirs.here, 'home', ofCompany)).response.status).toBe(0)
    for (const noShop of [shop.locker.storeId, 999_999]) {
      const reply = await prefer(mine.here, 'drive', noShop)
      expect([reply.httpStatus, ...reply.codes]).toEqual([200, 'store.unknown'])
    }
    expect((await prefer(app.shopper(), 'drive', shop.bologna.storeId)).httpStatus).toBe(419)
  })
})
