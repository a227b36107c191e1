import { updateItems, viewCart } from '@cambusa/contract/cart/cart'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOne, linesOf, openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const { shop, goods, newCustomer } = await openCartShop()
let shopper: Shopper

const add = (productId: number, quantity: number, more = {}) => addOne(shopper, productId, quantity, more)

beforeEach(async () => {
  shopper = (await newCustomer()).shopper
})

describe('taps at the same moment', () => {
  it('never lose a quantity, in a new cart and in a full one', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const replies = await Promise.all(Array.from({ length: 40 }, () => add(goods.wine, 1)))
      expect(replies.map(({ response }) => response.status)).toEqual(replies.map(() => 0))
      expect(linesOf(await shopper.call(viewCart))).toEqual([[goods.wine, 40 * round]])
    }
  })

  it('never put more into the cart than the shop has', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(goods.few, 1)))
    expect(replies.filter(({ response }) => response.status === 0)).toHaveLength(5)
    expect(linesOf(await shopper.call(viewCart))).toEqual([[goods.few, 5]])
  })

  it('never pass the limit of 100 products', async () => {
    await buildCart(shopper, goods.many.slice(0, 95))
    const replies = await Promise.all(goods.many.slice(95, 110).map((productId) => add(productId, 1)))
    expect(replies.filter(({ response }) => response.status === 0)).toHaveLength(5)
    expect((await shopper.call(viewCart)).data?.totalItems).toBe(100)
  })

  it('of a visitor create one cart', async () => {
    shopper = shop.shopper('10.1.8.1')
    await shopper.call(viewCart)
    await Promise.all(goods.many.slice(0, 20).map((productId) => add(productId, 1)))
    expect((await shopper.call(viewCart)).data?.totalItems).toBe(20)
  })

  it('from two tabs, one adding and one changing, leave the last quantities', async () => {
    const { data } = await buildCart(shopper, [goods.wine, goods.few])
    const itemId = data!.cartItems[1]!.itemId
    await Promise.all([
      ...Array.from({ length: 10 }, () => add(goods.wine, 1)),
      ...Array.from({ length: 10 }, () =>
        shopper.call(updateItems, { body: { items: [{ itemId, quantity: 3 }] } }),
      ),
    ])
    expect(linesOf(await shopper.call(viewCart))).toEqual([
      [goods.wine, 11],
      [goods.few, 3],
    ])
  })
})
