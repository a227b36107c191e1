import {
  addItems,
  deleteItems,
  emptyCart,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart'
import { login } from '@cambusa/contract/auth'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildCart,
  buildCategory,
  buildProduct,
  buildProducts,
  byWeight,
} from '../../testing/factories/carts.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, TEST_PASSWORD, type TestUser } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const goods = { many: [] as number[], box: 0, meat: 0, few: 0, none: 0, unpriced: 0, wine: 0, least: 0 }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const pantry = await buildCategory(db, 'Dispensa')
    const fresh = await buildCategory(db, 'Freschi')
    goods.many = await buildProducts(db, pantry, 130)
    goods.box = await buildProduct(db, pantry, {
      name: 'Acqua',
      kind: 'Confezione',
      qtyMult: 6,
      priceCents: 35,
    })
    goods.least = await buildProduct(db, pantry, { name: 'Bicchieri', minAcq: 3, priceCents: 50 })
    goods.meat = await buildProduct(db, fresh, { name: 'Vitello', ...byWeight, vatRate: 10 })
    goods.few = await buildProduct(db, pantry, { name: 'Pesto', stock: 5 })
    goods.none = await buildProduct(db, pantry, { name: 'Tartufo', stock: 0 })
    goods.unpriced = await buildProduct(db, pantry, { name: 'Zafferano', priceCents: null })
    goods.wine = await buildProduct(db, pantry, { name: 'Lambrusco', priceCents: 599, vatRate: 22 })
  },
})
const { db, time } = shop
let user: TestUser
let shopper: Shopper

const signIn = (who: Shopper, name: string) =>
  who.call(login, { body: { login: name, password: TEST_PASSWORD } })
const add = (productId: number, quantity: number, more = {}) =>
  shopper.call(addItems, { body: { items: [{ productId, quantity, ...more }] } })
const lines = (reply: Awaited<ReturnType<typeof add>>) =>
  reply.data?.cartItems.map(({ productId, quantity }) => [productId, quantity])

beforeEach(async () => {
  user = await buildUser(db)
  shopper = shop.shopper(`10.1.0.${user.id % 250}`)
  await signIn(shopper, user.login)
})

describe('adding to the cart', () => {
  it('adds quantities to the line of the product and answers the whole cart with its totals', async () => {
    await add(goods.wine, 2)
    const reply = await add(goods.wine, 1)
    expect(reply.httpStatus).toBe(200)
    expect(reply.data).toMatchObject({
      cartStatusId: 1,
      totalItems: 1,
      itemsTotal: 17.97,
      totalPrice: 17.97,
      taxTotal: 3.24,
      vat: [{ rate: 22, gross: 17.97, net: 14.73, vat: 3.24 }],
      store: { storeId: 5 },
      editable: { items: true, address: true, timeslot: true },
    })
    expect(reply.data?.cartItems[0]).toMatchObject({
      productId: goods.wine,
      quantity: 3,
      price: 5.99,
      grossTotal: 17.97,
      product: { name: 'Lambrusco', price: 5.99 },
    })
  })

  it('keeps other options of the same product on a line of their own', async () => {
    await add(goods.wine, 1, { notes: 'taglio: fine' })
    const reply = await add(goods.wine, 1, { notes: 'taglio: spesso' })
    expect(reply.data?.cartItems.map(({ notes }) => notes)).toEqual(['taglio: fine', 'taglio: spesso'])
  })

  it('takes the infos of the specification, also where they are no strings', async () => {
    const reply = await add(goods.wine, 1, { infos: { accept_alternatives: true } })
    expect(reply.data?.cartItems[0]?.infos).toEqual({ accept_alternatives: 'true' })
  })

  it('by weight counts kilograms: first 250 g, then steps of 100 g', async () => {
    const first = await add(goods.meat, 0.25)
    expect(first.data?.cartItems[0]).toMatchObject({
      quantity: 0.25,
      weight: 0.25,
      price: 10,
      grossTotal: 2.5,
    })
    const second = await add(goods.meat, 0.1)
    expect(second.data?.cartItems[0]).toMatchObject({ quantity: 0.35, grossTotal: 3.5 })
  })

  it('refuses a quantity that cannot be bought and names the nearest that can', async () => {
    expect((await add(goods.meat, 0.28)).response.errors).toEqual([
      { code: 'cart.quantityStep', error: 'Vitello: la quantità acquistabile più vicina è 250 g.' },
    ])
    expect((await add(goods.box, 7)).response.errors[0]?.error).toBe(
      'Acqua: la quantità acquistabile più vicina è 6 pz.',
    )
    expect((await add(goods.least, 2)).response.errors[0]?.error).toBe(
      'Bicchieri: la quantità acquistabile più vicina è 3 pz.',
    )
    expect((await shopper.call(viewCart)).data?.totalItems).toBe(0)
  })

  it('brings the sum of two purchasable weights to the nearest purchasable one', async () => {
    await add(goods.meat, 0.25)
    expect((await add(goods.meat, 0.25)).data?.cartItems[0]?.quantity).toBe(0.55)
  })

  it('refuses more than there is and says how many are left; several get what is there, with a warning', async () => {
    await add(goods.few, 4)
    const refused = await add(goods.few, 2)
    expect(refused.httpStatus).toBe(200)
    expect(refused.response.errors[0]?.error).toBe('Pesto: ne restano 5 pz.')
    const items = [goods.few, goods.wine].map((productId) => ({ productId, quantity: 3 }))
    const several = await shopper.call(addItems, { body: { items } })
    expect(lines(several)).toEqual([
      [goods.few, 5],
      [goods.wine, 3],
    ])
    expect(several.response.warnings).toEqual([{ code: 'cart.stock', warning: 'Pesto: ne restano 5 pz.' }])
  })

  it('refuses what cannot be bought here by its name, and a product that does not exist without an error page', async () => {
    expect((await add(goods.none, 1)).response.errors[0]?.error).toBe(
      'Tartufo non è disponibile in questo punto vendita.',
    )
    expect((await add(goods.unpriced, 1)).response.errors[0]?.error).toBe(
      'Zafferano non ha un prezzo di vendita e non si può acquistare.',
    )
    const unknown = await add(987_654, 1)
    expect([unknown.httpStatus, unknown.response.status]).toEqual([200, 1])
    expect(unknown.codes).toEqual(['product.unknown'])
  })

  it('refuses nonsense with the field named', async () => {
    for (const items of [[], [{ productId: goods.wine, quantity: -1 }], [{ productId: 0, quantity: 1 }]]) {
      const reply = await shopper.call(addItems, { body: { items } })
      expect(reply.httpStatus).toBe(400)
      expect(reply.response.errors[0]?.field).toContain('items')
    }
  })
})

describe('the limit of 100 products', () => {
  it('refuses the 101st single product in the words of the specification', async () => {
    await buildCart(shopper, goods.many.slice(0, 100))
    const reply = await add(goods.wine, 1)
    expect(reply.httpStatus).toBe(200)
    expect(reply.response).toMatchObject({
      status: 1,
      errors: [
        {
          code: 'cart.maxProductsInCart',
          error: 'Raggiunto il limite massimo di prodotti selezionabili: 100',
        },
      ],
    })
    expect((await add(goods.many[0]!, 1)).data?.cartItems[0]?.quantity).toBe(2)
  })

  it('trims several products to the free places and warns in the same words', async () => {
    const reply = await buildCart(shopper, goods.many.slice(0, 130))
    expect(reply.response.status).toBe(0)
    expect(reply.data?.totalItems).toBe(100)
    expect(reply.response.warnings).toEqual([
      {
        code: 'cart.maxProductsInCart',
        warning: 'Raggiunto il limite massimo di prodotti selezionabili: 100',
      },
    ])
    expect(reply.data?.cartItems.map(({ productId }) => productId)).toEqual(goods.many.slice(0, 100))
  })
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
    expect(lines(reply)).toEqual([
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
    expect(lines(await shopper.call(viewCart))).toEqual([
      [goods.box, 6],
      [goods.few, 5],
    ])
  })

  it('says that a line is gone when it is, without an error page; removing it twice is no mistake', async () => {
    const { data } = await buildCart(shopper, [goods.wine])
    const itemId = data!.cartItems[0]!.itemId
    const remove = () => shopper.call(deleteItems, { body: { items: [{ itemId, productId: goods.wine }] } })
    expect((await remove()).data?.cartItems).toEqual([])
    expect((await remove()).response.status).toBe(0)
    const reply = await shopper.call(updateItems, { body: { items: [{ itemId, quantity: 1 }] } })
    expect([reply.httpStatus, reply.codes]).toEqual([200, ['cart.lineGone']])
  })

  it('never reaches into the cart of somebody else', async () => {
    const { data } = await buildCart(shopper, [goods.wine])
    const itemId = data!.cartItems[0]!.itemId
    const other = shop.shopper('10.1.9.9')
    await signIn(other, (await buildUser(db)).login)
    await other.call(deleteItems, { body: { items: [{ itemId }] } })
    const changed = await other.call(updateItems, { body: { items: [{ itemId, quantity: 9 }] } })
    expect(changed.codes).toEqual(['cart.lineGone'])
    expect(lines(await shopper.call(viewCart))).toEqual([[goods.wine, 1]])
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
    expect(lines(await shopper.call(viewCart))).toEqual([
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

  it('charges the chosen service, says what is missing to its minimum and from when delivery is free', async () => {
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

  it('is free again by itself when the lock has run out', async () => {
    await buildCart(shopper, [goods.few])
    await lock(time.now())
    expect((await shopper.call(viewCart)).data).toMatchObject({ cartStatusId: 1, lockedUntil: null })
    expect((await add(goods.few, 1)).data).toMatchObject({ cartStatusId: 1, cartItems: [{ quantity: 2 }] })
    const { rows } = await shop.database.pool.query('select status, prepared from carts where user_id = $1', [
      user.id,
    ])
    expect(rows).toEqual([{ status: 1, prepared: null }])
  })

  it('is never changed by a tap that was decided before the lock', async () => {
    await buildCart(shopper, [goods.few])
    const taps = Array.from({ length: 12 }, () => add(goods.wine, 1))
    const locked = lock(new Date(time.now().getTime() + 60_000)).then(async () =>
      lines(await shopper.call(viewCart)),
    )
    const replies = await Promise.all(taps)
    const atLock = await locked
    expect(lines(await shopper.call(viewCart))).toEqual(atLock)
    const added = replies.filter(({ response }) => response.status === 0).length
    expect(atLock?.[1]?.[1] ?? 0).toBe(added)
  })
})

describe('taps at the same moment', () => {
  it('never lose a quantity, on a new cart and on a full one', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const replies = await Promise.all(Array.from({ length: 40 }, () => add(goods.wine, 1)))
      expect(replies.map(({ response }) => response.status)).toEqual(replies.map(() => 0))
      expect(lines(await shopper.call(viewCart))).toEqual([[goods.wine, 40 * round]])
    }
  })

  it('never put more into the cart than the shop has', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(goods.few, 1)))
    expect(replies.filter(({ response }) => response.status === 0)).toHaveLength(5)
    expect(lines(await shopper.call(viewCart))).toEqual([[goods.few, 5]])
  })

  it('never pass the limit of 100 products', async () => {
    await buildCart(shopper, goods.many.slice(0, 95))
    const replies = await Promise.all(goods.many.slice(95, 110).map((productId) => add(productId, 1)))
    expect(replies.filter(({ response }) => response.status === 0)).toHaveLength(5)
    expect((await shopper.call(viewCart)).data?.totalItems).toBe(100)
  })

  it('of a visitor make one cart', async () => {
    shopper = shop.shopper('10.1.8.1')
    await shopper.call(viewCart)
    await Promise.all(goods.many.slice(0, 20).map((productId) => add(productId, 1)))
    expect((await shopper.call(viewCart)).data?.totalItems).toBe(20)
  })

  it('from two tabs, one adding and one changing, leave what the last ones said', async () => {
    const { data } = await buildCart(shopper, [goods.wine, goods.few])
    const itemId = data!.cartItems[1]!.itemId
    await Promise.all([
      ...Array.from({ length: 10 }, () => add(goods.wine, 1)),
      ...Array.from({ length: 10 }, () =>
        shopper.call(updateItems, { body: { items: [{ itemId, quantity: 3 }] } }),
      ),
    ])
    expect(lines(await shopper.call(viewCart))).toEqual([
      [goods.wine, 11],
      [goods.few, 3],
    ])
  })
})
