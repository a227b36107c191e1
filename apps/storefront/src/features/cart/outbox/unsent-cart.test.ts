import { addItems, updateItems, viewCart, type Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { loseSession } from '../../../lib/session/session-loss.ts'
import { keepUser, useUserStore } from '../../../lib/session/user-store.ts'
import { cartQuery } from '../../../lib/state/cart-query.ts'
import { useToasts } from '../../../lib/state/show-toast.ts'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { importSending, outboxOf } from './cart-outbox.ts'
import { keepUnsentCart } from './unsent-cart.ts'

const anna = { userId: 7, companyId: 1 }
const pasta = buildProduct(1)
const rice = buildProduct(2)
let browser: ReturnType<typeof fakeBrowser>
let isOnline: boolean
/** The cart of the shop: quantities by product. */
let held: Map<number, number>
let sent: string[]
/** Names that an open page holds. */
let open: Set<string>

const item = (productId: number, quantity: number) =>
  ({
    itemId: 10 + productId,
    productId,
    quantity,
    product: productId === 1 ? pasta : rice,
    notes: '',
    infos: {},
  }) as unknown as CartItem
const cartNow = (): Cart =>
  buildCart({ user: anna, cartItems: [...held].map(([productId, quantity]) => item(productId, quantity)) })

beforeAll(importSending)
beforeEach(() => {
  vi.useFakeTimers()
  browser = fakeBrowser()
  isOnline = true
  held = new Map()
  sent = []
  open = new Set()
  useUserStore.setState({ user: null })
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('sessionStorage', browser.tab)
  const request = async (name: string, _: unknown, given: (lock: object | null) => unknown) => {
    if (open.has(name)) return given(null)
    open.add(name)
    return given({})
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!isOnline) throw new TypeError('no network')
    const path = url.replace('/ebsn/api', '').replace(/\?.*/, '')
    const [line] = body ? (JSON.parse(String(body)) as { items: CartItem[] }).items : []
    if (path === addItems.url) held.set(line!.productId, (held.get(line!.productId) ?? 0) + line!.quantity)
    if (path === updateItems.url) held.set(line!.itemId - 10, line!.quantity)
    if (path !== viewCart.url) sent.push(path)
    const response = { status: 0, errors: [], warnings: [], infos: [] }
    return new Response(JSON.stringify({ response, user: anna, data: cartNow() }))
  })
})
afterEach(() => void vi.useRealTimers())

/** A page that this shopper opens. */
async function openPage(user: typeof anna | { userId: number } = anna) {
  const client = createQueryClient()
  client.setQueryData(cartQuery().queryKey, cartNow())
  keepUser(user)
  await keepUnsentCart(client)
  return { client, outbox: outboxOf(client) }
}

/** The page is closed: nothing of its memory is left. */
function closePage({ outbox }: Awaited<ReturnType<typeof openPage>>) {
  const kept = browser.local
  const copy = Array.from({ length: kept.length }, (_, at) => kept.key(at)!).map(
    (key) => [key, kept.getItem(key)!] as const,
  )
  outbox.clear()
  copy.forEach(([key, value]) => kept.setItem(key, value))
  open.clear()
  useUserStore.setState({ user: null })
}

/** So long lines are collected, and a little more. */
const QUIET_MS = 300

async function tapWithoutNetwork() {
  const page = await openPage()
  isOnline = false
  page.outbox.want(pasta, 3)
  page.outbox.want(rice, 1)
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  closePage(page)
}

describe('taps that could not be sent', () => {
  it('are on screen again after a reload, and are sent once when the network is back', async () => {
    await tapWithoutNetwork()
    const { outbox } = await openPage()
    expect(outbox.wanted().map(({ quantity }) => quantity)).toEqual([3, 1])
    isOnline = true
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    expect(sent).toEqual([addItems.url, addItems.url])
    expect([...held]).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(browser.local.length).toBe(0)
  })

  it('are taken over from a tab that was closed, never from one that is open', async () => {
    await tapWithoutNetwork()
    browser.tab.clear()
    const { outbox } = await openPage()
    expect(outbox.wanted()).toHaveLength(2)
    browser.tab.clear()
    useUserStore.setState({ user: null })
    expect((await openPage()).outbox.wanted()).toEqual([])
  })

  it('set what another device has changed meanwhile, and say so; its other lines stay', async () => {
    held.set(1, 1)
    await tapWithoutNetwork()
    held.set(1, 8).set(3, 5)
    isOnline = true
    await openPage()
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    expect(sent).toEqual([updateItems.url, addItems.url])
    expect([...held]).toEqual([
      [1, 3],
      [3, 5],
      [2, 1],
    ])
    const { toasts } = useToasts.getState()
    expect(toasts.map(({ text }) => text)).toContain(cartNoticeTexts.changedMeanwhile({ name: pasta.name }))
  })

  it('are nobody else’s, and a logout drops them', async () => {
    await tapWithoutNetwork()
    expect((await openPage({ userId: 8 })).outbox.wanted()).toEqual([])
    expect(browser.local.length).toBe(0)
    const page = await openPage()
    isOnline = false
    page.outbox.want(pasta, 2)
    expect(browser.local.length).toBe(1)
    keepUser({ userId: -1 })
    expect(browser.local.length).toBe(0)
  })

  it('of a customer whose login has ended are sent for nobody else, and after their login', async () => {
    const page = await openPage()
    isOnline = false
    page.outbox.want(pasta, 3)
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    isOnline = true
    loseSession({ ask: false, tell: false })
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    closePage(page)
    const later = await openPage({ userId: -1 })
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    expect([sent, later.outbox.wanted(), browser.local.length]).toEqual([[], [], 1])
    keepUser(anna)
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    expect([sent, [...held], browser.local.length]).toEqual([[addItems.url], [[1, 3]], 0])
  })
})
