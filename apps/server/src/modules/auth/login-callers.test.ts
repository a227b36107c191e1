import { login, logout, testSession } from '@cambusa/contract/people/auth'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Config } from '../../config.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD, type TestUser } from '../../testing/factories/users.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createShopper } from '../../testing/test-shopper.ts'
import { removeEndedSessions } from './housekeeping.service.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const shop = await buildTestApp({ fill: buildShop, config: { mode: 'production' } })
const { db, time } = shop
const WRONG = { password: 'sbagliata' }
let user: TestUser
let network = 0

beforeEach(async () => {
  user = await buildUser(db)
  network += 1
})

/** An address used by this test alone. */
const address = (host: number) => `10.${network}.${Math.floor(host / 250)}.${(host % 250) + 1}`

/**
 * The production server with these trusted proxies; returns a function that guesses through them, and the server's log.
 */
async function serverBehind(trustedProxies: Config['trustedProxies']) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const config = { ...shop.services.config, trustedProxies }
  const app = await buildApp({ ...shop.services, config, log }, keepCompiled)
  await app.ready()
  const tryAs = async (peer: string, forwardedFor: string | undefined, password = 'sbagliata') => {
    const headers = forwardedFor === undefined ? undefined : { 'x-forwarded-for': forwardedFor }
    const reply = await createShopper(app, peer).call(login, {
      body: { login: user.login, password },
      headers,
    })
    return reply.httpStatus
  }
  return { app, lines, tryAs, close: () => app.close() }
}

/** Guesses from addresses of a botnet until the login is locked for all unknown addresses. */
async function lockLogin() {
  for (let host = 100; host < 110; host += 1)
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signIn(shop.shopper(address(host)), user.login, WRONG)).httpStatus).toBe(200)
  expect((await signIn(shop.shopper(address(200)), user.login)).httpStatus).toBe(429)
}

describe('the address of a caller', () => {
  it('cannot be chosen by the caller: a hundred guesses with a hundred X-Forwarded-For headers count as one caller’s', async () => {
    const server = await serverBehind(undefined)
    const statuses: number[] = []
    for (let guess = 0; guess < 100; guess += 1)
      statuses.push(await server.tryAs(address(1), `198.51.100.${guess}`))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.slice(5).every((status) => status === 429)).toBe(true)
    expect(await server.tryAs(address(2), undefined, TEST_PASSWORD)).toBe(200)
    await server.close()
  })

  it('is the one that the trusted proxy saw, counted in hops; what the caller wrote before it is ignored', async () => {
    const server = await serverBehind(1)
    for (let guess = 0; guess < 5; guess += 1)
      expect(await server.tryAs('10.0.0.9', `198.51.100.${guess}, ${address(1)}`)).toBe(200)
    expect(await server.tryAs('10.0.0.9', `203.0.113.7, ${address(1)}`)).toBe(429)
    expect(await server.tryAs('10.0.0.9', `${address(1)}, ${address(2)}`, TEST_PASSWORD)).toBe(200)
    await server.close()
  })

  it('is the one before the trusted networks; a peer outside them is not believed', async () => {
    const server = await serverBehind(['192.0.2.0/24', '10.0.0.9'])
    for (let guess = 0; guess < 5; guess += 1)
      expect(await server.tryAs('::ffff:10.0.0.9', `198.51.100.${guess}, ${address(1)}, 192.0.2.3`)).toBe(200)
    expect(await server.tryAs('10.0.0.9', `${address(1)}, 192.0.2.8`)).toBe(429)
    for (let guess = 0; guess < 5; guess += 1)
      expect(await server.tryAs(address(3), `198.51.100.${guess}`)).toBe(200)
    expect(await server.tryAs(address(3), address(4), TEST_PASSWORD)).toBe(429)
    await server.close()
  })

  it('is a network of 64 bits for IPv6, and the same IPv4 address in every notation', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      await signIn(shop.shopper(`2001:db8:${network}:1::${guess}`), user.login, WRONG)
    expect((await signIn(shop.shopper(`2001:db8:${network}:1:ffff::1`), user.login)).httpStatus).toBe(429)
    expect((await signIn(shop.shopper(`2001:db8:${network}:2::1`), user.login)).httpStatus).toBe(200)
    for (let guess = 0; guess < 5; guess += 1)
      await signIn(shop.shopper(guess % 2 ? address(1) : `::ffff:${address(1)}`), user.login, WRONG)
    expect((await signIn(shop.shopper(address(1)), user.login)).httpStatus).toBe(429)
  })

  it('that an untrusted proxy forwards is logged once, with the name of the setting; that of a trusted one is not', async () => {
    const server = await serverBehind(['192.0.2.1'])
    const ask = (peer: string, headers: Record<string, string>) =>
      createShopper(server.app, peer).call(testSession, { headers })
    await ask('192.0.2.1', { 'x-forwarded-for': '203.0.113.5' })
    await ask('192.0.2.2', {})
    expect(server.lines).toEqual([])
    for (let call = 0; call < 3; call += 1) await ask('192.0.2.2', { 'x-forwarded-for': '203.0.113.5' })
    await ask('192.0.2.3', { forwarded: 'for=203.0.113.5' })
    expect(server.lines.map((line) => JSON.parse(line) as { peer: string; msg: string })).toMatchObject([
      { peer: '192.0.2.2', msg: expect.stringContaining('CAMBUSA_TRUSTED_PROXIES') },
      { peer: '192.0.2.3' },
    ])
    for (let host = 0; host < 100; host += 1) await ask(address(host), { 'x-forwarded-for': 'x' })
    expect(server.lines.length).toBeLessThanOrEqual(10)
    await server.close()
  })
})

describe('guesses of others at a login', () => {
  it('do not lock the owner out at an address from which the owner signed in within 30 days', async () => {
    const owner = shop.shopper(address(1))
    await signIn(owner, user.login)
    time.advance(29 * DAY)
    await lockLogin()
    expect((await signIn(shop.shopper(address(1)), user.login)).response.status).toBe(0)
  })

  it('do lock the owner out there after more than 30 days, when the address is deleted', async () => {
    await signIn(shop.shopper(address(1)), user.login)
    time.advance(30 * DAY + MINUTE)
    await lockLogin()
    expect((await signIn(shop.shopper(address(1)), user.login)).httpStatus).toBe(429)
    const count = async () =>
      (await shop.database.pool.query(`select from known_addresses where user_id = ${user.id}`)).rowCount
    expect(await count()).toBe(1)
    await removeEndedSessions(db, time.now())
    expect(await count()).toBe(0)
  })

  it('do not make the guesser’s address a known one: a wrong password never does', async () => {
    await signIn(shop.shopper(address(1)), user.login, WRONG)
    const closed = await buildUser(db, { isDisabled: true })
    await signIn(shop.shopper(address(1)), closed.login)
    const known = await shop.database.pool.query(
      `select from known_addresses where user_id in (${user.id}, ${closed.id})`,
    )
    expect(known.rowCount).toBe(0)
  })

  it('do not lock out a device that remembers the owner, at an unknown address, long after its session ended', async () => {
    const phone = shop.shopper(address(1))
    await signIn(phone, user.login, { remember_me: true })
    time.advance(29 * DAY)
    await lockLogin()
    const away = shop.shopper(address(300))
    away.session = phone.session
    away.account = phone.account
    expect((await signIn(away, user.login)).response.status).toBe(0)
    expect((await signIn(shop.shopper(address(301)), user.login)).httpStatus).toBe(429)
  })

  it('from a thousand addresses are stopped at fifty', async () => {
    let tried = 0
    for (let host = 0; host < 1_000; host += 1)
      if ((await signIn(shop.shopper(address(host)), user.login, WRONG)).httpStatus === 200) tried += 1
    expect(tried).toBe(50)
  })

  it('from the owner’s own office slow the office down, but not the device there that remembers the owner', async () => {
    const office = address(1)
    const desk = shop.shopper(office)
    await signIn(desk, user.login, { remember_me: true })
    for (let guess = 0; guess < 5; guess += 1) await signIn(shop.shopper(office), user.login, WRONG)
    expect((await signIn(shop.shopper(office), user.login)).httpStatus).toBe(429)
    for (let guess = 0; guess < 40; guess += 1)
      await signIn(shop.shopper(office), `altro${network}-${guess}@example.com`, WRONG)
    expect((await signIn(shop.shopper(office), `uno${network}@example.com`, WRONG)).httpStatus).toBe(429)
    expect((await signIn(desk, user.login)).response.status).toBe(0)
  })
})

describe('a known device', () => {
  it('is limited too: an address has its limit, a remembered device another one', async () => {
    const home = shop.shopper(address(1))
    await signIn(home, user.login, { remember_me: true })
    const guess = async (account: string | undefined, from: string) => {
      const guesser = shop.shopper(from)
      guesser.account = account
      guesser.session = home.session
      return (await signIn(guesser, user.login, WRONG)).httpStatus
    }
    const byToken: number[] = []
    for (let n = 0; n < 20; n += 1) byToken.push(await guess(home.account, address(n)))
    expect(byToken.filter((status) => status === 200)).toHaveLength(5)
    const byAddress: number[] = []
    for (let n = 0; n < 20; n += 1) byAddress.push(await guess(undefined, address(1)))
    expect(byAddress.filter((status) => status === 200)).toHaveLength(5)
  })

  it('is known to its owner only: the token of another customer gives no access', async () => {
    const other = await buildUser(db)
    const guesser = shop.shopper(address(1))
    await signIn(guesser, other.login, { remember_me: true })
    const { account } = guesser
    await lockLogin()
    const trying = shop.shopper(address(1))
    trying.account = account
    trying.session = guesser.session
    expect((await signIn(trying, user.login)).httpStatus).toBe(429)
  })

  it('is no longer known after its logout, nor by a token that was replaced long ago', async () => {
    const phone = shop.shopper(address(1))
    const laptop = shop.shopper(address(2))
    for (const device of [phone, laptop]) await signIn(device, user.login, { remember_me: true })
    const [first, second] = [phone.account, laptop.account]
    time.advance(60 * MINUTE)
    await phone.call(testSession)
    expect(phone.account).not.toBe(first)
    time.advance(2 * MINUTE)
    await laptop.call(logout)
    await lockLogin()
    for (const account of [first, second]) {
      const thief = shop.shopper(address(300))
      thief.account = account
      expect((await signIn(thief, user.login)).httpStatus).toBe(429)
    }
  })

  it('does not reveal whether a login exists: an unknown one is locked and answered alike', async () => {
    const unknown = `nessuno${network}@example.com`
    const seen: unknown[][] = []
    for (const name of [user.login, unknown]) {
      const codes: unknown[] = []
      for (let guess = 0; guess < 7; guess += 1) {
        const reply = await signIn(shop.shopper(address(name === unknown ? 1 : 2)), name, WRONG)
        codes.push([reply.httpStatus, reply.codes])
      }
      for (let host = 10; host < 70; host += 1) {
        const from = address(host + (name === unknown ? 100 : 0))
        codes.push((await signIn(shop.shopper(from), name, WRONG)).httpStatus)
      }
      seen.push(codes)
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toContain(429)
  })
})
