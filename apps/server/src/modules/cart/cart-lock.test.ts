import {
  deleteItems,
  emptyCart,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart/cart'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOne, linesOf, openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import type { TestUser } from '../../testing/factories/users.ts'
import { updateLines } from './rows/cart-lines.queries.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const { shop, goods, newCustomer } = await openCartShop()
const { db, time } = shop
let user: TestUser
let shopper: Shopper

const add = (productId: number, quantity: number, more = {}) => addOne(shopper, productId, quantity, more)

beforeEach(async () => {
  ;({ user, shopper } = await newCustomer())
})

describe('a cart locked by prepare', () => {
  const lock = (until: Date) =>
    db.execute(
      sql`update carts set status = 2, locked_until = ${until.toISOString()}, prepared = '{}' where user_id = ${user.id}`,
    )

  it('refuses changes with 409 until it is released', async () => {
    const { data } = await buildCart(shopper, [goods.few])
    const itemId = data!.cartItems[0]!.itemId
    await lock(new Date(time.now().getTime() + 60_000))
    const replies = [
      await add(goods.few, 1),
      await shopper.call(updateItems, { body: { items: [{ itemId, quantity: 2 }] } }),
      await shopper.call(deleteItems, { body: { items: [{ itemId }] } }),
      await shopper.call(emptyCart),
      await shopper.call(updateCartInfo, { body: { property: 'order_note', value: 'x' } }),
      await shopper.call(updateItemInfos, { body: { items: [{ itemId, infos: { note: 'x' } }] } }),
    ]
    expect(replies.map(({ httpStatus, codes }) => [httpStatus, ...codes])).toEqual(
      replies.map(() => [409, 'cart.locked']),
    )
    const { data: shown } = await shopper.call(viewCart)
    expect(shown).toMatchObject({
      cartStatusId: 2,
      editable: { items: false, address: false, timeslot: false },
      cartItems: [{ quantity: 1 }],
    })
    expect(shown?.lockedUntil).toBeTruthy()
  })

  it('can be changed again once the lock has expired', async () => {
    await buildCart(shopper, [goods.few])
    await lock(time.now())
    expect((await shopper.call(viewCart)).data).toMatchObject({ cartStatusId: 1, lockedUntil: null })
    expect((await add(goods.few, 1)).data).toMatchObject({ cartStatusId: 1, cartItems: [{ quantity: 2 }] })
    const { rows } = await shop.database.pool.query('select status, prepared from carts where user_id = $1', [
      user.id,
    ])
    expect(rows).toEqual([{ status: 1, prepared: null }])
  })

  it('is never changed by a tap that was planned before the lock', async () => {
    const { data } = await buildCart(shopper, [goods.few])
    const { cartId: id, version } = data!
    const wine = { productId: goods.wine, notes: '', quantity: 1, infos: {}, useWpId: false }
    const changes = { put: [{ ...wine, deliveryWarehouseId: null }], gone: [data!.cartItems[0]!.itemId] }
    await lock(new Date(time.now().getTime() + 60_000))
    expect(await updateLines(db, { id, version }, changes, time.now())).toBeUndefined()
    expect(await updateLines(db, { id, version }, { ...changes, gone: [] }, time.now())).toBeUndefined()
    expect(linesOf(await shopper.call(viewCart))).toEqual([[goods.few, 1]])
    await lock(time.now())
    expect((await updateLines(db, { id, version }, changes, time.now()))?.version).toBe(version + 1)
  })
})
