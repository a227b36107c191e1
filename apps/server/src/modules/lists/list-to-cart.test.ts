import { exportList, readListFile } from '@cambusa/contract/lists/list-files'
import { addToList } from '@cambusa/contract/lists/list-items'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { createList, viewUsualProducts } from '@cambusa/contract/lists/lists'
import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../../platform/schema/orders.ts'
import { prices } from '../../platform/schema/prices.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { FREE, itemsOf, openListShop } from '../../testing/list-shop.ts'

const { shop, ids, view, customer, make, lines, inCart } = await openListShop()
const FILE = { 'content-type': 'application/octet-stream' }

async function ordered(userId: number, productIds: readonly number[], companyId: number | null = null) {
  const number = await buildPlacedOrder(shop.db, { userId, companyId, productIds, quantity: 2 })
  const [row] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return row!.id
}

describe('a list in the cart', () => {
  it('of 500 lines takes no more, and says before which 40 of them the cart has room for', async () => {
    const shopper = await customer()
    await buildCart(shopper, ids.others)
    const { data } = await shopper.call(createList, {
      body: { name: 'Tutto', items: itemsOf(ids.many.slice(0, -1)) },
    })
    const { listId } = data!.list
    const more = await shopper.call(addToList, { body: { list_id: listId, product_id: ids.many.at(-1)! } })
    expect(more.codes).toEqual(['list.tooManyLines'])
    const began = performance.now()
    await view(shopper, listId)
    console.info(`a list of 500 lines: ${(performance.now() - began).toFixed(0)} ms`)
    const preview = await shopper.call(previewAddAllFromList, { query: { list_id: listId } })
    const { places, lines: told } = preview.data!
    expect(places).toEqual({ free: FREE, needed: LIST_LINES_MAX, limit: 100 })
    const first = told.slice(0, FREE).map(({ now }) => now!.product.productId)
    expect(first).toEqual(ids.many.slice(0, FREE))
    const added = await shopper.call(addAllFromList, { query: {}, body: { list_id: listId } })
    expect(added.codes).toEqual(['cart.maxProductsInCart', 'cart.productsAddFromOrder'])
    expect(new Set(await inCart(shopper))).toEqual(new Set([...ids.others, ...first]))
    const full = await shopper.call(addAllFromList, {
      query: { list_id: listId },
      body: { items: [{ orderItemId: told[50]!.orderItemId }] },
    })
    expect(full.codes).toEqual(['cart.maxProductsInCart'])
  })

  it('says what is dearer than when it was put into the cart the last time', async () => {
    const shopper = await customer()
    const [productId = 0] = ids.many.slice(100)
    const { listId } = await make(shopper, { items: itemsOf([productId]) })
    const changes = async () =>
      (await shopper.call(previewAddAllFromList, { query: { list_id: listId } })).data!.lines[0]!.changes
    expect(await changes()).toEqual([])
    await shop.db
      .update(prices)
      .set({ priceCents: 350 })
      .where(inArray(prices.productId, [productId]))
    await shop.catalogue.refresh()
    expect(await changes()).toEqual(['dearer'])
    await shopper.call(addAllFromList, { query: {}, body: { list_id: listId } })
    expect(await changes()).toEqual([])
  })
})

describe('lines of a list', () => {
  it('come from an order, from the cart, from another list, and from what is ordered always', async () => {
    const { id: userId } = await buildUser(shop.db)
    const shopper = await signedIn(shop, userId)
    const [first = 0, often = 0, last = 0] = ids.many.slice(60)
    const order_id = await ordered(userId, [first, often])
    await ordered(userId, [last, often])
    const fromOrder = await make(shopper, { order_id })
    expect(await lines(shopper, fromOrder.listId)).toEqual([
      [first, 2],
      [often, 2],
    ])
    const copy = await make(shopper, { from_list_id: fromOrder.listId })
    expect(await lines(shopper, copy.listId)).toEqual(await lines(shopper, fromOrder.listId))
    const usual = (await shopper.call(viewUsualProducts)).data!
    expect([usual.items.map(({ productId, quantity }) => [productId, quantity]), usual.orders]).toEqual([
      [[often, 2]],
      2,
    ])
    const { data } = await shopper.call(previewAddAllFromList, { query: { usual: true } })
    expect(data!.lines.map(({ now }) => now?.product.productId)).toEqual([often])
    await shopper.call(addAllFromList, { query: {}, body: { usual: true } })
    await shopper.call(addToList, { body: { list_id: copy.listId, from_cart: true } })
    expect(await inCart(shopper)).toEqual([often])
    expect((await view(shopper, copy.listId)).itemCount).toBe(2)
    const two = { name: 'Due', order_id, from_cart: true }
    expect((await shopper.call(createList, { body: two })).codes).toEqual(['list.severalSources'])
  })

  it('are written to a CSV file and read again; wrong lines of a file are named with their row', async () => {
    const shopper = await customer()
    const { listId } = await make(shopper, { items: itemsOf([ids.ham, ids.box], 6) })
    const file = await shop.app.inject({
      method: 'GET',
      url: `/ebsn/api${exportList.url}?list_id=${listId}&format=csv`,
      headers: { 'x-ebsn-session': shopper.session ?? '' },
    })
    const read = async (body: string | Buffer) =>
      (await shopper.call(readListFile, { body: Buffer.from(body) as never, headers: FILE })).data!
    const again = await read(file.rawPayload)
    expect(
      again.lines.map(({ row, product, quantity, problem }) => [row, product?.productId, quantity, problem]),
    ).toEqual([
      [2, ids.ham, 6, null],
      [3, ids.box, 6, null],
    ])
    const wrong = await read('Codice;Prodotto;Quantità\nPC-77;;2\n;Acqua;5\n;Marziani;1\nPC-77;;tanti\n')
    expect(wrong.lines.map(({ row, quantity, problem }) => [row, quantity, problem?.code])).toEqual([
      [2, 2, undefined],
      [3, 6, 'list.quantityRounded'],
      [4, 0, 'list.productUnknown'],
      [5, 0, 'list.quantityUnreadable'],
    ])
    expect([wrong.ready, wrong.leftOut]).toEqual([2, 0])
    expect(wrong.lines[2]!.problem!.text).toContain('Marziani')
    expect(wrong.lines.map(({ suggestion }) => suggestion)).toEqual([null, null, null, null])
  })

  it('ask for what may be meant in a file: what was bought last, else the best hit; nothing by itself', async () => {
    const { id: userId } = await buildUser(shop.db)
    const shopper = await signedIn(shop, userId)
    const body = Buffer.from('Prodotto;Quantità\nTonno;3\nProsciuto crudo;2\n') as never
    const ask = async () => {
      const { lines, ready } = (await shopper.call(readListFile, { body, headers: FILE })).data!
      expect([ready, ...lines.map(({ product }) => product)]).toEqual([0, null, null])
      return lines.map(({ suggestion }) => [suggestion?.product.productId, suggestion?.quantity])
    }
    const [tuna, ham] = await ask()
    expect(ham).toEqual([ids.ham, 2])
    const other = tuna![0] === ids.like ? ids.gone : ids.like
    await ordered(userId, [other])
    expect(await ask()).toEqual([[other, 3], ham])
  })
})
