import { logout, testSession } from '@cambusa/contract/people/auth'
import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listenForConflicts } from '../../platform/database/conflicts.ts'
import { keyBytes, tokenKey } from './session-tokens.ts'
import { openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'

const { shop, goods } = await openCartShop({ waitsForLocks: true })
const { db, time } = shop
const MINUTE = 60_000

async function count(text: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)
  return rows[0]!.n
}

describe('a remembered account', () => {
  it('reopens an ended session without asking, with a new id each time', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.6.1')
    await signIn(shopper, user.login, { remember_me: true })
    await buildCart(shopper, [goods.many[0]!])
    for (let day = 0; day < 3; day += 1) {
      const { session, account } = shopper
      time.advance(10 * 24 * 60 * MINUTE)
      const reply = await buildCart(shopper, [goods.many[0]!])
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

  it('serves several tabs that wake up together: all of them are signed in, only one new id is issued', async () => {
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

  it('ends completely and without a deadlock when a stolen id of it is used while its owner signs out', async () => {
    const user = await buildUser(db)
    const conflicts: unknown[] = []
    listenForConflicts(shop.database.pool, (error) => conflicts.push(error))
    const first = shop.shopper('10.0.6.8')
    await signIn(first, user.login, { remember_me: true })
    const { account } = first
    time.advance(60 * MINUTE)
    const [early, late] = [shop.shopper('10.0.6.8'), shop.shopper('10.0.6.8')]
    for (const tab of [early, late]) await Object.assign(tab, { account }).call(testSession)
    time.advance(2 * MINUTE)
    // The use is written in the background: wait for it, so that it is not counted among the waiting statements.
    await late.call(testSession)
    const used = () =>
      count(`sessions where user_id = ${user.id} and last_seen_at = '${time.now().toISOString()}'`)
    await expect.poll(used).toBe(1)
    const holder = await shop.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from sessions where token_hash = $1 for update', [
      keyBytes(tokenKey(early.session!)),
    ])
    const untilWaiting = (waiting: number) =>
      expect
        .poll(
          () => count("pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
          {
            interval: 10,
          },
        )
        .toBe(waiting)
    const stolen = Object.assign(shop.shopper('10.0.6.9'), { account }).call(testSession)
    await untilWaiting(1)
    const left = late.call(logout)
    await untilWaiting(2)
    await holder.query('commit')
    holder.release()
    expect(
      [await stolen, await left].map(({ httpStatus, user: { userId } }) => [httpStatus, userId]),
    ).toEqual([
      [200, -1],
      [200, -1],
    ])
    expect(conflicts).toEqual([])
    const live = `user_id = ${user.id} and revoked_at is null`
    expect([await count(`sessions where ${live}`), await count(`account_tokens where ${live}`)]).toEqual([
      0, 0,
    ])
  })

  it('is taken for stolen when an id is used long after it was replaced: the whole family ends', async () => {
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
    expect((await buildCart(owner, [goods.many[0]!])).httpStatus).toBe(419)
  })

  it('is no longer accepted after 30 days', async () => {
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

  it('of a closed customer account opens no session', async () => {
    const user = await buildUser(db)
    const shopper = shop.shopper('10.0.6.9')
    await signIn(shopper, user.login, { remember_me: true })
    await db.execute(sql`update users set is_disabled = true where id = ${user.id}`)
    await expect.poll(async () => (await shopper.call(testSession)).user.userId).toBe(-1)
  })
})
