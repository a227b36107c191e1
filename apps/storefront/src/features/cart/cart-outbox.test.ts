import { addItems, updateItems, viewCart, type Cart } from '@cambusa/contract/cart'
import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { keepUser, useUserStore } from '../../lib/session/user-store.ts'
import { outboxOf } from './cart-outbox.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'

const calls = vi.hoisted(() => ({
  answer: (_endpoint: AnyEndpoint, _options: unknown): unknown => undefined,
}))
vi.mock('../../lib/api/call.ts', () => ({
  call: async (endpoint: AnyEndpoint, options: unknown) => calls.answer(endpoint, options),
}))

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
  calls.answer = (endpoint, options) => {
    if (endpoint === viewCart) return customerCart
    if (endpoint !== addItems && endpoint !== updateItems) throw new Error(endpoint.url)
    const { items } = (
      options as { body: { items: { productId?: number; itemId?: number; quantity: number }[] } }
    ).body
    sent.push(
      ...items.map(({ productId, itemId, quantity }) => `${endpoint.url} ${productId ?? itemId}=${quantity}`),
    )
    return customerCart
  }
  useUserStore.setState({ user: { userId: -1 } })
})
afterEach(() => {
  vi.useRealTimers()
  useUserStore.setState({ user: null })
})

/** A visitor taps, and signs in before anything was sent. */
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
  // Each line asks for what sends it, which comes late.
  for (let lines = 0; lines < 2; lines += 1) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  return outbox
}

test('what a visitor tapped and was not sent yet goes into the customer’s cart after the login', async () => {
  const outbox = await tapAndSignIn(-1)
  expect(sent).toEqual(['/cart/add 1=2', '/cart/add 2=3'])
  expect(outbox.wanted()).toEqual([])
})

test('a line that the customer has already is raised to what was tapped, and never lowered', async () => {
  const less = { ...line(rice, 12), quantity: 1 }
  customerCart = buildCart({ cartId: 2, user: { userId: 7 }, cartItems: [line(pasta, 11), less] })
  const outbox = await tapAndSignIn(-1)
  expect(sent).toEqual(['/cart/update 12=3'])
  expect(outbox.wanted()).toEqual([])
})

test('what one customer tapped is not sent for another', async () => {
  const outbox = await tapAndSignIn(8)
  expect(sent).toEqual([])
  expect(outbox.wanted()).toEqual([])
})
