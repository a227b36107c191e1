import { addItems, updateCartInfo, viewCart } from '@cambusa/contract/cart/cart'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOne, linesOf, openCartShop } from '../../../testing/cart-shop.ts'
import { buildCart } from '../../../testing/factories/carts.ts'
import { signIn } from '../../../testing/factories/users.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const { shop, goods, newCustomer } = await openCartShop()
let shopper: Shopper

const add = (productId: number, quantity: number, more = {}) => addOne(shopper, productId, quantity, more)

beforeEach(async () => {
  shopper = (await newCustomer()).shopper
})

describe('adding to the cart', () => {
  it('adds quantities to the line of the product and returns the whole cart with its totals', async () => {
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

  it('takes the infos of the specification, also where they are not strings', async () => {
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
    expect(linesOf(several)).toEqual([
      [goods.few, 5],
      [goods.wine, 3],
    ])
    expect(several.response.warnings).toEqual([{ code: 'cart.stock', warning: 'Pesto: ne restano 5 pz.' }])
  })

  it('refuses by name what cannot be bought here, and a product that does not exist without an error page', async () => {
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

  it('refuses invalid input with the field named', async () => {
    for (const items of [[], [{ productId: goods.wine, quantity: -1 }], [{ productId: 0, quantity: 1 }]]) {
      const reply = await shopper.call(addItems, { body: { items } })
      expect(reply.httpStatus).toBe(400)
      expect(reply.response.errors[0]?.field).toContain('items')
    }
  })
})

describe('input that no cart can store', () => {
  it('is refused as malformed, never with a server error', async () => {
    const strange: BodyOf<typeof addItems>['items'] = [
      { productId: 2 ** 70, quantity: 1 },
      { productId: goods.wine, quantity: 1, notes: 'a\u0000b' },
      { productId: goods.wine, quantity: 1, infos: { 'a\u0000b': 'x' } },
      { productId: goods.wine, quantity: 1e9 },
      { productId: goods.wine, quantity: 1, infos: { note: 'x'.repeat(501) } },
    ]
    for (const item of strange) {
      const reply = await shopper.call(addItems, { body: { items: [item] } })
      expect([reply.httpStatus, reply.codes]).toEqual([400, ['request.malformed']])
    }
    expect((await add(goods.meat, 0.2504)).data?.cartItems[0]?.quantity).toBe(0.25)
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

describe('visitors of one address', () => {
  it('may create only so many carts a minute; those who have one are not limited, nor are customers and other addresses', async () => {
    const addFrom = async (address: string, who = shop.shopper(address)) => {
      const reply = await addOne(who, goods.wine, 1)
      return { who, status: reply.httpStatus, reply }
    }
    const first = await addFrom('203.0.113.9')
    const rest = await Promise.all(Array.from({ length: 139 }, () => addFrom('203.0.113.9')))
    const refused = rest.filter(({ status }) => status === 429)
    expect([first.status, rest.length - refused.length, refused.length]).toEqual([200, 119, 20])
    const { codes, headers } = refused[0]!.reply
    expect(codes).toEqual(['cart.tooManyNew'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await addFrom('203.0.113.9', first.who)).status).toBe(200)
    expect((await addFrom('203.0.113.10')).status).toBe(200)
    const { user } = await newCustomer()
    const there = shop.shopper('203.0.113.9')
    await signIn(there, user.login)
    expect((await addFrom('203.0.113.9', there)).status).toBe(200)
    // The limit covers every call that creates a cart, such as this one.
    const elsewhere = await shop.shopper('203.0.113.9').call(updateCartInfo, {
      body: { property: 'order_note', value: 'x' },
    })
    expect(elsewhere.codes).toEqual(['cart.tooManyNew'])
  })
})
