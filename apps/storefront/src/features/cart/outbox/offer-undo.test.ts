import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { useToasts } from '../../../lib/state/show-toast.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { buildLine } from '../../../testing/served-cart.ts'
import { offerUndo } from './offer-undo.ts'

const rice = buildLine(buildProduct(1, { name: 'Riso' }), 2)
const salt = buildLine(buildProduct(2, { name: 'Sale' }), 1)
const offered = () => useToasts.getState().toasts.map(({ text }) => text)

let client: QueryClient
const become = (changes: Parameters<typeof buildCart>[0]) =>
  client.setQueryData(cartKey(), buildCart({ cartId: 1, ...changes }))

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  useToasts.setState({ toasts: [] })
  become({ cartItems: [] })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

test('an undo stays while its cart changes otherwise, and goes when its line is back', () => {
  offerUndo(client, rice)
  become({ cartItems: [salt] })
  expect(offered()).toEqual([cartNoticeTexts.removed({ name: 'Riso' })])
  become({ cartItems: [salt, rice] })
  expect(offered()).toEqual([])
})

test('an undo goes with its cart, and never takes the one after it along', () => {
  offerUndo(client, rice)
  offerUndo(client, salt)
  become({ cartItems: [rice] })
  expect(offered()).toEqual([cartNoticeTexts.removed({ name: 'Sale' })])
  become({ cartId: 2, cartItems: [] })
  expect(offered()).toEqual([])
})
