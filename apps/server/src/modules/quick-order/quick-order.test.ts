import { viewCart } from '@cambusa/contract/cart/cart'
import { addQuickOrder, matchQuickOrder, type QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProduct, byWeight, buildCategory, buildProducts } from '../../testing/factories/carts.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const GTIN = `200000000001${checkDigit('200000000001')}`
const noProducts = {
  tins: 0,
  water: 0,
  eggs: 0,
  ham: 0,
  flour: 0,
  sack: 0,
  gone: 0,
  few: 0,
  penne: 0,
  noodles: 0,
}
const ids = { many: [] as number[], ...noProducts }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const pantry = await buildCategory(db, 'Dispensa')
    const add = (name: string, rest: object = {}) => buildProduct(db, pantry, { name, ...rest })
    ids.many = await buildProducts(db, pantry, 120)
    ids.tins = await add('Pomodori pelati', {
      code: '1234567',
      gtin: GTIN,
      format: '400 g',
      details: { piecesPerBox: 24, boxesPerPallet: 60 },
    })
    ids.water = await add('Acqua naturale', {
      kind: 'Confezione',
      qtyMult: 6,
      format: '1,5 l',
      code: '0012345',
    })
    ids.eggs = await add('Uova fresche', { format: '6 pz' })
    ids.ham = await add('Prosciutto crudo dolce', byWeight)
    ids.flour = await add('Farina 00', { format: '1 kg' })
    ids.sack = await add('Farina 00 professionale', { format: '25 kg' })
    ids.gone = await add('Tartufo nero', { code: '7777777', stock: 0 })
    ids.few = await add('Pesto genovese', { stock: 5 })
    ids.penne = await add('Penne rigate', { format: '500 g' })
    await add('Penne lisce', { format: '500 g' })
    ids.noodles = await add('Tagliatelle all’uovo', { format: '250 g' })
    await add('Mozzarella fiordilatte', { brand: 'Casera' })
    await add('Mozzarella ciliegine', { brand: 'Stella' })
  },
})
let shopper: Shopper

const match = async (...lines: (string | QuickOrderLine)[]) => {
  const body = { lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) }
  const { data } = await shopper.call(matchQuickOrder, { body })
  if (data === undefined) throw new Error('no answer')
  return data
}
const first = async (line: string | QuickOrderLine) => (await match(line)).lines[0]!

beforeEach(async () => {
  const user = await buildUser(shop.db)
  shopper = shop.shopper()
  await signIn(shopper, user.login)
})

describe('a line of a quick order', () => {
  it('is matched by code or GTIN, with cases, leading zeros and separators as people write them', async () => {
    for (const text of ['1234567 12', '12 x 1234567', `${GTIN} 12`, `12 pz ${GTIN}`, '1234567 pelati 12'])
      expect(await first(text), text).toMatchObject({
        state: 'matched',
        productId: ids.tins,
        quantity: 12,
        byCode: true,
      })
    expect(await first('1234567 2 casse')).toMatchObject({
      quantity: 48,
      countedBy: 'case',
      isRounded: false,
    })
    expect(await first({ text: 'acqua', code: '12345', amount: { value: 12, unit: 'each' } })).toMatchObject({
      productId: ids.water,
      quantity: 12,
    })
  })

  it('is matched by words when one product is clearly meant', async () => {
    expect(await first('2 casse di pelati')).toMatchObject({
      state: 'matched',
      productId: ids.tins,
      quantity: 48,
    })
    expect(await first('mezza dozzina di uova')).toMatchObject({
      state: 'matched',
      productId: ids.eggs,
      quantity: 1,
    })
    const ham = { state: 'matched', productId: ids.ham, quantity: 0.45 }
    expect(await first('4,5 etti di prosciutto crudo')).toMatchObject(ham)
  })

  it('reads a measure before the name as a quantity, and after it as the format', async () => {
    expect(await first('5 kg farina 00')).toMatchObject({
      productId: ids.flour,
      quantity: 5,
      countedBy: 'content',
    })
    expect(await first('farina 00 25 kg')).toMatchObject({
      productId: ids.sack,
      quantity: 1,
      countedBy: 'least',
    })
    expect(await first('prosciutto crudo 2 kg')).toMatchObject({
      productId: ids.ham,
      quantity: 2.05,
      isRounded: true,
    })
  })

  it('shows a quantity that cannot be bought and the nearest that can, and is asked where they are far apart', async () => {
    expect(await first('acqua naturale 11')).toMatchObject({ doubts: [], quantity: 12, isRounded: true })
    expect(await first('acqua naturale 9')).toMatchObject({ doubts: ['quantity'], nearest: [6, 12] })
    expect(await first('80 g prosciutto crudo')).toMatchObject({ doubts: ['quantity'], nearest: [0.25] })
  })

  it('is doubtful between several products, after a typing error, and with an unclear amount', async () => {
    const several = await first('2 mozzarella')
    expect(several).toMatchObject({ state: 'doubtful', doubts: ['name'], quantity: 2 })
    expect(several.suggestions).toHaveLength(1)
    expect((await first('tartugo nero')).doubts).toContain('typing')
    // Doubled letters sound the same: no other word was meant.
    expect((await first('prosciuto crudo')).doubts).toEqual([])
    expect((await first('10 uova fresche')).doubts).toEqual(['quantity'])
  })

  it('means what this customer usually buys, if the line names that product’s head word', async () => {
    expect(await first('penne 2 conf')).toMatchObject({ state: 'doubtful', doubts: ['name'] })
    const user = await buildUser(shop.db)
    await buildPlacedOrder(shop.db, { userId: user.id, productIds: [ids.penne, ids.noodles] })
    await signIn(shopper, user.login)
    const { lines, products } = await match('penne 2 conf', 'mezza dozzina di uova')
    expect(lines[0]).toMatchObject({ state: 'matched', productId: ids.penne, quantity: 2 })
    const penne = products.find(({ product }) => product.productId === ids.penne)
    expect(penne?.lastBoughtAt).not.toBeNull()
    // Noodles with eggs were bought, but are not eggs.
    expect(lines[1]).toMatchObject({ productId: ids.eggs })
  })

  it('is asked where its amount is far over what this customer, or anybody, bought', async () => {
    expect((await first('pesto genovese 90 pz')).doubts).toEqual([])
    expect((await first('pesto genovese 150 pz')).doubts).toEqual(['quantity'])
    const user = await buildUser(shop.db)
    await buildPlacedOrder(shop.db, { userId: user.id, productIds: [ids.few] })
    await signIn(shopper, user.login)
    expect((await first('pesto genovese 12 pz')).doubts).toEqual([])
    expect((await first('pesto genovese 90 pz')).doubts).toEqual(['quantity'])
  })

  it('has the two nearest quantities where packs do not come to the weight, and nothing for a note', async () => {
    expect(await first('1,4 kg farina 00')).toMatchObject({ doubts: ['quantity'], nearest: [1, 2] })
    for (const text of ['tel 333 1234567', 'consegna entro le 9', 'togli le uova', 'senza penne rigate'])
      expect(await first(text), text).toMatchObject({ state: 'unknown', productId: null, suggestions: [] })
  })

  it('suggests other products for one that cannot be bought now', async () => {
    const line = await first('7777777 2')
    expect(line).toMatchObject({ state: 'doubtful', productId: ids.gone, doubts: ['unavailable'] })
    expect(line.suggestions.length).toBeGreaterThan(0)
  })

  it('is doubtful with a product if one of its words is unknown, and unknown if no name matches', async () => {
    const near = await match('farina 00 xyzzyx 3 kg')
    expect(near.lines[0]).toMatchObject({
      state: 'doubtful',
      productId: ids.flour,
      doubts: ['name'],
      quantity: 3,
    })
    expect(await first('bombola del gas finita da ieri')).toMatchObject({
      state: 'unknown',
      productId: null,
      quantity: 0,
    })
    expect(await first('9999999 3')).toMatchObject({ state: 'unknown', suggestions: [] })
  })

  it('is returned in the given order, every product once at the customer’s price', async () => {
    const { lines, products } = await match('1234567', 'pelati', '9999999')
    expect(lines.map(({ productId }) => productId)).toEqual([ids.tins, ids.tins, null])
    expect(products.filter(({ product }) => product.productId === ids.tins)).toHaveLength(1)
    expect(products[0]).toMatchObject({ piecesPerBox: 24, boxesPerPallet: 60, product: { price: 1 } })
  })

  it('refuses more lines than the maximum', async () => {
    const lines = Array.from({ length: 501 }, () => ({ text: 'pelati' }))
    expect((await shopper.call(matchQuickOrder, { body: { lines } })).httpStatus).toBe(400)
  })
})

describe('adding a quick order to the cart', () => {
  const add = async (items: { productId: number; quantity: number }[]) => {
    const { data } = await shopper.call(addQuickOrder, { body: { items } })
    if (data === undefined) throw new Error('no answer')
    return data
  }

  it('adds what can be added and gives a reason for each other product', async () => {
    const { cart, refused } = await add([
      { productId: ids.tins, quantity: 24 },
      { productId: ids.few, quantity: 8 },
      { productId: ids.gone, quantity: 1 },
    ])
    expect(cart.cartItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [ids.tins, 24],
      [ids.few, 5],
    ])
    expect(refused).toMatchObject([
      { productId: ids.few, added: 5, code: 'cart.stock' },
      { productId: ids.gone, added: 0, code: 'cart.productUnavailable' },
    ])
    expect(refused[0]?.text).toContain('Pesto genovese')
  })

  it('succeeds even if nothing could be added', async () => {
    const { cart, refused } = await add([{ productId: ids.gone, quantity: 1 }])
    expect(cart.cartItems).toEqual([])
    expect(refused).toHaveLength(1)
  })

  it('stops at the hundred products of a cart and names the others', async () => {
    const items = ids.many.slice(0, 110).map((productId) => ({ productId, quantity: 1 }))
    const { cart, refused } = await add(items)
    expect(cart.totalItems).toBe(100)
    expect(refused.map(({ productId }) => productId)).toEqual(ids.many.slice(100, 110))
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['cart.maxProductsInCart']))
    const { data } = await shopper.call(viewCart, { query: {} })
    expect(data?.totalItems).toBe(100)
  })
})
