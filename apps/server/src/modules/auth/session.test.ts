import { logout, testSession } from '@cambusa/contract/people/auth'
import { viewCart } from '@cambusa/contract/cart/cart'
import { describe, expect, it } from 'vitest'
import { openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'

const { shop, goods } = await openCartShop()
const { db, time } = shop
const MINUTE = 60_000

async function count(text: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]!.n
}

describe('a session', () => {
  it('ends after 30 minutes without a call; public pages go on, buying asks for the login (419)', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.5.1')
    await signIn(shopper, user.login)
    await buildCart(shopper, [goods.many[0]!], 2)
    time.advance(29 * MINUTE)
    expect((await shopper.call(testSession)).user.userId).toBe(user.id)
    time.advance(29 * MINUTE)
    expect((await shopper.call(testSession)).user.userId).toBe(user.id)
    time.advance(31 * MINUTE)
    const looked = await shopper.call(testSession)
    expect(looked.httpStatus).toBe(200)
    expect(looked.user.userId).toBe(-1)
    const added = await buildCart(shopper, [goods.many[1]!])
    expect(added.httpStatus).toBe(419)
    expect(added.response.errors).toEqual([
      {
        error: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
        code: 'response419',
      },
    ])
    const again = await signIn(shopper, user.login)
    expect(again.data?.cartItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [goods.many[0], 2],
    ])
  })

  it('is answered from the cache: many calls, no query for the session', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.5.2')
    await signIn(shopper, user.login)
    const { pool } = shop.database
    const query = pool.query.bind(pool)
    let queries = 0
    pool.query = ((...args: Parameters<typeof query>) => {
      queries += 1
      return query(...args)
    }) as typeof pool.query
    try {
      for (let n = 0; n < 20; n += 1)
        await shop.app.inject({
          url: '/ebsn/api/does-not-exist',
          headers: { 'x-ebsn-session': shopper.session! },
        })
    } finally {
      pool.query = query
    }
    expect(queries).toBe(0)
  })

  it('keeps only hashes of its tokens in the database', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.5.3')
    await signIn(shopper, user.login, { remember_me: true })
    const { rows } = await shop.database.pool.query<{ all: string }>(
      `select (select json_agg(s)::text from sessions s) || (select json_agg(a)::text from account_tokens a) as all`,
    )
    expect(rows[0]!.all).toContain('token_hash')
    for (const token of [shopper.session!, shopper.account!]) {
      expect(rows[0]!.all).not.toContain(token)
      expect(rows[0]!.all).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
    }
  })

  it('ended in one process is refused by another within a moment', async () => {
    const user = await buildUser(db)
    const other = await shop.again()
    other.time.set(time.now())
    const here = shop.shopper('10.0.5.4')
    await signIn(here, user.login)
    const there = other.shopper('10.0.5.4')
    there.session = here.session
    expect((await there.call(testSession)).user.userId).toBe(user.id)
    await here.call(logout)
    await expect.poll(async () => (await there.call(testSession)).user.userId).toBe(-1)
  })

  it('with a malformed or made-up id belongs to a visitor, with a fresh id where the old one cannot be used', async () => {
    const garbled = shop.shopper('10.0.5.5')
    garbled.session = "'; drop table carts --"
    expect((await garbled.call(testSession)).user.userId).toBe(-1)
    expect(garbled.session).toMatch(/^[\w-]{43}$/)
    const madeUp = shop.shopper('10.0.5.6')
    madeUp.session = 'A'.repeat(43)
    const reply = await madeUp.call(testSession)
    expect(reply.user.userId).toBe(-1)
    expect(reply.headers['x-ebsn-session']).toBeUndefined()
  })

  it('of a visitor leaves no row until something is saved', async () => {
    const before = [await count('sessions'), await count('carts')]
    const visitor = shop.shopper('10.0.5.7')
    await visitor.call(testSession)
    await visitor.call(viewCart)
    expect([await count('sessions'), await count('carts')]).toEqual(before)
    await buildCart(visitor, [goods.many[0]!])
    expect([await count('sessions'), await count('carts')]).toEqual([before[0], before[1]! + 1])
    time.advance(20 * 24 * 60 * MINUTE)
    expect((await visitor.call(viewCart)).data?.totalItems).toBe(1)
  })
})
