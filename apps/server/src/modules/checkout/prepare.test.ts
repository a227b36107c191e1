import { prepareCheckout, releaseCheckout } from '@cambusa/contract/orders/checkout'
import { addItems, updateCartInfo, viewCart } from '@cambusa/contract/cart/cart'
import { listDeliveryAddresses } from '@cambusa/contract/delivery/delivery'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import {
  buildOpenSlot,
  buildReadyShopper,
  buildGoods,
  signedIn,
  type Goods,
} from '../../testing/factories/orders.ts'
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

async function readyToPay(packs?: number, timeslotId = slot) {
  const ready = await buildReadyShopper(test, goods.pasta, packs)
  const chosen = await ready.shopper.call(selectTimeslot, {
    query: { sel_date: day, timeslot_id: timeslotId },
  })
  expect(chosen.codes).toEqual([])
  return ready
}

describe('preparing', () => {
  it('locks the cart for 15 minutes: it cannot be changed until it is released', async () => {
    const { shopper } = await readyToPay(16)
    const prepared = await shopper.call(prepareCheckout)
    expect(prepared.data?.lockedUntil).toBe(new Date(test.time.now().getTime() + 15 * 60_000).toISOString())
    const add = () => shopper.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 1 }] } })
    expect(await add()).toMatchObject({ httpStatus: 409, codes: ['cart.locked'] })
    expect((await shopper.call(releaseCheckout)).data).toMatchObject({ cartStatusId: 1, lockedUntil: null })
    expect((await add()).response.status).toBe(0)
  })

  it('is refused with what is missing, one thing at a time', async () => {
    const { shopper, cartId } = await buildReadyShopper(test, goods.pasta, 1)
    expect((await shopper.call(prepareCheckout)).codes).toEqual(['checkout.timeslotMissing'])
    await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: slot } })
    const small = await shopper.call(prepareCheckout)
    expect(small.codes).toEqual(['checkout.minimumOrder'])
    expect(small.response.errors[0]?.error).toMatch(/18,75.*20,00/)
    await test.database.pool.query('delete from cart_items where cart_id = $1', [cartId])
    expect((await shopper.call(prepareCheckout)).codes).toEqual(['errors.emptyCart'])
  })

  it('tells a customer who is not enabled what is missing, with 403', async () => {
    const { shopper, userId } = await readyToPay(16)
    await test.database.pool.query('update users set profile_level = 1 where id = $1', [userId])
    await expect
      .poll(async () => (await shopper.call(prepareCheckout)).httpStatus, { timeout: 5000 })
      .toBe(403)
    const refused = await shopper.call(prepareCheckout)
    expect(refused.codes).toEqual(['user.notEnabled'])
    expect(refused.response.errors[0]?.error).toContain('ritira la tessera')
  })

  it('reserves the slot again when its reservation has expired, and offers the nearest slots when it is lost', async () => {
    const small = await buildTimeslot(test.db, { capacity: 1, beginTime: '14:00', endTime: '16:00' })
    await buildTimeslot(test.db, { beginTime: '16:00', endTime: '18:00' })
    const first = await readyToPay(16, small)
    test.time.advance(61 * 60_000)
    const back = await signedIn(test, first.userId)
    expect((await back.call(prepareCheckout)).codes).toEqual([])
    await back.call(releaseCheckout)
    test.time.advance(61 * 60_000)
    const second = await readyToPay(16, small)
    const lost = await (await signedIn(test, first.userId)).call(prepareCheckout)
    expect(lost).toMatchObject({ httpStatus: 200 })
    expect(lost.codes[0]).toBe('timeslot.expired')
    expect(lost.response.warnings.map(({ code }) => code)).toEqual(
      Array(3).fill('timeslot.nearest').slice(0, 2),
    )
    expect(lost.response.warnings.map(({ warning }) => warning).join()).toMatch(
      /mercoledì 25 novembre, 16:00 - 18:00/,
    )
    expect((await second.shopper.call(prepareCheckout)).codes).toEqual([])
  })

  it('repeated, takes the prices of that moment', async () => {
    const { shopper } = await readyToPay(16)
    expect((await shopper.call(prepareCheckout)).data?.itemsTotal).toBe(20)
    const setPrice = (priceCents: number) =>
      test.database.pool.query(
        'update prices set price_cents = $2 where product_id = $1 and price_list_id = 1',
        [goods.pasta, priceCents],
      )
    await setPrice(200)
    await test.catalogue.refresh()
    expect((await shopper.call(prepareCheckout)).data?.itemsTotal).toBe(32)
    await setPrice(125)
    await test.catalogue.refresh()
  })

  it('asks for the data of an invoice only where one is wanted, and says where they are missing', async () => {
    const { shopper, userId } = await readyToPay(16)
    await shopper.call(updateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    const refused = await shopper.call(prepareCheckout)
    expect(refused.codes).toEqual(['checkout.invoiceDataMissing'])
    expect(refused.response.errors[0]?.error).toContain('l’indirizzo di fatturazione')
    await test.database.pool.query("update users set fiscal_code = 'RSSMRA80A01H501U' where id = $1", [
      userId,
    ])
    await test.database.pool.query(
      `insert into billing_addresses (user_id, address1, address_number, postal_code, city, province)
       values ($1, 'Via Roma', '1', '40121', 'Bologna', 'BO')`,
      [userId],
    )
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
  })
})

describe('an area and a store with their own fee and minimum', () => {
  const terms = { fee: 9.9, minimum: 25 }
  const placed = async (packs: number) => {
    const { shopper } = await readyToPay(packs)
    return { shopper, cart: (await shopper.call(viewCart)).data }
  }

  it('are respected in the cart, for slots and at checkout', async () => {
    const { pool } = test.database
    const before = (await placed(18)).cart
    expect(before).toMatchObject({ deliveryFee: 6.9, minimumOrder: 20, freeDeliveryFrom: 80 })
    await pool.query(`insert into store_service_terms values (5, 2, 590, null, 3000, 10)`)
    expect((await placed(18)).cart).toMatchObject({
      deliveryFee: 5.9,
      minimumOrder: 30,
      freeDeliveryFrom: null,
    })
    await pool.query(
      `update service_areas set fee_cents = 990, minimum_cents = 2500
       where delivery_service_id = 2 and postal_code = '40121'`,
    )
    const small = await placed(18)
    expect(small.cart).toMatchObject({ deliveryFee: terms.fee, minimumOrder: terms.minimum })
    const refused = await small.shopper.call(prepareCheckout)
    expect(refused.codes).toEqual(['checkout.minimumOrder'])
    expect(refused.response.errors[0]?.error).toMatch(/2,50.*25,00/)
    const { shopper } = await placed(20)
    const days = (await shopper.call(listTimeslots, { query: {} })).data?.days
    expect(days?.[0]?.timeslots[0]?.fee).toBe(terms.fee)
    const prepared = (await shopper.call(prepareCheckout)).data
    expect(prepared).toMatchObject({ deliveryFee: terms.fee, totalPrice: 25 + terms.fee })
    const services = (await shopper.call(listDeliveryAddresses, { query: {} })).data?.deliveryServices
    expect(services?.[1]).toMatchObject({ key: 'home', fee: 5.9, freeFrom: null, minimumOrder: 30 })
    await pool.query('delete from store_service_terms')
    await pool.query('update service_areas set fee_cents = null, minimum_cents = null')
  })
})
