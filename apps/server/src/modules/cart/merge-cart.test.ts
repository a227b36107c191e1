import { viewCart } from '@cambusa/contract/cart/cart'
import { login, mergeVisitor } from '@cambusa/contract/people/auth'
import { describe, expect, it } from 'vitest'
import { openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { buildCompany, buildUser, signIn, TEST_PASSWORD } from '../../testing/factories/users.ts'

const { shop, goods } = await openCartShop()
const { db } = shop

async function count(text: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]!.n
}

describe('the cart of a visitor', () => {
  it('is merged at sign-in: quantities are added, the visitor’s cart is gone', async () => {
    const user = await buildUser(db)
    const [a, b, c] = goods.many as [number, number, number]
    const home = shop.shopper('10.0.2.1')
    await signIn(home, user.login)
    await buildCart(home, [a, b], 2)
    const visitor = shop.shopper('10.0.2.2')
    await buildCart(visitor, [b, c], 3)
    const carts = await count('carts')
    const reply = await signIn(visitor, user.login)
    expect(reply.data?.cartItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [a, 2],
      [b, 5],
      [c, 3],
    ])
    expect(reply.response.infos.map(({ code }) => code)).toEqual(['cart.merged'])
    expect(await count('carts')).toBe(carts - 1)
  })

  it('is merged up to the limit of 100 products, with a message that says how many were left out', async () => {
    const user = await buildUser(db)
    const home = shop.shopper('10.0.2.3')
    await signIn(home, user.login)
    await buildCart(home, goods.many.slice(0, 98))
    const visitor = shop.shopper('10.0.2.4')
    await buildCart(visitor, goods.many.slice(97, 105))
    const reply = await signIn(visitor, user.login)
    expect(reply.data?.totalItems).toBe(100)
    expect(reply.response.infos.map(({ info }) => info)).toEqual([
      'Abbiamo aggiunto al tuo carrello 3 prodotti scelti prima.',
      '5 prodotti del carrello non sono stati riportati: limite di prodotti raggiunto o non più disponibili.',
    ])
  })

  it('is merged up to the stock', async () => {
    const user = await buildUser(db)
    const home = shop.shopper('10.0.2.5')
    await signIn(home, user.login)
    await buildCart(home, [goods.few], 4)
    const visitor = shop.shopper('10.0.2.6')
    await buildCart(visitor, [goods.few], 4)
    const reply = await signIn(visitor, user.login)
    expect(reply.data?.cartItems[0]?.quantity).toBe(5)
    expect(reply.codes).toContain('cart.stock')
  })

  it('is merged once when the same visitor signs in twice at the same moment', async () => {
    const user = await buildUser(db)
    const visitor = shop.shopper('10.0.2.7')
    await buildCart(visitor, [goods.many[0]!], 3)
    const twin = shop.shopper('10.0.2.7')
    twin.session = visitor.session
    await Promise.all([signIn(visitor, user.login), signIn(twin, user.login)])
    const { data } = await visitor.call(viewCart)
    expect(data?.cartItems.map(({ quantity }) => quantity)).toEqual([3])
  })
})

describe('the cart of a visitor with several companies', () => {
  let customers = 0

  /** A visitor with a cart signs in to be asked for the company; `visitor` is the session id of before. */
  async function enterToChoose() {
    const codInt = `M${(customers += 1)}`
    const user = await buildUser(db, { userTypeId: 3, codInt })
    for (const isDefault of [true, false]) await buildCompany(db, codInt, { isDefault })
    const here = shop.shopper(`10.0.3.${customers}`)
    await buildCart(here, goods.many.slice(0, 2), 2)
    const visitor = here.session!
    const body = { login: user.login, password: TEST_PASSWORD, keep_visitor: true }
    await here.call(login, { body })
    return { here, visitor }
  }
  const take = (here: Awaited<ReturnType<typeof enterToChoose>>['here'], visitor: string) =>
    here.call(mergeVisitor, { body: { visitor } })

  it('keeps what the visitor’s browser still sends until then', async () => {
    const { here, visitor } = await enterToChoose()
    const late = shop.shopper('10.0.3.100')
    late.session = visitor
    await buildCart(late, [goods.many[2]!], 3)
    expect((await take(here, visitor)).data?.cartItems.map(({ quantity }) => quantity)).toEqual([2, 2, 3])
  })

  it('is nobody’s but a visitor’s: the session of another customer gives nothing', async () => {
    const { here } = await enterToChoose()
    const other = shop.shopper('10.0.3.102')
    await signIn(other, (await buildUser(db)).login)
    await buildCart(other, [goods.many[4]!])
    for (const foreign of [other.session!, 'x', ''])
      expect((await take(here, foreign)).data?.cartItems).toEqual([])
    expect((await other.call(viewCart)).data?.cartItems).toHaveLength(1)
  })
})
