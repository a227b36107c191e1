import { updateCartInfo, updateItemInfos, viewCart, type Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { unsentNoteTexts } from '@cambusa/messages/it/cart/unsent-notes'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { keepUser, useUserStore } from '../../../lib/session/user-store.ts'
import { useToasts } from '../../../lib/state/show-toast.ts'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { keepUnsentInfos } from './send-infos.ts'
import { unsentInfos, type UnsentInfo } from './unsent-infos.ts'

const anna = { userId: 7, companyId: 1 }
const ham = buildProduct(1)
const line = { productId: ham.productId, notes: '', name: ham.name }
let browser: ReturnType<typeof fakeBrowser>
/** The notes that the shop has. */
let held: { order: string; ham: string | undefined }
let sent: [string, object][]

const cartNow = (): Cart => {
  const infos = held.ham ? { note: held.ham } : {}
  const item = { itemId: 11, productId: ham.productId, quantity: 2, product: ham, notes: '', infos }
  return buildCart({
    user: anna,
    cartInfos: { order_note: held.order },
    cartItems: held.ham === undefined ? [] : [item as unknown as CartItem],
  })
}

beforeEach(() => {
  browser = fakeBrowser()
  held = { order: '', ham: '' }
  sent = []
  useUserStore.setState({ user: null })
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = url.replace('/ebsn/api', '').replace(/\?.*/, '')
    if (path !== viewCart.url) sent.push([path, JSON.parse(String(body)) as object])
    const response = { status: 0, errors: [], warnings: [], infos: [] }
    return new Response(JSON.stringify({ response, user: anna, data: cartNow() }))
  })
})

/** What a page without a network has left behind. */
async function leave(...infos: UnsentInfo[]) {
  keepUser(anna)
  await keepUnsentInfos(createQueryClient())
  infos.forEach(unsentInfos.note)
  const key = browser.local.key(0)!
  const kept = browser.local.getItem(key)!
  keepUser({ userId: -1 })
  browser.local.setItem(key, kept)
  useUserStore.setState({ user: null })
}

async function openPage() {
  const client = createQueryClient()
  keepUser(anna)
  client.setQueryData(cartKey(), cartNow())
  await keepUnsentInfos(client)
  const shown = client.getQueryData<Cart>(cartKey())!
  await vi.waitFor(() => expect(browser.local.length).toBe(0))
  return shown
}
const told = () => useToasts.getState().toasts.map(({ text }) => text)

test('notes that an earlier page could not send are on screen, and are sent once in their order', async () => {
  await leave(
    { line, info: 'note', from: '', value: 'sottile' },
    { line: null, info: 'order_note', from: '', value: 'Suonare due volte' },
  )
  const shown = await openPage()
  expect([shown.cartInfos['order_note'], shown.cartItems[0]!.infos['note']]).toEqual([
    'Suonare due volte',
    'sottile',
  ])
  expect(sent).toEqual([
    [updateItemInfos.url, { items: [{ itemId: 11, infos: { note: 'sottile' } }] }],
    [updateCartInfo.url, { property: 'order_note', value: 'Suonare due volte' }],
  ])
  expect(told()).toEqual([])
})

test('what another device has written meanwhile is told word for word, and a note of a line that is gone too', async () => {
  await leave(
    { line: null, info: 'order_note', from: '', value: 'Suonare due volte' },
    { line, info: 'note', from: '', value: 'sottile' },
  )
  held = { order: 'Citofono rotto', ham: undefined }
  await openPage()
  expect(sent.map(([path]) => path)).toEqual([updateCartInfo.url])
  expect(told()).toEqual([
    unsentNoteTexts.orderNoteChanged({ before: 'Citofono rotto' }),
    unsentNoteTexts.lineGone({ name: ham.name, value: 'sottile' }),
  ])
})
