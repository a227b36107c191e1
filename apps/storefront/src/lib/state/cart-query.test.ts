import type { Cart } from '@cambusa/contract/cart/cart'
import { afterEach, expect, test } from 'vitest'
import { keepCart } from './cart-query.ts'
import { createQueryClient } from '../api/query-client.ts'
import { cartKey } from '../api/query-keys.ts'
import { useUserStore } from '../session/user-store.ts'

afterEach(() => useUserStore.setState({ user: null }))

const cartOf = (userId: number, cartId: number, version: number) =>
  ({ cartId, version, user: { userId } }) as Cart

test('of two answers with the same cart the newer one is kept', () => {
  const client = createQueryClient()
  keepCart(client, cartOf(-1, 1, 5))
  keepCart(client, cartOf(-1, 1, 4))
  expect(client.getQueryData(cartKey())).toMatchObject({ version: 5 })
})

test('a visitor’s cart answered after the login does not replace the customer’s', () => {
  const client = createQueryClient()
  useUserStore.setState({ user: { userId: 7 } })
  keepCart(client, cartOf(7, 2, 1))
  keepCart(client, cartOf(-1, 1, 9))
  expect(client.getQueryData(cartKey())).toMatchObject({ cartId: 2 })
})
