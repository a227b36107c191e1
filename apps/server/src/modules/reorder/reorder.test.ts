import { viewCart } from '@cambusa/contract/cart/cart'
import { addAllFromOrder, previewReorder } from '@cambusa/contract/cart/reorder'
import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { prices } from '../../platform/schema/prices.ts'
import { orders } from '../../platform/schema/orders.ts'
import { products } from '../../platform/schema/catalogue.ts'
import { buildCategory, buildProduct, buildProducts, buildCart } from '../../testing/factories/carts.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildCompany, buildUser } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const LINES = 80
const GONE = 9
const DEARER = 12
const FREE = 5
const WISHES_CODE = '7654321'
const lineInfos = { [WISHES_CODE]: { note: 'Maturi' } }
const CHOICES = [{ name: 'Taglio', parameterName: 'taglio', values: ['A fette', 'Intero'] }]
const ids = { many: [] as number[], others: [] as number[], box: 0, few: 0, sold: 0, cut: 0, wishes: 0 }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const pantry = await buildCategory(db, 'Dispensa')
    const add = (name: string, rest: object) => buildProduct(db, pantry, { name, ...rest })
    ids.many = await buildProducts(db, pantry, LINES)
    ids.others = await buildProducts(db, pantry, 130)
    ids.box = await add('Acqua', { kind: 'Confezione', qtyMult: 6 })
    ids.few = await add('Pesto', { stock: 5 })
    ids.sold = await add('Tartufo', { stock: 0 })
    ids.wishes = await add('Avocado', { code: WISHES_CODE })
    ids.cut = await add('Arrosto', { selectOptions: CHOICES })
  },
})
const gone = () => ids.many.slice(0, GONE)

beforeAll(async () => {
  const { db } = shop
  await db.update(products).set({ isActive: false }).where(inArray(products.id, gone()))
  const dearer = ids.many.slice(GONE, GONE + DEARER)
  await db.update(prices).set({ priceCents: 120 }).where(inArray(prices.productId, dearer))
  await shop.catalogue.refresh()
})

/** An order of these products by a new customer, two pieces of each at 1 euro. */
async function ordered(productIds: readonly number[], companyLimit?: number) {
  const { db } = shop
  const user = await buildUser(db, companyLimit === undefined ? {} : { codInt: `C${companyLimit}` })
  const companyId =
    companyLimit === undefined
      ? null
      : await buildCompany(db, `C${companyLimit}`, { maxCartProducts: companyLimit })
  const number = await buildPlacedOrder(db, {
    userId: user.id,
    companyId,
    productIds,
    quantity: 2,
    lineInfos,
  })
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return { orderId: row!.id, shopper: await signedIn(shop, user.id, companyId) }
}

const preview = (shopper: Shopper, orderId: number) =>
  shopper.call(previewReorder, { query: { order_id: orderId } })
const addAll = (shopper: Shopper, orderId: number, more: object = {}, headers = {}) =>
  shopper.call(addAllFromOrder, { query: {}, body: { order_id: orderId, ...more }, headers })
const quantities = async (shopper: Shopper) =>
  (await shopper.call(viewCart)).data!.cartItems.map(({ productId, quantity }) => [productId, quantity])

describe('ordering again', () => {
  it('explains 80 lines of which 9 are gone and 12 dearer, with 5 places in the cart, and adds what fits', async () => {
    const { shopper, orderId } = await ordered(ids.many, 100)
    await buildCart(shopper, ids.others.slice(0, 100 - FREE))
    const before = performance.now()
    const { data } = await preview(shopper, orderId)
    const previewMs = performance.now() - before
    const count = (change: string) =>
      data!.lines.filter(({ changes }) => changes.includes(change as 'gone')).length
    expect([data!.lines.length, count('gone'), count('dearer')]).toEqual([LINES, GONE, DEARER])
    expect(data!.places).toEqual({ free: FREE, needed: LINES - GONE, limit: 100 })
    expect([data!.totalThen, data!.totalNow]).toEqual([LINES * 2, FREE * 2 * 1.2])
    expect(
      data!.lines.filter(({ now }) => now === null).every(({ alternatives }) => alternatives.length > 0),
    ).toBe(true)
    const began = performance.now()
    const added = await addAll(shopper, orderId)
    console.info(
      `80 lines again: preview ${previewMs.toFixed(0)} ms, add ${(performance.now() - began).toFixed(0)} ms`,
    )
    expect(added.data!.totalItems).toBe(100)
    expect(added.codes.filter((code) => code !== 'cart.notSoldAnymore')).toEqual([
      'cart.maxProductsInCart',
      'cart.productsAddFromOrder',
    ])
    expect(added.codes.filter((code) => code === 'cart.notSoldAnymore')).toHaveLength(GONE)
    expect(added.response.infosMessage).toEqual(['5 prodotti sono nel carrello.'])
  })

  it('proposes what the add then does: steps, stock, choices, and what the cart has already', async () => {
    const { shopper, orderId } = await ordered([ids.box, ids.few, ids.sold, ids.cut])
    await buildCart(shopper, [ids.few], 4)
    const { data } = await preview(shopper, orderId)
    expect(data!.lines.map(({ changes, now }) => [changes, now?.quantity, now?.isInCart])).toEqual([
      [['quantity'], 6, false],
      [['stock'], 1, true],
      [['unavailable'], 0, false],
      [['choice'], 2, false],
    ])
    expect(data!.places.needed).toBe(1)
    expect(data!.lines[2]!.alternatives).toHaveLength(3)
    const { codes } = await addAll(shopper, orderId)
    expect(codes.slice(0, 4)).toEqual([
      'cart.quantityStep',
      'cart.stock',
      'cart.productUnavailable',
      'cart.optionMissing',
    ])
    expect(await quantities(shopper)).toEqual([
      [ids.few, 5],
      [ids.box, 6],
    ])
  })

  it('adds the lines that were chosen: another quantity, a replacement, choices made again', async () => {
    const { shopper, orderId } = await ordered([gone()[0]!, ids.others[0]!, ids.others[1]!, ids.cut])
    const { data } = await preview(shopper, orderId)
    const lineOf = (id: number | undefined) => data!.lines.find(({ now }) => now?.product.productId === id)
    const [dead, plain, roast] = [lineOf(undefined), lineOf(ids.others[0]), lineOf(ids.cut)]
    const [instead] = dead!.alternatives
    expect([instead!.quantity, dead!.now]).toEqual([2, null])
    const items = [
      { orderItemId: plain!.orderItemId, quantity: 7 },
      { orderItemId: dead!.orderItemId, productId: instead!.product.productId },
      { orderItemId: roast!.orderItemId, notes: 'Taglio: Intero' },
    ]
    expect((await addAll(shopper, orderId, { items })).codes).toEqual(['cart.productsAddFromOrder'])
    expect(await quantities(shopper)).toEqual([
      [ids.others[0], 7],
      [instead!.product.productId, 2],
      [ids.cut, 2],
    ])
    const foreign = await addAll(shopper, orderId, { items: [{ orderItemId: 1_000_000 }] })
    expect(foreign.codes).toEqual(['order.lineUnknown'])
  })

  it('adds once when the answer is lost, and reports the same again', async () => {
    const { shopper, orderId } = await ordered([ids.others[2]!, ids.few])
    const key = { [REQUEST_KEY_HEADER]: 'reorder-with-a-lost-answer' }
    const body = { order_id: orderId }
    const first = await shopper.call(addAllFromOrder, { query: {}, body, headers: key })
    const again = await shopper.call(addAllFromOrder, { query: {}, body, headers: key })
    expect(again.codes).toEqual(first.codes)
    expect(again.response).toEqual(first.response)
    expect(await quantities(shopper)).toEqual([
      [ids.others[2], 2],
      [ids.few, 2],
    ])
  })

  it('takes the wishes of the lines along, and the order’s id from query or body', async () => {
    const { shopper, orderId } = await ordered([ids.wishes])
    const added = await shopper.call(addAllFromOrder, { query: { order_id: orderId }, body: {} })
    expect(added.data!.cartItems.map(({ infos }) => infos)).toEqual([{ note: 'Maturi' }])
    const nameless = await shopper.call(addAllFromOrder, { query: {}, body: {} })
    expect(nameless).toMatchObject({ httpStatus: 400, codes: ['request.malformed'] })
  })

  it('is refused where nothing can be added, for a full cart, and for another customer’s order', async () => {
    const nothing = await ordered(gone())
    expect((await addAll(nothing.shopper, nothing.orderId)).codes).toEqual([
      'errors.errorAddingProductFromOrder',
    ])
    const full = await ordered([ids.others[0]!], 1)
    await buildCart(full.shopper, [ids.box], 6)
    expect((await addAll(full.shopper, full.orderId)).codes).toEqual(['cart.maxProductsInCart'])
    for (const reply of [
      await preview(full.shopper, nothing.orderId),
      await addAll(full.shopper, nothing.orderId),
    ])
      expect(reply).toMatchObject({ httpStatus: 404, codes: ['order.unknown'] })
  })
})
