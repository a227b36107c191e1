import { testSession } from '@cambusa/contract/people/auth'
import { viewCart } from '@cambusa/contract/cart/cart'
import { expect, it } from 'vitest'
import { openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { removeLostCarts } from '../cart/cart.service.ts'
import { removeEndedSessions } from './housekeeping.service.ts'

const { shop, goods } = await openCartShop()
const { db, time } = shop
const DAY = 86_400_000

async function counts() {
  const { rows } = await shop.database.pool.query<Record<string, number>>(
    `select (select count(*)::int from sessions) sessions, (select count(*)::int from account_tokens) accounts,
       (select count(*)::int from login_attempts) attempts, (select count(*)::int from carts) carts`,
  )
  return rows[0]
}

it('deletes what nobody can use any more and keeps what somebody still can', async () => {
  const user = await buildUser(db)
  const customer = shop.shopper()
  await signIn(customer, user.login, { password: 'sbagliata' })
  await signIn(shop.shopper(), user.login, { remember_me: true })
  await buildCart(shop.shopper(), [goods.wine])
  time.advance(20 * DAY)
  await signIn(customer, user.login, { remember_me: true })
  await buildCart(customer, [goods.wine])
  const visitor = shop.shopper()
  await buildCart(visitor, [goods.wine])
  time.advance(11 * DAY)
  expect(await counts()).toEqual({ sessions: 2, accounts: 2, attempts: 0, carts: 3 })
  for (let run = 0; run < 2; run += 1) {
    await removeEndedSessions(db, time.now())
    await removeLostCarts(db, time.now())
    expect(await counts()).toEqual({ sessions: 1, accounts: 1, attempts: 0, carts: 2 })
  }
  expect((await customer.call(testSession)).user.userId).toBe(user.id)
  expect((await visitor.call(viewCart)).data?.totalItems).toBe(1)
})
