import { login, logout, testSession } from '@cambusa/contract/people/auth'
import { userDetail } from '@cambusa/contract/people/profile'
import { listOrders } from '@cambusa/contract/orders/orders'
import { USER_TYPE, type SessionKind } from '@cambusa/domain/people/roles'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD, type TestUser } from '../../testing/factories/users.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createShopper, type Shopper } from '../../testing/test-shopper.ts'
import { openSession } from './account.service.ts'
import { keyBytes, tokenKey } from './session-tokens.ts'

const HOUR = 3_600_000
/** A notice reaches the other process. */
const SOON = { timeout: 2_000 }
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const shop = await buildTestApp({ fill: buildShop })
const { db, time } = shop
const other = await buildApp(shop.services, keepCompiled)
await other.ready()
atTheEnd(() => other.close())

/** A browser with a session of this kind, of its own process if asked for. */
async function openAs(customer: TestUser, kind: SessionKind, from?: Shopper): Promise<Shopper> {
  const acting =
    kind === 'acting'
      ? {
          actingUserId: (await from!.call(testSession)).user.userId,
          actingSession: keyBytes(tokenKey(from!.session!)),
          expiresAt: new Date(time.now().getTime() + HOUR),
        }
      : {}
  const given = {
    userId: customer.id,
    companyId: null,
    credentialVersion: 0,
    device: '',
    isRemembered: false,
  }
  const shopper = createShopper(other)
  shopper.session = (await openSession(db, { ...given, ...acting, kind }, time.now())).token
  return shopper
}

async function administratorAnd(customer: TestUser) {
  const { id, login: name } = await buildUser(db, {
    userTypeId: USER_TYPE.administrator,
    firstName: 'Irene',
    lastName: 'Capo',
  })
  const administrator = shop.shopper('10.0.7.1')
  await signIn(administrator, name)
  return { id, administrator, acting: await openAs(customer, 'acting', administrator) }
}

/** Whose session it is, in the other process. */
const userOf = async (shopper: Shopper): Promise<number> => (await shopper.call(testSession)).user.userId

describe('a session', () => {
  it('is kept with words for the device that signed in, also when the device is remembered', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.7.2')
    await shopper.call(login, {
      body: { login: user.login, password: TEST_PASSWORD, remember_me: true },
      headers: { 'user-agent': CHROME },
    })
    shopper.session = undefined
    expect((await shopper.call(testSession)).user.userId).toBe(user.id)
    const { rows } = await db.execute(sql`select device, kind from sessions where user_id = ${user.id}`)
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ device: 'Chrome su Linux', kind: 'password' })))
  })

  it.each(['technical', 'acting'] as const)(
    'of the kind %s shops, and sees nothing that is personal',
    async (kind) => {
      const customer = await buildUser(db)
      const { administrator } = await administratorAnd(customer)
      const shopper = await openAs(customer, kind, administrator)
      expect((await shopper.call(listOrders, { query: {} })).httpStatus).toBe(200)
      const refused = await shopper.call(userDetail)
      expect([refused.httpStatus, ...refused.codes]).toEqual([403, 'user.notEnabled'])
    },
  )
})

describe('who acts for a customer', () => {
  it('is named in every answer', async () => {
    const customer = await buildUser(db)
    const { acting } = await administratorAnd(customer)
    const { user } = await acting.call(testSession)
    expect(user).toMatchObject({ userId: customer.id, sessionKind: 'acting', actor: { name: 'Irene Capo' } })
  })

  it('stops in every process when their own session ends', async () => {
    const { administrator, acting } = await administratorAnd(await buildUser(db))
    await acting.call(testSession)
    await administrator.call(logout)
    await expect.poll(() => userOf(acting), SOON).toBe(-1)
  })

  it('stops when they are no administrator any more, or their password has changed', async () => {
    for (const change of [
      sql`user_type_id = ${USER_TYPE.operator}`,
      sql`credential_version = credential_version + 1`,
    ]) {
      const { id, acting } = await administratorAnd(await buildUser(db))
      await acting.call(testSession)
      await db.execute(sql`update users set ${change} where id = ${id}`)
      await expect.poll(() => userOf(acting), SOON).toBe(-1)
    }
  })

  it('stops after the hour, however much is done in it', async () => {
    const { acting } = await administratorAnd(await buildUser(db))
    for (let quarter = 0; quarter < 3; quarter += 1) {
      time.advance(HOUR / 4)
      expect((await acting.call(testSession)).user.actor).toBeDefined()
    }
    time.advance(HOUR / 4)
    expect((await acting.call(listOrders, { query: {} })).httpStatus).toBe(419)
  })
})
