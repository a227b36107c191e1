import { addQuickOrder, matchQuickOrder } from '@cambusa/contract/cart/quick-order'
import { ORDERS_WITHOUT_GOODS } from '@cambusa/domain/orders/order-sets'
import { describe, expect, it } from 'vitest'
import { buildCategory, buildProduct } from '../../testing/factories/carts.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { findParts } from './find-parts.ts'
import { synonymsOf } from './synonym-forms.ts'

const grind = { name: 'Macinatura', parameterName: 'macinatura', values: ['moka', 'espresso'] }
const ids = { flour: 0, sugar: 0, ice: 0, lemons: 0, coffee: 0 }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const pantry = await buildCategory(db, 'Dispensa')
    const add = (name: string, rest: object = {}) => buildProduct(db, pantry, { name, ...rest })
    ids.flour = await add('Farina 00', { format: '1 kg' })
    ids.sugar = await add('Zucchero semolato', { format: '1 kg' })
    ids.ice = await add('Gelato', { format: '1 kg' })
    ids.lemons = await add('Limone', { format: '1 kg' })
    await add('Gelato al limone', { format: '1 kg' })
    ids.coffee = await add('Caffè in grani', { format: '1 kg', selectOptions: [grind], stock: 5 })
  },
})

const match = async (...texts: string[]) => {
  const { data } = await shop
    .shopper()
    .call(matchQuickOrder, { body: { lines: texts.map((text) => ({ text })) } })
  if (data === undefined) throw new Error('no answer')
  return data.lines
}

describe('a line of several goods', () => {
  it('stands for a line of each, where every one is matched alone', async () => {
    const [line] = await match('5 kg farina 2 kg zucchero')
    expect(line).toMatchObject({ parts: ['5 kg farina', '2 kg zucchero'] })
    expect(await match(...line!.parts!)).toMatchObject([
      { state: 'matched', productId: ids.flour, quantity: 5 },
      { state: 'matched', productId: ids.sugar, quantity: 2 },
    ])
  })

  it('is asked where one of them is not certain, or their words are the name of one', async () => {
    const lines = await match(
      '5 kg farina 2 kg zuccaro',
      '5 kg farina 1,4 kg zucchero',
      '2 gelato 1 kg limone',
    )
    for (const { state, parts } of lines) expect([state, parts]).toEqual(['doubtful', undefined])
  })
})

it('a hostile list of many goods in each line stays within the time of a call', async () => {
  const scope = { storeId: 5, warehouseId: 1, priceListId: 1, companyPriceListId: null }
  const assortment = shop.catalogue.assortment(scope, shop.time.now())
  let looks = 0
  const shelf = {
    assortment,
    bought: new Map(),
    synonyms: await synonymsOf(shop.db, assortment.index),
    pause: async () => {},
  }
  const line = {
    text: Array.from({ length: 8 }, (_, i) => `${i + 2} kg ${['farina', 'zucchero', 'limone'][i % 3]}`).join(
      ' ',
    ),
  }
  expect(await findParts(shelf, line, () => ++looks > 2)).toBeUndefined()
  expect(looks).toBe(3)
  expect(await findParts(shelf, { text: '5 kg farina 2 kg zucchero' }, () => false)).toHaveLength(2)
})

describe('a product with a choice', () => {
  it('is asked for it, and goes into the cart with it', async () => {
    expect(await match('2 kg caffè in grani')).toMatchObject([
      { state: 'doubtful', doubts: ['choice'], productId: ids.coffee, quantity: 2 },
    ])
    const shopper = shop.shopper()
    await signIn(shopper, (await buildUser(shop.db)).login)
    const one = { productId: ids.coffee, quantity: 2, notes: 'Macinatura: moka' }
    const { data } = await shopper.call(addQuickOrder, {
      body: { items: [one, { ...one, quantity: 4, notes: 'Macinatura: espresso' }] },
    })
    expect(data?.cart.cartItems.map(({ notes, quantity }) => [notes, quantity])).toEqual([
      ['Macinatura: moka', 2],
      ['Macinatura: espresso', 3],
    ])
    expect(data?.refused).toMatchObject([{ productId: ids.coffee, notes: 'Macinatura: espresso', added: 3 }])
    const without = await shopper.call(addQuickOrder, {
      body: { items: [{ productId: ids.coffee, quantity: 1 }] },
    })
    expect(without.data?.refused).toMatchObject([{ added: 0, code: 'cart.optionMissing' }])
  })
})

it('compares an amount with what anybody bought, in orders that were not cancelled', async () => {
  const before = await match('150 pz farina 00')
  expect(before).toMatchObject([{ doubts: ['quantity'] }])
  const { id: userId } = await buildUser(shop.db)
  const order = { userId, productIds: [ids.flour], quantity: 60 }
  await buildPlacedOrder(shop.db, { ...order, status: ORDERS_WITHOUT_GOODS[0] })
  expect(await match('150 pz farina 00')).toMatchObject([{ doubts: ['quantity'] }])
  await buildPlacedOrder(shop.db, order)
  expect(await match('150 pz farina 00')).toMatchObject([{ state: 'matched', quantity: 150 }])
})
