import {
  deleteItems,
  emptyCart,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart/cart'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOne, linesOf, openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const { shop, goods, newCustomer } = await openCartShop()
const { db } = shop
let shopper: Shopper

const add = (productId: number, quantity: number, more = {}) => addOne(shopper, productId, quantity, more)

beforeEach(async () => {
  shopper = (await newCustomer()).shopper
})

describe('changing the cart', () => {
  it('sets quantities, removes at 0, and leaves the other lines alone', async () => {
    const { data } = await buildCart(shopper, [goods.wine, goods.few, goods.box], 6)
    const idOf = (productId: number) => data!.cartItems.find((item) => item.productId === productId)!.itemId
    const reply = await shopper.call(updateItems, {
      body: {
        items: [
          { itemId: idOf(goods.wine), quantity: 2 },
          { itemId: idOf(goods.few), quantity: 0 },
        ],
      },
    })
    expect(linesOf(reply)).toEqual([
      [goods.wine, 2],
      [goods.box, 6],
    ])
    expect(reply.data!.version).toBe(data!.version + 1)
  })

  it('refuses a quantity between the steps or beyond the stock, and keeps what was there', async () => {
    const { data } = await buildCart(shopper, [goods.box], 6)
    const itemId = data!.cartItems[0]!.itemId
    const refused = await shopper.call(updateItems, { body: { items: [{ itemId, quantity: 8 }] } })
    expect(refused.codes).toEqual(['cart.quantityStep'])
    const few = await add(goods.few, 5)
    const fewId = few.data!.cartItems[1]!.itemId
    const more = await shopper.call(updateItems, { body: { items: [{ itemId: fewId, quantity: 6 }] } })
    expect(more.codes).toEqual(['cart.stock'])
    expect(linesOf(await shopper.call(viewCart))).toEqual([
      [goods.box, 6],
      [goods.few, 5],
    ])
  })

  it('says that a line is gone, without an error page; removing it twice is no error', async () => {
    const { data } = await buildCart(shopper, [goods.wine])
    const itemId = data!.cartItems[0]!.itemId
    const remove = () => shopper.call(deleteItems, { body: { items: [{ itemId, productId: goods.wine }] } })
    expect((await remove()).data?.cartItems).toEqual([])
    expect((await remove()).response.status).toBe(0)
    const reply = await shopper.call(updateItems, { body: { items: [{ itemId, quantity: 1 }] } })
    expect([reply.httpStatus, reply.codes]).toEqual([200, ['cart.lineGone']])
  })

  it('never changes the cart of somebody else', async () => {
    const { data } = await buildCart(shopper, [goods.wine])
    const itemId = data!.cartItems[0]!.itemId
    const other = shop.shopper('10.1.9.9')
    await signIn(other, (await buildUser(db)).login)
    await other.call(deleteItems, { body: { items: [{ itemId }] } })
    const changed = await other.call(updateItems, { body: { items: [{ itemId, quantity: 9 }] } })
    expect(changed.codes).toEqual(['cart.lineGone'])
    expect(linesOf(await shopper.call(viewCart))).toEqual([[goods.wine, 1]])
  })

  it('from two devices merges changes of different lines and refuses a stale change of the same one (409)', async () => {
    const { data } = await buildCart(shopper, [goods.wine, goods.few])
    const [first, second] = data!.cartItems.map(({ itemId }) => itemId) as [number, number]
    const set = (itemId: number, quantity: number, version: number) =>
      shopper.call(updateItems, { body: { items: [{ itemId, quantity }], cart_version: version } })
    expect((await set(first, 4, data!.version)).response.status).toBe(0)
    expect((await set(second, 3, data!.version)).response.status).toBe(0)
    const stale = await set(first, 9, data!.version)
    expect([stale.httpStatus, stale.codes]).toEqual([409, ['cart.changedElsewhere']])
    expect(linesOf(await shopper.call(viewCart))).toEqual([
      [goods.wine, 4],
      [goods.few, 3],
    ])
  })

  it('empties the cart and keeps its service, store and notes', async () => {
    await buildCart(shopper, [goods.wine, goods.few])
    await shopper.call(updateCartInfo, { body: { property: 'order_note', value: 'Suonare due volte' } })
    const reply = await shopper.call(emptyCart)
    expect(reply.data).toMatchObject({
      cartItems: [],
      totalPrice: 0,
      cartInfos: { order_note: 'Suonare due volte' },
    })
  })

  it('sets properties of the cart and infos of lines, and refuses unknown or too long ones', async () => {
    const { data } = await buildCart(shopper, [goods.wine])
    const itemId = data!.cartItems[0]!.itemId
    const set = (property: string, value: string) =>
      shopper.call(updateCartInfo, { body: { property, value } })
    expect((await set('need_invoice', 'true')).data?.cartInfos).toEqual({ need_invoice: 'true' })
    expect((await set('need_invoice', 'forse')).codes).toEqual(['errors.errorSettingCartInfo'])
    expect((await set('colore', 'rosso')).codes).toEqual(['cart.infoUnknown'])
    expect((await set('order_note', 'x'.repeat(1000))).response.status).toBe(0)
    expect((await set('order_note', 'x'.repeat(1001))).httpStatus).toBe(400)
    const reply = await shopper.call(updateItemInfos, {
      body: { items: [{ itemId, infos: { accept_alternatives: 'false', note: 'Ben matura' } }] },
    })
    expect(reply.data?.cartItems[0]?.infos).toEqual({ accept_alternatives: 'false', note: 'Ben matura' })
  })
})
