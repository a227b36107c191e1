import { addItems } from '@cambusa/contract/cart/cart'
import { fillCartShop, noGoods } from './factories/carts.ts'
import { buildUser, signIn } from './factories/users.ts'
import { buildTestApp, type TestAppOptions } from './test-app.ts'
import type { Shopper } from './test-shopper.ts'

/** The shop of the cart's tests, its goods, and a customer of the test's own who has signed in. */
export async function openCartShop(options: Pick<TestAppOptions, 'waitsForLocks'> = {}) {
  const goods = noGoods()
  const shop = await buildTestApp({ ...options, fill: (db) => fillCartShop(db, goods) })
  const newCustomer = async () => {
    const user = await buildUser(shop.db)
    const shopper = shop.shopper()
    await signIn(shopper, user.login)
    return { user, shopper }
  }
  return { shop, goods, newCustomer }
}

/** Adds one product to the shopper's cart; answers the call's reply. */
export const addOne = (shopper: Shopper, productId: number, quantity: number, more = {}) =>
  shopper.call(addItems, { body: { items: [{ productId, quantity, ...more }] } })

/** Products and quantities of the cart that was answered. */
export const linesOf = (reply: Awaited<ReturnType<typeof addOne>>) =>
  reply.data?.cartItems.map(({ productId, quantity }) => [productId, quantity])
