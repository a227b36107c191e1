import { addItems, resetItems, updateItems, viewCart } from '@cambusa/contract/cart/cart'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addOne, linesOf, openCartShop } from '../../testing/cart-shop.ts'
import { buildCart, buildCategory, buildProduct } from '../../testing/factories/carts.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const { shop, goods, newCustomer } = await openCartShop()
const { db } = shop
const grind = {
  name: 'Macinatura',
  parameterName: 'macinatura',
  values: ['In grani', 'Moka', 'Espresso'],
}
let coffee: number
let shopper: Shopper

const add = (productId: number, quantity: number, more = {}) => addOne(shopper, productId, quantity, more)
const notesOf = (reply: Awaited<ReturnType<typeof add>>) =>
  reply.data?.cartItems.map(({ notes, quantity }) => [notes, quantity])

beforeAll(async () => {
  const pantry = await buildCategory(db, 'Colazione')
  coffee = await buildProduct(db, pantry, { name: 'Caffè', selectOptions: [grind], stock: 9 })
  await shop.catalogue.refresh()
})
beforeEach(async () => {
  shopper = (await newCustomer()).shopper
})

describe('a product with choices', () => {
  it('has its choices on its card; other products have none', async () => {
    await db.execute(sql`update products set daily_max = 4 where id = ${goods.least}`)
    await shop.catalogue.refresh()
    const [row] = await db
      .execute<{ slug: string }>(sql`select slug from products where id = ${coffee}`)
      .then(({ rows }) => rows)
    const page = await shopper.call(viewProduct, { params: { slug: row!.slug } })
    expect(page.data?.selectOptions).toEqual([
      {
        name: 'Macinatura',
        parameterName: 'macinatura',
        values: [
          { key: 'in-grani', value: 'In grani' },
          { key: 'moka', value: 'Moka' },
          { key: 'espresso', value: 'Espresso' },
        ],
        selected: null,
      },
    ])
    const cart = await add(goods.least, 3)
    expect(cart.data?.cartItems[0]?.product).toMatchObject({ dailyMaximum: 4 })
    expect(cart.data?.cartItems[0]?.product).not.toHaveProperty('selectOptions')
  })

  it('is added by parameter or by notes, and another choice is another line', async () => {
    await add(coffee, 1, { macinatura: 'moka' })
    await add(coffee, 2, { notes: 'Macinatura: Espresso' })
    const reply = await add(coffee, 1, { notes: 'Macinatura: Moka, grazie', macinatura: 'Moka' })
    expect(notesOf(reply)).toEqual([
      ['Macinatura: Moka', 2],
      ['Macinatura: Espresso', 2],
    ])
  })

  it('is refused without a choice, or with one that is not offered, with a message that names it', async () => {
    for (const more of [{}, { notes: 'macinato fine' }])
      expect((await add(coffee, 1, more)).response.errors).toEqual([
        { code: 'cart.optionMissing', error: 'Per comprare Caffè scegli prima: Macinatura.' },
      ])
    expect((await add(coffee, 1, { macinatura: 'turca' })).response.errors[0]?.error).toBe(
      'Caffè, Macinatura: puoi scegliere tra In grani, Moka, Espresso.',
    )
    const items = [{ productId: coffee, quantity: 1 }]
    const quick = await shopper.call(addQuickOrder, { body: { items } })
    expect(quick.data?.refused).toMatchObject([{ productId: coffee, code: 'cart.optionMissing' }])
    expect((await shopper.call(viewCart)).data?.totalItems).toBe(0)
  })

  it('shares its stock among its lines', async () => {
    await add(coffee, 6, { macinatura: 'moka' })
    expect((await add(coffee, 4, { macinatura: 'espresso' })).codes).toEqual(['cart.stock'])
  })

  it('whose choices changed meanwhile has a problem on its line', async () => {
    await add(coffee, 1, { macinatura: 'moka' })
    await db.execute(sql`update products set select_options = '[]' where id = ${coffee}`)
    await shop.catalogue.refresh()
    expect((await shopper.call(viewCart)).data?.cartItems[0]?.problem).toBeUndefined()
    const options = JSON.stringify([{ ...grind, values: ['In grani', 'Turca'] }])
    await db.execute(sql`update products set select_options = ${options}::jsonb where id = ${coffee}`)
    await shop.catalogue.refresh()
    expect((await shopper.call(viewCart)).data?.cartItems[0]?.problem?.code).toBe('cart.optionMissing')
    await db.execute(
      sql`update products set select_options = ${JSON.stringify([grind])}::jsonb where id = ${coffee}`,
    )
    await shop.catalogue.refresh()
  })
})

describe('setting lines to a quantity', () => {
  const reset = (items: { productId: number; quantity?: number }[]) =>
    shopper.call(resetItems, { body: { items } })

  it('gives them exactly that quantity, 1 where none is given, however often; the others stay', async () => {
    await buildCart(shopper, [goods.wine, goods.many[0]!], 3)
    for (const _again of [1, 2]) {
      const reply = await reset([{ productId: goods.wine }, { productId: goods.many[1]!, quantity: 2 }])
      expect(reply.codes).toEqual([])
      expect(linesOf(reply)).toEqual([
        [goods.wine, 1],
        [goods.many[0], 3],
        [goods.many[1], 2],
      ])
    }
    expect(linesOf(await reset([{ productId: goods.many[0]!, quantity: 0 }]))).toEqual([
      [goods.wine, 1],
      [goods.many[1], 2],
    ])
  })

  it('brings them to what can be bought, and warns of what cannot', async () => {
    expect(linesOf(await reset([{ productId: goods.box }]))).toEqual([[goods.box, 6]])
    const reply = await reset([{ productId: goods.few, quantity: 8 }, { productId: goods.none }])
    expect(linesOf(reply)).toEqual([
      [goods.box, 6],
      [goods.few, 5],
    ])
    expect(reply.response.warnings.map(({ code }) => code)).toEqual(['cart.stock', 'cart.productUnavailable'])
    expect((await reset([{ productId: goods.none }])).codes).toEqual(['cart.productUnavailable'])
  })
})

describe('the warehouse and the key that a call gives beside a product', () => {
  it('are kept where they match the cart’s own; another warehouse is ignored', async () => {
    const own = await add(goods.wine, 1, { useWpId: true, deliveryWarehouseId: 1 })
    expect(own.data?.cartItems[0]).toMatchObject({ useWpId: true, deliveryWarehouseId: 1 })
    const other = await add(goods.few, 1, { deliveryWarehouseId: 77 })
    expect(other.data?.cartItems[1]).toMatchObject({ useWpId: false, deliveryWarehouseId: null })
  })
})

describe('wishes for replacing a line', () => {
  it('are normalised and kept, on the line and on the whole cart', async () => {
    const infos = { same_brand: 'true', highest_price: '12,5', avoid_allergens: 'glutine, latte' }
    const reply = await add(goods.wine, 1, { infos })
    expect(reply.data?.cartItems[0]?.infos).toEqual({
      same_brand: 'true',
      highest_price: '12.50',
      avoid_allergens: 'glutine,latte',
    })
  })

  it('are refused at their field when they cannot be parsed, with what to write', async () => {
    const reply = await add(goods.wine, 1, { infos: { highest_price: 'poco' } })
    expect(reply.response.errors).toEqual([
      {
        code: 'cart.wishUnclear',
        error: 'Scrivi il prezzo massimo in euro, per esempio 12,50.',
        field: 'highest_price',
      },
    ])
    expect((await add(goods.wine, 1, { infos: { avoid_allergens: 'polvere' } })).codes).toEqual([
      'cart.wishUnclear',
    ])
  })
})

describe('a product with a daily maximum', () => {
  it('costs one query more; any other product takes one read and one write', async () => {
    await add(goods.wine, 1)
    const query = vi.spyOn(shop.database.pool, 'query')
    const asked = async (productId: number, quantity: number) => {
      query.mockClear()
      await add(productId, quantity)
      const named: unknown[] = query.mock.calls.map(([statement]) => statement)
      return named.map((statement) => (statement as { name: string }).name)
    }
    const tap = ['cart_snapshot_customer', 'cart_write_line']
    expect(await asked(goods.wine, 1)).toEqual(tap)
    expect(await asked(coffee, 1)).toEqual(['cart_snapshot_customer'])
    expect(await asked(goods.least, 3)).toEqual([tap[0], 'cart_bought_by_person', tap[1]])
    query.mockRestore()
  })

  it('is sold up to it in one cart, over all its lines, and the message is that of the specification', async () => {
    const error = 'Hai superato la quantità massima giornaliera acquistabile per questo articolo'
    expect((await add(goods.least, 5)).response.errors).toEqual([{ code: 'cart.dailyMaximum', error }])
    await add(goods.least, 3, { notes: 'rossi' })
    const several = await shopper.call(addItems, {
      body: { items: [goods.least, goods.wine].map((productId) => ({ productId, quantity: 3 })) },
    })
    expect(several.response.warnings).toEqual([{ code: 'cart.dailyMaximum', warning: error }])
    expect(linesOf(several)).toEqual([
      [goods.least, 3],
      [goods.wine, 3],
    ])
    const [line] = several.data?.cartItems ?? []
    const items = [{ itemId: line!.itemId, quantity: 6 }]
    expect((await shopper.call(updateItems, { body: { items } })).codes).toEqual(['cart.dailyMaximum'])
  })
})
