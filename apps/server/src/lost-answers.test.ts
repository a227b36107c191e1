import { login } from '@cambusa/contract/people/auth'
import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { listAddresses, updateAddress } from '@cambusa/contract/delivery/delivery'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { repeatedWrites } from '@cambusa/contract/repeated-writes'
import { REQUEST_KEY_HEADER, REQUEST_KEY_KEPT_MS } from '@cambusa/contract/request-key'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keyBytes, tokenKey } from './modules/auth/session-tokens.ts'
import { makeExportJob } from './modules/exports/export.job.ts'
import { forgetCardJob } from './modules/gateways/forget-card.job.ts'
import { cutStatements } from './testing/cut-statements.ts'
import { TEST_PASSWORD } from './testing/factories/users.ts'
import { openOutbox } from './testing/kept-mails.ts'
import { cartWrites } from './testing/lost-answers/cart-writes.ts'
import { companyWrites } from './testing/lost-answers/company-writes.ts'
import { doorWrites } from './testing/lost-answers/door-writes.ts'
import { listWrites } from './testing/lost-answers/list-writes.ts'
import { orderWrites } from './testing/lost-answers/order-writes.ts'
import { peopleWrites } from './testing/lost-answers/people-writes.ts'
import { changedRows, wholeShop } from './testing/lost-answers/whole-shop.ts'
import { openWorld, sending, type World } from './testing/lost-answers/world.ts'
import { openPaymentShop } from './testing/payments/payment-shop.ts'
import type { Reply, Shopper } from './testing/test-shopper.ts'

const acts = {
  ...cartWrites,
  ...companyWrites,
  ...doorWrites,
  ...listWrites,
  ...orderWrites,
  ...peopleWrites,
}
const againOf = (name: string) => repeatedWrites[name]!.again
const written = Object.keys(repeatedWrites).filter((name) => againOf(name) !== 'older')

const cuts = cutStatements()
let world: World
beforeAll(async () => {
  afterAll(cuts.end)
  const shop = await openPaymentShop()
  await openOutbox(shop.test.database, forgetCardJob.name, makeExportJob.name)
  world = openWorld(shop)
})

let keys = 0
const newKey = () => ({ [REQUEST_KEY_HEADER]: `test-key-of-one-act-${(keys += 1) + 1000}` })
const NEW_ADDRESS = {
  addressName: 'Cucina',
  address1: 'Via Emilia',
  addressNumber: '3',
  postalCode: '40122',
  city: 'Bologna',
  province: 'BO',
  acceptNotValidated: true,
}
const oneWine = (quantity = 1) => [{ productId: world.shop.goods.wine, quantity }]
const held = async (shopper: Shopper) =>
  (await shopper.call(viewCart)).data!.cartItems.map(({ quantity }) => quantity)
/** Retries until the pool has noticed the lost connection. */
const untilAnswered = (send: () => Promise<Reply<unknown>>) =>
  vi.waitFor(async () => {
    const reply = await send()
    if (reply.httpStatus >= 500) throw new Error('not back yet')
    return reply
  })
const refusals = (name: string, { httpStatus, response }: Reply<unknown>) =>
  httpStatus === 200 && response.errors.length === 0 ? [] : [{ name, httpStatus, errors: response.errors }]
const said = ({ data, codes }: Reply<unknown>) => ({
  codes,
  data: JSON.parse(JSON.stringify(data ?? null), (name, value: unknown) =>
    name === 'version' ? undefined : value,
  ) as unknown,
})

it('every write of the storefront has its act here', () => {
  expect(Object.keys(acts).sort()).toEqual(written.sort())
})

describe('a call repeated after a lost answer', () => {
  it('does nothing twice, and is not refused because it was done', async () => {
    const sends: { name: string; send: () => Promise<Reply<unknown>>; first?: Reply<unknown> }[] = []
    for (const name of written) {
      const send = await acts[name]!(world)
      const headers = againOf(name) === 'key' ? newKey() : undefined
      sends.push({ name, send: () => send(headers) })
    }
    for (const sent of sends) sent.first = await sent.send()
    expect(sends.flatMap(({ name, first }) => refusals(name, first!))).toEqual([])
    const before = await wholeShop(world.shop.test.database)
    for (const { name, send, first } of sends) {
      const second = await send()
      // The first one ended the session, so the current one is read again.
      if (name === 'companiesChange' || name === 'userBoardLeave') expect(second.httpStatus).toBe(419)
      // The code is good once: the shopper presses the button again.
      else if (name === 'authSsoLogin') expect(second.codes).toEqual(['sso.codeEnded'])
      else expect(refusals(name, second)).toEqual([])
      if (againOf(name) === 'key') expect([name, said(second)]).toEqual([name, said(first!)])
    }
    expect(changedRows(before, await wholeShop(world.shop.test.database))).toEqual([])
  })

  it('without its key does something twice, or is refused, for each keyed call', async () => {
    for (const name of written.filter((write) => againOf(write) === 'key')) {
      const send = await acts[name]!(world)
      await send()
      const before = await wholeShop(world.shop.test.database)
      const second = await send()
      const changed = changedRows(before, await wholeShop(world.shop.test.database))
      expect([name, changed.length + second.response.errors.length]).not.toEqual([name, 0])
    }
  })

  it('after the server died at any of its statements: done once', async () => {
    const address = { ...NEW_ADDRESS, addressName: 'Una sola' }
    for (let at = 1, seen = at; at <= seen; at += 1) {
      const { shopper } = await world.customer()
      const key = newKey()
      const send = sending(shopper, updateAddress, { body: { address } })
      seen = await cuts.dying(at, 'after', () => send(key).catch(() => undefined))
      expect((await untilAnswered(() => send(key))).codes).toEqual(['address.saved'])
      const { addresses } = (await shopper.call(listAddresses, { query: {} })).data!
      expect(addresses.filter(({ addressName }) => addressName === 'Una sola')).toHaveLength(1)
    }
    for (let at = 1, seen = at; at <= seen; at += 1) {
      const visitor = await world.visitor()
      const key = newKey()
      const send = sending(visitor, addItems, { body: { items: oneWine() } })
      seen = await cuts.dying(at, 'after', () => send(key).catch(() => undefined))
      expect((await untilAnswered(() => send(key))).response.errors).toEqual([])
      expect(await held(visitor)).toEqual([1])
    }
  })

  it('while the first is still running: one does the work, all get the same answer', async () => {
    const visitor = await world.visitor()
    const add = sending(visitor, addItems, { body: { items: oneWine() } })
    const quick = sending(visitor, addQuickOrder, { body: { items: oneWine() } })
    for (const send of [add, quick]) {
      const key = newKey()
      const replies = await Promise.all(Array.from({ length: 6 }, () => send(key)))
      expect(replies.flatMap((reply) => refusals('add', reply))).toEqual([])
    }
    expect(await held(visitor)).toEqual([2])
    const { shopper } = await world.customer()
    const save = sending(shopper, updateAddress, { body: { address: NEW_ADDRESS } })
    const key = newKey()
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(key)))
    expect(new Set(replies.map((reply) => JSON.stringify(said(reply)))).size).toBe(1)
    expect((await shopper.call(listAddresses, { query: {} })).data!.addresses).toHaveLength(2)
  })
})

describe('a key', () => {
  const add = (shopper: Shopper, key: Record<string, string>, quantity = 1) =>
    sending(shopper, addItems, { body: { items: oneWine(quantity) } })(key)

  it('belongs to its owner: for another one it is a new key', async () => {
    const [one, other] = [await world.visitor(), await world.visitor()]
    const key = newKey()
    await add(one, key)
    await add(other, key)
    expect([await held(one), await held(other)]).toEqual([[1], [1]])
  })

  it('stays valid when a visitor signs in, with what he added', async () => {
    const { login: name } = await world.customer()
    const visitor = await world.visitor()
    const key = newKey()
    await add(visitor, key, 2)
    await visitor.call(login, { body: { login: name, password: TEST_PASSWORD } })
    expect((await add(visitor, key, 2)).response.errors).toEqual([])
    expect((await held(visitor)).toSorted((a, b) => a - b)).toEqual([2, 20])
  })

  it('is refused with another body or another call, and when it is invalid', async () => {
    const visitor = await world.visitor()
    const key = newKey()
    await add(visitor, key)
    const changed = await add(visitor, key, 2)
    expect([changed.httpStatus, changed.codes]).toEqual([409, ['request.keyReused']])
    const other = await sending(visitor, addQuickOrder, { body: { items: oneWine() } })(key)
    expect([other.httpStatus, other.codes]).toEqual([409, ['request.keyReused']])
    expect((await add(visitor, { [REQUEST_KEY_HEADER]: 'short' })).httpStatus).toBe(400)
    expect(await held(visitor)).toEqual([1])
  })

  it('is not stored for a refused call, which can be corrected', async () => {
    const visitor = await world.visitor()
    const key = newKey()
    const productId = world.shop.goods.apples
    const send = () => sending(visitor, addItems, { body: { items: [{ productId, quantity: 2 }] } })(key)
    const { pool } = world.shop.test.database
    await pool.query('update stock set quantity = 0 where product_id = $1', [productId])
    expect((await send()).response.errors).not.toEqual([])
    await pool.query('update stock set quantity = 50 where product_id = $1', [productId])
    expect((await send()).response.errors).toEqual([])
    expect(await held(visitor)).toEqual([2])
  })

  it('is remembered for an hour, and for each owner only the newest 500', async () => {
    const { test, runScheduledJob, row } = world.shop
    const visitor = await world.visitor()
    await add(visitor, newKey())
    const owned = async () =>
      (
        await row<{ n: number }>('select count(*)::int n from request_keys where owner = $1', [
          keyBytes(tokenKey(visitor.session!)),
        ])
      ).n
    test.time.advance(REQUEST_KEY_KEPT_MS - 1000)
    await runScheduledJob('remove-old-request-keys')
    expect(await owned()).toBe(1)
    await test.database.pool.query(
      `insert into request_keys (owner, key, call, created_at)
       select owner, int4send(n), call, created_at + n * interval '1 ms' from request_keys, generate_series(1, 600) n
       where owner = $1`,
      [keyBytes(tokenKey(visitor.session!))],
    )
    await runScheduledJob('remove-old-request-keys')
    expect(await owned()).toBe(500)
    test.time.advance(2_000)
    await runScheduledJob('remove-old-request-keys')
    expect(await owned()).toBe(0)
  })
})
