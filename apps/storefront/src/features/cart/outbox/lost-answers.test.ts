import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { useUserStore } from '../../../lib/session/user-store.ts'
import { cartQuery } from '../../../lib/state/cart-query.ts'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { outboxOf } from './cart-outbox.ts'

const pasta = buildProduct(1)

/** How an answer is lost after the shop has done its work. */
type Loss = 'no network' | '503 after commit'

interface Item {
  productId: number
  itemId: number
  quantity: number
}

/** A shop that handles calls and remembers their keys, and loses answers when the test says so. */
function openShop() {
  const shop = {
    held: 0,
    loses: 0,
    how: 'no network' as Loss,
    /** Calls that are not handled, because the connection broke before. */
    drops: 0,
    keys: new Set<string>(),
    calls: [] as string[],
  }
  const cartNow = (): Cart => {
    const item = { itemId: 11, productId: 1, quantity: shop.held, product: pasta, notes: '', infos: {} }
    return buildCart({ cartItems: shop.held > 0 ? [item as unknown as CartItem] : [] })
  }
  const acts: Record<string, (item: Item) => void> = {
    '/cart/add': ({ quantity }) => (shop.held += quantity),
    '/cart/update': ({ quantity }) => (shop.held = quantity),
    '/cart/delete': () => (shop.held = 0),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/ebsn/api', '').replace(/\?.*/, '')
    const act = acts[path]
    if (act) {
      if (shop.drops-- > 0) throw new TypeError('fetch failed')
      shop.drops = 0
      shop.calls.push(path)
      const [item] = (JSON.parse(String(init.body)) as { items: Item[] }).items
      const key = new Headers(init.headers).get(REQUEST_KEY_HEADER)
      if (key === null || !shop.keys.has(key)) act(item!)
      if (key !== null) shop.keys.add(key)
      if (shop.loses-- > 0) {
        if (shop.how === 'no network') throw new TypeError('fetch failed')
        return new Response('{}', { status: 503, headers: { 'retry-after': '0' } })
      }
      shop.loses = 0
    }
    const response = { status: 0, errors: [], warnings: [], infos: [] }
    return new Response(JSON.stringify({ response, user: { userId: -1 }, data: cartNow() }))
  })
  return shop
}

let shop: ReturnType<typeof openShop>
beforeEach(() => {
  vi.useFakeTimers()
  const browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
  useUserStore.setState({ user: { userId: -1 } })
  shop = openShop()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openTab() {
  const client = createQueryClient()
  await client.fetchQuery(cartQuery())
  const outbox = outboxOf(client)
  const tap = async (quantity: number, seconds = 1) => {
    outbox.want(pasta, quantity)
    await pass(seconds)
  }
  return { outbox, tap }
}

async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
}

describe.each<Loss>(['no network', '503 after commit'])('a lost answer: %s', (how) => {
  beforeEach(() => (shop.how = how))

  test('the first tap of a product is counted once', async () => {
    const { tap, outbox } = await openTab()
    shop.loses = 2
    await tap(1)
    expect(outbox.isWaiting()).toBe(true)
    await pass(90)
    expect([shop.held, shop.calls, outbox.wanted()]).toEqual([1, ['/cart/add', '/cart/add', '/cart/add'], []])
  })

  test('a later tap sets the quantity instead of adding to it', async () => {
    const { tap, outbox } = await openTab()
    shop.loses = 1
    await tap(1)
    await tap(3, 90)
    expect([shop.held, outbox.wanted()]).toEqual([3, []])
  })

  test('removing the product again leaves none', async () => {
    const { tap, outbox } = await openTab()
    shop.loses = 1
    await tap(2)
    await tap(0, 90)
    expect([shop.held, outbox.wanted()]).toEqual([0, []])
  })

  test('a changed and a removed line are as wanted', async () => {
    shop.held = 4
    const { tap } = await openTab()
    shop.loses = 1
    await tap(6, 90)
    expect(shop.held).toBe(6)
    shop.loses = 1
    await tap(0, 90)
    expect(shop.held).toBe(0)
  })

  test('the same product tapped again later is another act', async () => {
    const { tap } = await openTab()
    shop.loses = 1
    await tap(1, 90)
    await tap(0, 2)
    await tap(1, 2)
    expect([shop.held, shop.keys.size]).toEqual([1, 2])
  })
})

test('a tap that did not reach the shop counts once it does, on top of what another device has added', async () => {
  const { tap } = await openTab()
  shop.drops = 1
  await tap(1)
  shop.held = 3
  await pass(90)
  expect(shop.held).toBe(4)
})

test('after the shop has forgotten the key the cart is fetched first', async () => {
  const { tap } = await openTab()
  shop.loses = 1
  await tap(1)
  vi.setSystemTime(Date.now() + 3_600_000)
  shop.keys.clear()
  await pass(90)
  expect(shop.held).toBe(1)
})
