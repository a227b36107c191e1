import { login, testSession } from '@cambusa/contract/people/auth'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openCartShop } from '../../testing/cart-shop.ts'
import { CHEAP_HASH } from '../../testing/cheap-hash.ts'
import { buildCompany, buildUser, signIn, TEST_PASSWORD } from '../../testing/factories/users.ts'
import { hashPassword, setHashCost } from './password-hash.ts'

const { shop } = await openCartShop()
const { db, time } = shop
const MINUTE = 60_000

describe('signing in', () => {
  it('returns the cart with the user inside and in the envelope, under a new session id', async () => {
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

  it('gives the same answer for a wrong password and an unknown login, with HTTP 200', async () => {
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
    setHashCost()
    onTestFinished(() => setHashCost(CHEAP_HASH))
    const passwordHash = await hashPassword(TEST_PASSWORD)
    expect(passwordHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    const user = await buildUser(db, { passwordHash })
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    // In turn, and the quickest of each: other programs slow down single calls.
    for (let attempt = 0; attempt < 6; attempt += 1)
      for (const [kind, name] of [
        ['known', user.login],
        ['unknown', 'mai-visto@example.com'],
      ] as const) {
        const startedMs = performance.now()
        await signIn(shop.shopper(`10.0.3.${attempt}`), name, { password: 'sbagliata' })
        times[kind].push(performance.now() - startedMs)
      }
    const known = Math.min(...times.known)
    const unknown = Math.min(...times.unknown)
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })

  it('asks for the missing field with the label of the form', async () => {
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

  it('acts for the default company of the customer code, with that company’s cart and product limit', async () => {
    const user = await buildUser(db, { codInt: 'C100', userTypeId: 3 })
    await buildCompany(db, 'C100', { name: 'Altra', isDefault: false })
    const company = await buildCompany(db, 'C100', { name: 'Trattoria', maxCartProducts: 150 })
    const reply = await signIn(shop.shopper('10.0.0.6'), user.login)
    expect(reply.user).toMatchObject({ companyId: company, companyName: 'Trattoria', codInt: 'C100' })
    expect(reply.data?.maxProducts).toBe(150)
  })

  it('says that a closed account is not enabled only when the password is right', async () => {
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

  it('is stopped from one address over many logins too, while a right password deletes the caller’s own mistakes', async () => {
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
