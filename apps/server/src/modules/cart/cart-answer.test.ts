import { viewCart } from '@cambusa/contract/cart/cart'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOne, openCartShop } from '../../testing/cart-shop.ts'
import { buildCart, buildCategory, buildProduct } from '../../testing/factories/carts.ts'
import type { TestUser } from '../../testing/factories/users.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const { shop, goods, newCustomer } = await openCartShop()
const { db } = shop
let user: TestUser
let shopper: Shopper

const add = (productId: number, quantity: number, more = {}) => addOne(shopper, productId, quantity, more)

beforeEach(async () => {
  ;({ user, shopper } = await newCustomer())
})

describe('the cart as it is shown', () => {
  it('groups the lines by first-level category when asked', async () => {
    await buildCart(shopper, [goods.wine])
    await add(goods.meat, 0.25)
    await add(goods.few, 1)
    const { data } = await shopper.call(viewCart, { query: { show_sectors: true } })
    expect(
      data?.sectors?.map(({ name, cartItems }) => [name, cartItems.map((item) => item.product.name)]),
    ).toEqual([
      ['Dispensa', ['Lambrusco', 'Pesto']],
      ['Freschi', ['Vitello']],
    ])
    expect((await shopper.call(viewCart)).data?.sectors).toBeUndefined()
  })

  it('charges the chosen service, says how much is missing to the minimum and to free delivery', async () => {
    await buildCart(shopper, [goods.wine], 2)
    await db.execute(sql`update carts set delivery_service_id = 2 where user_id = ${user.id}`)
    expect((await shopper.call(viewCart)).data).toMatchObject({
      itemsTotal: 11.98,
      deliveryFee: 6.9,
      totalPrice: 18.88,
      minimumOrder: 20,
      missingToMinimum: 8.02,
      freeDeliveryFrom: 80,
    })
    await add(goods.wine, 12)
    expect((await shopper.call(viewCart)).data).toMatchObject({
      itemsTotal: 83.86,
      deliveryFee: 0,
      totalPrice: 83.86,
      missingToMinimum: 0,
    })
  })

  it('marks lines that cannot be bought as they are and says what to do', async () => {
    const gone = await buildProduct(db, await buildCategory(db, 'Dispensa'), { name: 'Fuori catalogo' })
    await shop.catalogue.refresh()
    await buildCart(shopper, [goods.few, goods.wine, gone], 5)
    await db.execute(sql`update stock set quantity = 3 where product_id = ${goods.few}`)
    await db.execute(sql`delete from prices where product_id = ${goods.wine}`)
    await db.execute(sql`update products set is_active = false where id = ${gone}`)
    await shop.catalogue.refresh()
    const { data } = await shopper.call(viewCart)
    expect(
      data?.cartItems.map(({ product, problem, grossTotal }) => [product.name, problem?.text, grossTotal]),
    ).toEqual([
      ['Pesto', 'Pesto: ne restano 3 pz.', 5],
      ['Lambrusco', 'Lambrusco non ha un prezzo di vendita e non si può acquistare.', 0],
      ['Fuori catalogo', 'Questo prodotto non è più nel catalogo.', 0],
    ])
    expect(data?.totalPrice).toBe(5)
    await db.execute(sql`update stock set quantity = 5 where product_id = ${goods.few}`)
    await db.execute(sql`insert into prices values (1, ${goods.wine}, 599)`)
    await shop.catalogue.refresh()
  })
})
