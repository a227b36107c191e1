import { listDemoSignIns, testSession } from '@cambusa/contract/people/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillDemoShop } from '../../../../../demo/fill.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../platform/demo/demo-sign-ins.ts'
import { createShopper, type Shopper } from '../../testing/test-shopper.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts'
import { hashPassword } from './password-hash.ts'

const OWN_PASSWORD = 'una mia, lunga'
/** The same database, opened as the demo shop and as a shop of real customers. */
let demo: TestApp
let production: TestApp

beforeAll(async () => {
  const config = { mode: 'production' as const }
  production = await buildTestApp({
    config,
    // Filling a whole shop takes longer than a shopper's call may.
    waitsForLocks: true,
    fill: (db) => fillDemoShop(db.$client as never, { products: 300, now: TEST_NOW }),
  })
  const { buildApp } = await import('../../app.ts')
  const services = {
    ...production.services,
    config: { ...production.services.config, mode: 'demo' as const },
  }
  const app = await buildApp(services, keepCompiled)
  await app.ready()
  demo = { ...production, app, services, shopper: (name) => createShopper(app, name) }
})

let addresses = 0
const browserOf = (shop: TestApp) => shop.shopper(`10.1.0.${(addresses += 1)}`)

async function tryIn(shop: TestApp, login: string, password = DEMO_PASSWORD) {
  const reply = await signIn(browserOf(shop), login, { password })
  return { status: reply.httpStatus, codes: reply.codes, userId: reply.user.userId }
}
const REFUSED = { status: 200, codes: ['auth.wrongCredentials'], userId: -1 }
const run = (text: string, values: unknown[] = []) => production.database.pool.query(text, values)

it('are offered on the login form of the demo shop, never of another shop in demo mode or in production', async () => {
  const offered = async (shop: TestApp) => (await shop.shopper().call(listDemoSignIns)).data
  const nothing = { password: '', signIns: [], newcomer: null }
  expect((await offered(demo))?.signIns).toHaveLength(DEMO_SIGN_INS.length)
  expect(await offered(production)).toEqual(nothing)
  await run('delete from demo_shop_mark')
  expect(await offered(demo)).toEqual(nothing)
  await run('insert into demo_shop_mark default values')
})

describe('in production the accounts of the demo shop', () => {
  it.each(DEMO_SIGN_INS)(
    'are refused like a wrong password, but sign in to the demo shop: $email',
    async ({ email }) => {
      expect(await tryIn(production, email)).toEqual(REFUSED)
      expect(await tryIn(production, email.toUpperCase())).toEqual(REFUSED)
      expect((await tryIn(demo, email)).userId).toBeGreaterThan(0)
    },
  )

  it('stay refused after a change of login, of password, and of both', async () => {
    await run(`update users set login = 'capo@negozio.it' where login = 'admin@example.com'`)
    expect(await tryIn(production, 'capo@negozio.it')).toEqual(REFUSED)
    await run(`update users set password_hash = $1 where login = 'capo@negozio.it'`, [
      await hashPassword(OWN_PASSWORD),
    ])
    expect(await tryIn(production, 'capo@negozio.it', OWN_PASSWORD)).toEqual(REFUSED)
    expect((await tryIn(demo, 'capo@negozio.it', OWN_PASSWORD)).userId).toBeGreaterThan(0)
    await run(`update users set login = 'admin@example.com' where login = 'capo@negozio.it'`)
    expect(await tryIn(production, 'admin@example.com', OWN_PASSWORD)).toEqual(REFUSED)
  })

  it('are refused by their login where they are not marked as demo accounts, and an operator by the demo’s password', async () => {
    await run(
      `delete from demo_accounts where user_id = (select id from users where login = 'operatore@example.com')`,
    )
    expect(await tryIn(production, 'operatore@example.com')).toEqual(REFUSED)
    const { login } = await buildUser(production.db, {
      login: 'turno@negozio.it',
      userTypeId: 2,
      passwordHash: await hashPassword(DEMO_PASSWORD),
    })
    expect(await tryIn(production, login)).toEqual(REFUSED)
    expect((await tryIn(demo, login)).userId).toBeGreaterThan(0)
  })

  it('get the answer for wrong credentials when closed too: nobody learns that they exist', async () => {
    await run(`update users set is_disabled = true where login = 'nuovo@example.com'`)
    expect(await tryIn(production, 'nuovo@example.com')).toEqual(REFUSED)
  })
})

describe('in production what a demo account opened earlier', () => {
  const callIn = (shop: TestApp, { session, account }: Shopper) => {
    const browser = browserOf(shop)
    Object.assign(browser, { session, account })
    return browser.call(testSession)
  }
  async function signedIn(shop: TestApp, login: string, rememberMe: boolean, password = DEMO_PASSWORD) {
    const browser = browserOf(shop)
    const reply = await signIn(browser, login, { remember_me: rememberMe, password })
    expect(reply.user.userId).toBeGreaterThan(0)
    return browser
  }

  it('is not accepted as a session', async () => {
    const browser = await signedIn(demo, 'ristorante@example.com', false)
    expect((await callIn(production, browser)).user.userId).toBe(-1)
    expect((await callIn(demo, browser)).user.userId).toBeGreaterThan(0)
  })

  it('is not accepted as a remembered account', async () => {
    const browser = await signedIn(demo, 'privato@example.com', true)
    const fresh = { ...browser, session: undefined }
    const reply = await callIn(production, fresh)
    expect(reply.user.userId).toBe(-1)
    expect(reply.headers['x-ebsn-account']).toBeUndefined()
    expect((await callIn(demo, fresh)).user.userId).toBeGreaterThan(0)
  })
})

it('in production a customer who registered in the shop signs in and stays signed in, remembered too', async () => {
  const passwordHash = await hashPassword(OWN_PASSWORD)
  const { id, login } = await buildUser(production.db, { login: 'mario@trattoria.it', passwordHash })
  const browser = browserOf(production)
  expect((await signIn(browser, login, { password: OWN_PASSWORD, remember_me: true })).user.userId).toBe(id)
  expect((await browser.call(testSession)).user.userId).toBe(id)
  browser.session = undefined
  expect((await browser.call(testSession)).user.userId).toBe(id)
})
