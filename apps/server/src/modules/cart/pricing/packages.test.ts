import { viewCart } from '@cambusa/contract/cart/cart'
import { listPackagingTypes } from '@cambusa/contract/cart/packaging'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { packagings } from '../../../platform/schema/packagings.ts'
import { addOne, openCartShop } from '../../../testing/cart-shop.ts'
import { buildCart, buildCategory, buildProduct } from '../../../testing/factories/carts.ts'
import type { TestUser } from '../../../testing/factories/users.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const { shop, newCustomer } = await openCartShop()
const { db } = shop
let user: TestUser
let shopper: Shopper
const id = { crate: 0, tray: 0, water: 0, beer: 0, fish: 0 }

beforeAll(async () => {
  const rows = await db
    .insert(packagings)
    .values([
      { code: 'CASSA', descr: 'Cassa a rendere', costCents: 450, vatRate: 0, isDeposit: true },
      { code: 'VASCA', descr: 'Vaschetta', costCents: 20, vatRate: 22 },
      { code: 'VECCHIA', descr: 'Cassa ritirata', costCents: 300, vatRate: 0, isActive: false },
    ])
    .returning({ id: packagings.id })
  ;[id.crate, id.tray] = [rows[0]!.id, rows[1]!.id]
  const drinks = await buildCategory(db, 'Bevande')
  const inCrate = { packagingId: id.crate, perPackage: 12 }
  id.water = await buildProduct(db, drinks, { name: 'Minerale', ...inCrate })
  id.beer = await buildProduct(db, drinks, { name: 'Birra', vatRate: 22, ...inCrate })
  id.fish = await buildProduct(db, drinks, { name: 'Orata', packagingId: id.tray, perPackage: 1 })
  await shop.catalogue.refresh()
})
beforeEach(async () => {
  ;({ user, shopper } = await newCustomer())
})

describe('the packaging of a cart', () => {
  it('is charged for all its goods together, deposits outside of VAT; it does not count towards the minimum', async () => {
    await buildCart(shopper, [id.water, id.beer], 6)
    await addOne(shopper, id.water, 1)
    await addOne(shopper, id.fish, 2)
    await db.execute(sql`update carts set delivery_service_id = 2 where user_id = ${user.id}`)
    expect((await shopper.call(viewCart)).data).toMatchObject({
      itemsTotal: 15,
      orderPackages: [
        {
          orderPackageId: id.crate,
          quantity: 2,
          totalPrice: 9,
          vatRate: 0,
          isDeposit: true,
          package: { descr: 'Cassa a rendere', cost: 4.5 },
        },
        { orderPackageId: id.tray, quantity: 2, totalPrice: 0.4, vatRate: 22, isDeposit: false },
      ],
      packageTotal: 9.4,
      deliveryFee: 6.9,
      totalPrice: 31.3,
      missingToMinimum: 5,
      vat: [
        { rate: 0, gross: 9, net: 9, vat: 0 },
        { rate: 10, gross: 9, net: 8.18, vat: 0.82 },
        { rate: 22, gross: 13.3, net: 10.9, vat: 2.4 },
      ],
    })
  })

  it('has its current price, and none once the shop no longer uses it', async () => {
    await buildCart(shopper, [id.fish], 1)
    await db.execute(sql`update packagings set cost_cents = 35 where id = ${id.tray}`)
    await shop.catalogue.refresh()
    expect((await shopper.call(viewCart)).data?.packageTotal).toBe(0.35)
    await db.execute(sql`update packagings set is_active = false where id = ${id.tray}`)
    await shop.catalogue.refresh()
    expect((await shopper.call(viewCart)).data).toMatchObject({ packageTotal: 0, orderPackages: [] })
  })

  it('is listed for everybody, without what is no longer used', async () => {
    const { data } = await shop.shopper().call(listPackagingTypes)
    expect(data?.products.map(({ code }) => code)).toEqual(['CASSA'])
    expect(data?.products[0]).toEqual({
      packagingTypeId: id.crate,
      code: 'CASSA',
      descr: 'Cassa a rendere',
      cost: 4.5,
      vatRate: 0,
      isDeposit: true,
    })
  })
})
