import { addItems, updateItems, viewCart, type Cart } from '@cambusa/contract/cart/cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { keepUser, useUserStore } from '../../../lib/session/user-store.ts'
import { outboxOf } from './cart-outbox.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'

const pasta = buildProduct(1)
const rice = buildProduct(2)
const line = (product: Cart['cartItems'][number]['product'], itemId: number) =>
  ({ itemId, productId: product.productId, quantity: 7, product }) as Cart['cartItems'][number]

let sent: string[] = []
let customerCart: Cart

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  customerCart = buildCart({ cartId: 2, user: { userId: 7 } })
  const browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = url.replace('/ebsn/api', '').replace(/\?.*/, '')
    if (path !== viewCart.url) noteSent(path, String(body))
    const response = { status: 0, errors: [], warnings: [], infos: [] }
    return new Response(JSON.stringify({ response, user: { userId: 7 }, data: customerCart }))
  })
  useUserStore.setState({ user: { userId: -1 } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useUserStore.setState({ user: null })
})

function noteSent(path: string, body: string) {
  if (path !== addItems.url && path !== updateItems.url) throw new Error(path)
  const { items } = JSON.parse(body) as {
    items: { productId?: number; itemId?: number; quantity: number }[]
  }
  sent.push(...items.map(({ productId, itemId, quantity }) => `${path} ${productId ?? itemId}=${quantity}`))
}

/** A visitor taps, and signs in before anything is sent. */
async function tapAndSignIn(userBefore: number) {
  useUserStore.setState({ user: { userId: userBefore } })
  const client = createQueryClient()
  client.setQueryData(cartKey(), buildCart({ user: { userId: userBefore } }))
  const outbox = outboxOf(client)
  outbox.want(pasta, 2)
  outbox.want(rice, 3)
  keepUser({ userId: 7 })
  client.setQueryData(cartKey(), customerCart)
  await vi.advanceTimersByTimeAsync(1_000)
  // Each line imports the code that sends it.
  for (let lines = 0; lines < 2; lines += 1) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  return outbox
}

test('a visitor’s unsent taps go into the customer’s cart after the login', async () => {
  const outbox = await tapAndSignIn(-1)
  expect(sent).toEqual(['/cart/add 1=2', '/cart/add 2=3'])
  expect(outbox.wanted()).toEqual([])
})

test('a line that the customer has already is raised to the tapped quantity, and never lowered', async () => {
  const less = { ...line(rice, 12), quantity: 1 }
  customerCart = buildCart({ cartId: 2, user: { userId: 7 }, cartItems: [line(pasta, 11), less] })
  const outbox = await tapAndSignIn(-1)
  expect(sent).toEqual(['/cart/update 12=3'])
  expect(outbox.wanted()).toEqual([])
})

test('the unsent taps of one customer are not sent for another', async () => {
  const outbox = await tapAndSignIn(8)
  expect(sent).toEqual([])
  expect(outbox.wanted()).toEqual([])
})
