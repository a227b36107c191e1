import { logout } from '@cambusa/contract/people/auth'
import {
  addItems,
  deleteItems,
  emptyCart,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart/cart'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { selectStore } from '@cambusa/contract/delivery/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCartShop } from '../../testing/cart-shop.ts'
import { buildCart } from '../../testing/factories/carts.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { keyBytes, tokenKey } from '../auth/session-tokens.ts'
import { removeLostCarts } from './cart.service.ts'

const { shop, goods } = await openCartShop()
const { db, time } = shop
const query = (text: string) => shop.database.pool.query<{ n: number }>(text)
const DAY = 86_400_000

/** A copy of the browser with its session and account ids of this moment, for calls that are sent with them later. */
function copyOf({ session, account }: Shopper): Shopper {
  const copy = shop.shopper()
  copy.session = session
  copy.account = account
  return copy
}

/** A visitor with an id and perhaps products in the cart; calls that are sent now keep the current id. */
async function visitorWith(productIds: readonly number[]): Promise<Shopper> {
  const visitor = shop.shopper()
  await visitor.call(viewCart)
  if (productIds.length > 0) await buildCart(visitor, productIds)
  return visitor
}

const productsIn = async (shopper: Shopper) =>
  (await shopper.call(viewCart)).data!.cartItems.map(({ productId }) => productId).sort((a, b) => a - b)

const ADDS = 60

/** Signs a visitor in while adds are in flight; returns the replies to them, and the customer's browser. */
async function addWhileSigningIn(productsBefore: readonly number[]) {
  const user = await buildUser(db)
  const browser = await visitorWith(productsBefore)
  const wanted = goods.many.slice(20, 20 + ADDS)
  const adds = wanted.map(async (productId, position) => {
    const late = copyOf(browser)
    // Spread over the time that a sign-in takes, so that some come before, some during and some after it.
    await new Promise((resolve) => setTimeout(resolve, position * 2))
    return { productId, reply: await buildCart(late, [productId]) }
  })
  const signedIn = copyOf(browser)
  const [replies] = await Promise.all([Promise.all(adds), signIn(signedIn, user.login)])
  const [afterwards] = goods.many.slice(100)
  replies.push({ productId: afterwards!, reply: await buildCart(copyOf(browser), [afterwards!]) })
  return { replies, signedIn, browser }
}

describe('adds that are in flight while a visitor signs in', () => {
  it.each([
    ['with a cart', [0, 1, 2]],
    ['with no cart yet', []],
  ])(
    'are in the customer’s cart or refused with 409, %s; repeated signed in they count',
    async (_, before) => {
      const already = before.map((position) => goods.many[position]!)
      for (let round = 0; round < 3; round += 1) {
        const { replies, signedIn } = await addWhileSigningIn(already)
        const answered = replies.filter(({ reply }) => reply.httpStatus === 200)
        const refused = replies.filter(({ reply }) => reply.httpStatus !== 200)
        expect(new Set(refused.map(({ reply }) => reply.httpStatus))).toEqual(new Set([409]))
        expect(new Set(refused.flatMap(({ reply }) => reply.codes))).toEqual(new Set(['cart.visitorMerged']))
        const kept = [...already, ...answered.map(({ productId }) => productId)].sort((a, b) => a - b)
        expect(await productsIn(signedIn)).toEqual(kept)
        for (const { productId } of refused) {
          expect((await buildCart(signedIn, [productId])).response.status).toBe(0)
        }
        expect(await productsIn(signedIn)).toHaveLength(already.length + ADDS + 1)
      }
      expect((await query('select count(*)::int n from carts where user_id is null')).rows[0]!.n).toBe(0)
    },
  )

  it('are waited for by the sign-in while another call is creating the cart', async () => {
    const user = await buildUser(db)
    const visitor = await visitorWith([])
    const customer = copyOf(visitor)
    const other = await shop.database.pool.connect()
    try {
      await other.query('begin')
      await other.query(
        `with made as (insert into carts (visitor_hash, store_id, warehouse_id) values ($1, 5, 1) returning id)
         insert into cart_items (cart_id, product_id, quantity) select id, $2, 1 from made`,
        [keyBytes(tokenKey(visitor.session!)), goods.wine],
      )
      const signingIn = signIn(customer, user.login)
      // Far longer than a sign-in takes that does not wait.
      await new Promise((resolve) => setTimeout(resolve, 400))
      await other.query('commit')
      await signingIn
    } finally {
      other.release()
    }
    expect(await productsIn(customer)).toEqual([goods.wine])
  })

  it('negative control: adds get 200 and are lost where the database does not refuse them', async () => {
    await query('alter table carts disable trigger carts_visitor_merged')
    try {
      const { replies, signedIn } = await addWhileSigningIn([])
      const kept = await productsIn(signedIn)
      const lost = replies.filter(
        ({ productId, reply }) => reply.httpStatus === 200 && !kept.includes(productId),
      )
      expect(lost.length).toBeGreaterThan(0)
    } finally {
      await query('alter table carts enable trigger carts_visitor_merged')
      await query('delete from carts where user_id is null')
    }
  })
})

describe('the id of a visitor who has signed in', () => {
  let visitor: Shopper
  let customer: Shopper
  let itemId: number

  beforeEach(async () => {
    const user = await buildUser(db)
    visitor = await visitorWith([goods.wine])
    itemId = (await visitor.call(viewCart)).data!.cartItems[0]!.itemId
    customer = copyOf(visitor)
    await signIn(customer, user.login)
  })

  it('reads as a visitor with an empty cart', async () => {
    const reply = await visitor.call(viewCart)
    expect(reply).toMatchObject({
      httpStatus: 200,
      user: { userId: -1 },
      data: { cartId: 0, totalItems: 0 },
    })
  })

  it('writes nothing any more, neither into a new cart nor into the customer’s', async () => {
    const productId = goods.few
    const items = [{ productId, quantity: 1 }]
    const before = await customer.call(viewCart)
    const lines = before.data!.cartItems.map((line) => line.itemId)
    const writes = [
      () => visitor.call(addItems, { body: { items } }),
      () => visitor.call(addQuickOrder, { body: { items } }),
      ...[itemId, ...lines].flatMap((id) => [
        () => visitor.call(updateItems, { body: { items: [{ itemId: id, quantity: 3 }] } }),
        () => visitor.call(updateItemInfos, { body: { items: [{ itemId: id, infos: { note: 'x' } }] } }),
        () => visitor.call(deleteItems, { body: { items: [{ itemId: id }] } }),
      ]),
      () => visitor.call(emptyCart),
      () => visitor.call(updateCartInfo, { body: { property: 'order_note', value: 'x' } }),
      () => visitor.call(selectStore, { query: { store_id: 6 } }),
    ]
    for (const write of writes) {
      const reply = await write()
      expect([reply.httpStatus, reply.codes]).toEqual([409, ['cart.visitorMerged']])
      expect(reply.data).toBeUndefined()
    }
    expect((await customer.call(viewCart)).data).toEqual(before.data)
    expect((await query('select count(*)::int n from carts where user_id is null')).rows[0]!.n).toBe(0)
  })

  it('is not used by the browser again: after the logout it has another one, with which it can add', async () => {
    await customer.call(logout)
    expect(customer.session).not.toBe(visitor.session)
    expect((await buildCart(customer, [goods.few])).response.status).toBe(0)
    expect(await productsIn(customer)).toEqual([goods.few])
  })

  it('is deleted after 30 days, like an abandoned cart', async () => {
    const count = async () => (await query('select count(*)::int n from merged_visitors')).rows[0]!.n
    const before = await count()
    time.advance(29 * DAY)
    await removeLostCarts(db, time.now())
    expect(await count()).toBe(before)
    time.advance(2 * DAY)
    await removeLostCarts(db, time.now())
    expect(await count()).toBe(0)
  })
})

describe('a sign-in that fails', () => {
  afterEach(() => query('alter table cart_items drop constraint if exists merge_fails'))

  it('with a wrong password leaves the visitor’s cart in use', async () => {
    const user = await buildUser(db)
    const visitor = await visitorWith([goods.wine])
    const reply = await signIn(copyOf(visitor), user.login, { password: 'sbagliata' })
    expect(reply.codes).toEqual(['auth.wrongCredentials'])
    expect((await buildCart(visitor, [goods.few])).response.status).toBe(0)
    expect(await productsIn(visitor)).toHaveLength(2)
  })

  it('because the cart cannot be merged loses nothing: the visitor goes on, and the next sign-in merges it', async () => {
    const user = await buildUser(db)
    const visitor = await visitorWith([goods.wine])
    await query('alter table cart_items add constraint merge_fails check (quantity < 2) not valid')
    const home = shop.shopper()
    await signIn(home, user.login)
    await buildCart(home, [goods.wine])
    const failed = await signIn(copyOf(visitor), user.login)
    expect(failed.httpStatus).toBe(500)
    await query('alter table cart_items drop constraint merge_fails')
    expect(await productsIn(visitor)).toEqual([goods.wine])
    expect((await buildCart(visitor, [goods.few])).response.status).toBe(0)
    const customer = copyOf(visitor)
    await signIn(customer, user.login)
    const quantities = (await customer.call(viewCart)).data!.cartItems.map(({ quantity }) => quantity)
    expect(quantities.toSorted((a, b) => a - b)).toEqual([1, 2])
  })
})
