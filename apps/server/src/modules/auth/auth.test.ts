import { addItems, viewCart } from '@cambusa/contract/cart'
import { login, logout, testSession } from '@cambusa/contract/auth'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildCart, buildCategory, buildProduct, buildProducts } from '../../testing/factories/carts.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildCompany, buildUser, TEST_PASSWORD } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const ids: { many: number[]; few: number } = { many: [], few: 0 }
const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    const category = await buildCategory(db, 'Dispensa')
    ids.many = await buildProducts(db, category, 120)
    ids.few = await buildProduct(db, category, { name: 'Pesto', stock: 5 })
  },
})
const { db, time } = shop
const MINUTE = 60_000

const signIn = (shopper: Shopper, name: string, given: { password?: string; remember_me?: boolean } = {}) =>
  shopper.call(login, { body: { login: name, password: TEST_PASSWORD, ...given } })

async function count(text: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]!.n
}

describe('signing in', () => {
  it('answers the cart with the user inside and in the envelope, under a new session id', async () => {
    const user = await buildUser(db, { lastName: 'Bassi', profileLevel: 1 })
    const shopper = shop.shopper('10.0.0.1')
    await shopper.call(testSession)
    const before = shopper.session
    const reply = await signIn(shopper, user.login)
    expect(reply.httpStatus).toBe(200)
    expect(reply.response.status).toBe(0)
    expect(reply.user).toMatchObject({ userId: user.id, lastName: 'Bassi', profile: { level: 1 } })
    expect(reply.data?.user).toEqual(reply.user)
    expect(reply.data?.cartItems).toEqual([])
    expect(shopper.session).toMatch(/^[\w-]{43}$/)
    expect(shopper.session).not.toBe(before)
    expect((await shopper.call(testSession)).user.userId).toBe(user.id)
  })

  it('takes a form as well as JSON, and the login in any case', async () => {
    const user = await buildUser(db, { login: 'maiuscole@example.com' })
    const response = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        login: 'Maiuscole@Example.com',
        password: TEST_PASSWORD,
        remember_me: 'true',
        show_sectors: 'false',
      }).toString(),
    })
    expect(response.json()).toMatchObject({ response: { status: 0 }, user: { userId: user.id } })
    expect(response.headers['x-ebsn-account']).toMatch(/^[\w-]{43}$/)
  })

  it('says the same of a wrong password and of an unknown login, with HTTP 200', async () => {
    const user = await buildUser(db)
    for (const name of [user.login, 'nessuno@example.com']) {
      const reply = await signIn(shop.shopper('10.0.0.2'), name, { password: 'sbagliata' })
      expect(reply.httpStatus).toBe(200)
      expect(reply.response).toMatchObject({
        status: 1,
        errors: [{ error: 'Credenziali Errate', code: 'auth.wrongCredentials' }],
      })
      expect(reply.user.userId).toBe(-1)
      expect(reply.data).toBeUndefined()
    }
  })

  it('takes as long for an unknown login as for a wrong password', async () => {
    const user = await buildUser(db)
    const timeOf = async (name: string, from: string) => {
      const times: number[] = []
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const startedMs = performance.now()
        await signIn(shop.shopper(`${from}.${attempt}`), name, { password: 'sbagliata' })
        times.push(performance.now() - startedMs)
      }
      return times.sort((a, b) => a - b)[2]!
    }
    const known = await timeOf(user.login, '10.0.3')
    const unknown = await timeOf('mai-visto@example.com', '10.0.4')
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })

  it('asks for the field that is missing in the words of the form', async () => {
    const shopper = shop.shopper('10.0.0.5')
    const noLogin = await shopper.call(login, { body: { login: '', password: 'x' } })
    expect(noLogin.response.errors).toEqual([
      { error: "Digitare l'login", code: 'auth.loginRequired', field: 'login' },
    ])
    const noPassword = await shopper.call(login, { body: { login: 'a@example.com', password: '' } })
    expect(noPassword.response.errors).toEqual([
      { error: 'Digitare la password', code: 'auth.passwordRequired', field: 'password' },
    ])
  })

  it('acts for the default company of the customer code, with its own cart and its own product limit', async () => {
    const user = await buildUser(db, { codInt: 'C100', userTypeId: 3 })
    await buildCompany(db, 'C100', { name: 'Altra', isDefault: false })
    const company = await buildCompany(db, 'C100', { name: 'Trattoria', maxCartProducts: 150 })
    const reply = await signIn(shop.shopper('10.0.0.6'), user.login)
    expect(reply.user).toMatchObject({ companyId: company, companyName: 'Trattoria', codInt: 'C100' })
    expect(reply.data?.maxProducts).toBe(150)
  })

  it('tells a closed account that it is not enabled, only when the password is right', async () => {
    const user = await buildUser(db, { isDisabled: true })
    const shopper = shop.shopper('10.0.0.7')
    expect((await signIn(shopper, user.login, { password: 'sbagliata' })).codes).toEqual([
      'auth.wrongCredentials',
    ])
    const reply = await signIn(shopper, user.login)
    expect(reply.httpStatus).toBe(403)
    expect(reply.response.errors[0]?.error).toBe('Utente non abilitato')
  })
})

describe('guessing passwords', () => {
  it('is slowed down after five wrong ones for a login from an address, and says when to try again', async () => {
    const user = await buildUser(db)
    const guesser = shop.shopper('10.0.1.1')
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await signIn(guesser, user.login, { password: `no${attempt}` })).httpStatus).toBe(200)
    const refused = await signIn(guesser, user.login)
    expect(refused.httpStatus).toBe(429)
    expect(refused.response.errors[0]?.code).toBe('request.tooMany')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect((await signIn(shop.shopper('10.0.1.2'), user.login)).httpStatus).toBe(200)
    time.advance(15 * MINUTE)
    expect((await signIn(guesser, user.login)).response.status).toBe(0)
  })

  it('counts guesses that arrive at the same moment one by one', async () => {
    const user = await buildUser(db)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      signIn(shop.shopper('10.0.1.3'), user.login, { password: `no${n}` }),
    )
    const replies = await Promise.all(guesses)
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(5)
    expect(replies.filter(({ httpStatus }) => httpStatus === 429)).toHaveLength(15)
  })

  it('of many logins from one address is stopped too, while a right password wipes the own mistakes out', async () => {
    const guesser = shop.shopper('10.0.1.4')
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1)
      statuses.push((await signIn(guesser, `u${n}@example.com`, { password: 'no' })).httpStatus)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
    const user = await buildUser(db)
    const forgetful = shop.shopper('10.0.1.5')
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await signIn(forgetful, user.login, { password: 'no' })
      expect((await signIn(forgetful, user.login)).response.status).toBe(0)
    }
  })
})

describe('the cart of a visitor', () => {
  it('comes along at sign-in: quantities are added, the visitor’s cart is gone', async () => {
    const user = await buildUser(db)
    const [a, b, c] = ids.many as [number, number, number]
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

  it('keeps the limit of 100 products, and tells how many stayed behind', async () => {
    const user = await buildUser(db)
    const home = shop.shopper('10.0.2.3')
    await signIn(home, user.login)
    await buildCart(home, ids.many.slice(0, 98))
    const visitor = shop.shopper('10.0.2.4')
    await buildCart(visitor, ids.many.slice(97, 105))
    const reply = await signIn(visitor, user.login)
    expect(reply.data?.totalItems).toBe(100)
    expect(reply.response.infos.map(({ info }) => info)).toEqual([
      'Abbiamo aggiunto al tuo carrello 3 prodotti scelti prima.',
      '5 prodotti del carrello non sono stati riportati: limite di prodotti raggiunto o non più disponibili.',
    ])
  })

  it('keeps the stock: what is not there is not promised', async () => {
    const user = await buildUser(db)
    const home = shop.shopper('10.0.2.5')
    await signIn(home, user.login)
    await buildCart(home, [ids.few], 4)
    const visitor = shop.shopper('10.0.2.6')
    await buildCart(visitor, [ids.few], 4)
    const reply = await signIn(visitor, user.login)
    expect(reply.data?.cartItems[0]?.quantity).toBe(5)
    expect(reply.codes).toContain('cart.stock')
  })

  it('is merged once when the same visitor signs in twice at the same moment', async () => {
    const user = await buildUser(db)
    const visitor = shop.shopper('10.0.2.7')
    await buildCart(visitor, [ids.many[0]!], 3)
    const twin = shop.shopper('10.0.2.7')
    twin.session = visitor.session
    await Promise.all([signIn(visitor, user.login), signIn(twin, user.login)])
    const { data } = await visitor.call(viewCart)
    expect(data?.cartItems.map(({ quantity }) => quantity)).toEqual([3])
  })
})

describe('a session', () => {
  it('ends after 30 minutes without a call; public pages go on, buying asks for the login (419)', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.5.1')
    await signIn(shopper, user.login)
    await buildCart(shopper, [ids.many[0]!], 2)
    time.advance(29 * MINUTE)
    expect((await shopper.call(testSession)).user.userId).toBe(user.id)
    time.advance(29 * MINUTE)
    expect((await shopper.call(testSession)).user.userId).toBe(user.id)
    time.advance(31 * MINUTE)
    const looked = await shopper.call(testSession)
    expect(looked.httpStatus).toBe(200)
    expect(looked.user.userId).toBe(-1)
    const added = await buildCart(shopper, [ids.many[1]!])
    expect(added.httpStatus).toBe(419)
    expect(added.response.errors).toEqual([
      {
        error: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
        code: 'response419',
      },
    ])
    const again = await signIn(shopper, user.login)
    expect(again.data?.cartItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [ids.many[0], 2],
    ])
  })

  it('is answered from memory: many calls, no query for the session', async () => {
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

  it('of a garbled or made-up id is a visitor’s, with a fresh id where the old one cannot be', async () => {
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

  it('of a visitor leaves no row until something is kept', async () => {
    const before = [await count('sessions'), await count('carts')]
    const visitor = shop.shopper('10.0.5.7')
    await visitor.call(testSession)
    await visitor.call(viewCart)
    expect([await count('sessions'), await count('carts')]).toEqual(before)
    await buildCart(visitor, [ids.many[0]!])
    expect([await count('sessions'), await count('carts')]).toEqual([before[0], before[1]! + 1])
    time.advance(20 * 24 * 60 * MINUTE)
    expect((await visitor.call(viewCart)).data?.totalItems).toBe(1)
  })
})

describe('a remembered account', () => {
  it('reopens an ended session without asking, with a new id each time', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.6.1')
    await signIn(shopper, user.login, { remember_me: true })
    await buildCart(shopper, [ids.many[0]!])
    for (let day = 0; day < 3; day += 1) {
      const { session, account } = shopper
      time.advance(10 * 24 * 60 * MINUTE)
      const reply = await buildCart(shopper, [ids.many[0]!])
      expect(reply.response.status).toBe(0)
      expect(reply.user.userId).toBe(user.id)
      expect(shopper.session).not.toBe(session)
      expect(shopper.account).not.toBe(account)
    }
    expect((await shopper.call(viewCart)).data?.cartItems[0]?.quantity).toBe(4)
  })

  it('is not rotated while its session lives', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.6.2')
    await signIn(shopper, user.login, { remember_me: true })
    const { account } = shopper
    time.advance(5 * MINUTE)
    await shopper.call(testSession)
    expect(shopper.account).toBe(account)
  })

  it('serves several tabs that wake up together: all of them are signed in, one id is handed out', async () => {
    const user = await buildUser(db)
    const first = shop.shopper('10.0.6.3')
    await signIn(first, user.login, { remember_me: true })
    time.advance(60 * MINUTE)
    const tabs = Array.from({ length: 6 }, () => {
      const tab = shop.shopper('10.0.6.3')
      tab.account = first.account
      return tab
    })
    const replies = await Promise.all(tabs.map((tab) => tab.call(testSession)))
    expect(replies.map(({ user: { userId } }) => userId)).toEqual(tabs.map(() => user.id))
    const late = shop.shopper('10.0.6.3')
    late.account = first.account
    time.advance(50_000)
    expect((await late.call(testSession)).user.userId).toBe(user.id)
    expect(await count(`account_tokens where user_id = ${user.id}`)).toBe(2)
  })

  it('used again long after it was replaced was stolen: the whole family ends', async () => {
    const user = await buildUser(db)
    const owner = shop.shopper('10.0.6.4')
    await signIn(owner, user.login, { remember_me: true })
    const thief = shop.shopper('10.0.6.5')
    thief.account = owner.account
    time.advance(60 * MINUTE)
    await owner.call(testSession)
    time.advance(61_000)
    expect((await thief.call(testSession)).user.userId).toBe(-1)
    await expect.poll(async () => (await owner.call(testSession)).user.userId).toBe(-1)
    expect((await buildCart(owner, [ids.many[0]!])).httpStatus).toBe(419)
  })

  it('is not good after 30 days', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.6.6')
    await signIn(shopper, user.login, { remember_me: true })
    time.advance(30 * 24 * 60 * MINUTE + MINUTE)
    expect((await shopper.call(testSession)).user.userId).toBe(-1)
  })

  it('ends with the logout of its browser, together with the session; other browsers stay signed in', async () => {
    const user = await buildUser(db)
    const here = shop.shopper('10.0.6.7')
    const elsewhere = shop.shopper('10.0.6.8')
    await signIn(here, user.login, { remember_me: true })
    await signIn(elsewhere, user.login, { remember_me: true })
    const { session, account } = here
    const reply = await here.call(logout)
    expect(reply).toMatchObject({ response: { status: 0 }, user: { userId: -1 }, data: {} })
    expect(here.session).not.toBe(session)
    const old = shop.shopper('10.0.6.7')
    old.session = session
    old.account = account
    expect((await old.call(testSession)).user.userId).toBe(-1)
    expect((await old.call(addItems, { body: { items: [{ productId: 1, quantity: 1 }] } })).httpStatus).toBe(
      419,
    )
    expect((await elsewhere.call(testSession)).user.userId).toBe(user.id)
  })

  it('of a customer that was closed opens nothing any more', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.6.9')
    await signIn(shopper, user.login, { remember_me: true })
    await db.execute(sql`update users set is_disabled = true where id = ${user.id}`)
    await expect.poll(async () => (await shopper.call(testSession)).user.userId).toBe(-1)
  })
})
