import { viewCart } from '@cambusa/contract/cart/cart'
import { createList, viewList } from '@cambusa/contract/lists/lists'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import { buildCategory, buildProduct, buildProducts } from './factories/carts.ts'
import { buildShop } from './factories/delivery.ts'
import { signedIn } from './factories/orders.ts'
import { buildUser } from './factories/users.ts'
import { buildTestApp } from './test-app.ts'
import type { Shopper } from './test-shopper.ts'

/** Free places of a cart that has all of `others`. */
export const FREE = 40

/** A shop for tests of lists, its products, and what its customers do with lists. */
export async function openListShop() {
  const ids = { many: [] as number[], others: [] as number[], box: 0, ham: 0, gone: 0, like: 0 }
  const shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const pantry = await buildCategory(db, 'Dispensa')
      ids.many = await buildProducts(db, pantry, LIST_LINES_MAX + 1)
      ids.others = await buildProducts(db, pantry, 100 - FREE)
      ids.box = await buildProduct(db, pantry, { name: 'Acqua', kind: 'Confezione', qtyMult: 6 })
      ids.ham = await buildProduct(db, pantry, { name: 'Prosciutto crudo', code: 'PC-77' })
      ids.gone = await buildProduct(db, pantry, { name: 'Tonno al naturale' })
      ids.like = await buildProduct(db, pantry, { name: 'Tonno al naturale in vetro' })
    },
  })
  const view = async (shopper: Shopper, list_id: number) =>
    (await shopper.call(viewList, { query: { list_id } })).data!.list
  return {
    shop,
    ids,
    view,
    customer: async () => signedIn(shop, (await buildUser(shop.db)).id),
    make: async (shopper: Shopper, more: Partial<BodyOf<typeof createList>> = {}) =>
      (await shopper.call(createList, { body: { name: 'Lista', ...more } })).data!.list,
    lines: async (shopper: Shopper, listId: number) =>
      (await view(shopper, listId)).items.map(({ productId, quantity }) => [productId, quantity]),
    order: async (shopper: Shopper, listId: number) =>
      (await view(shopper, listId)).items.map(({ itemId }) => itemId),
    inCart: async (shopper: Shopper) =>
      (await shopper.call(viewCart)).data!.cartItems.map(({ productId }) => productId),
  }
}

export const itemsOf = (productIds: readonly number[], quantity = 1) =>
  productIds.map((productId) => ({ productId, quantity }))
