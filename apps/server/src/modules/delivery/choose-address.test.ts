import type { AddressInput } from '@cambusa/contract/delivery/address'
import {
  deleteAddress,
  listAddresses,
  selectAddress,
  updateAddress,
} from '@cambusa/contract/delivery/delivery'
import { viewCart } from '@cambusa/contract/cart/cart'
import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildAddress, buildShop, shop } from '../../testing/factories/delivery.ts'
import { buildOpenSlot, buildReadyShopper, buildGoods, type Goods } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let goods: Goods
let slot: number
const day = '2026-11-25'

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
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

describe('choosing the address of the cart', () => {
  it('moves prices, stock and store to the warehouse that serves the address', async () => {
    const { shopper, userId } = await buildReadyShopper(test, goods.pasta)
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

  it('gives the capacity of a slot back when the slot no longer fits, and keeps it when it does', async () => {
    const { shopper, userId, cartId } = await buildReadyShopper(test, goods.pasta)
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

  it('is refused where the service does not deliver, without changing anything', async () => {
    const { shopper, userId, addressId } = await buildReadyShopper(test, goods.pasta)
    const { postalCode, city, province } = shop.notServed
    const far = await buildAddress(test.db, userId, { postalCode, city, province })
    const refused = await shopper.call(selectAddress, { body: { address_type: 'home', address_id: far } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['address.notServed'] })
    const noService = await shopper.call(selectAddress, { body: { address_type: 'locker', address_id: 5 } })
    expect(noService.codes).toEqual(['errors.errorSettingAddress'])
    expect((await shopper.call(viewCart)).data?.shippingAddress?.addressId).toBe(addressId)
  })

  it('assigns a locker’s orders to a store of its warehouse', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    const chosen = await shopper.call(selectAddress, { body: { address_type: 'locker', address_id: 7 } })
    expect(chosen.data).toMatchObject({ deliveryServiceId: 4, store: { storeId: 5 } })
    expect(chosen.data?.shippingAddress).toMatchObject({
      addressId: 7,
      addressTypeId: 5,
      addressType: 'store',
    })
  })

  it('is refused while the cart is prepared, with 409', async () => {
    const { shopper, addressId } = await buildReadyShopper(test, goods.pasta)
    await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: slot } })
    await shopper.call(prepareCheckout)
    const refused = await shopper.call(selectAddress, {
      body: { address_type: 'home', address_id: addressId },
    })
    expect(refused).toMatchObject({ httpStatus: 409, codes: ['cart.locked'] })
  })

  it('moves with an address that is changed, and refuses to remove the address of the cart', async () => {
    const { shopper, addressId } = await buildReadyShopper(test, goods.pasta)
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
