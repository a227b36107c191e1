import { listPaymentTypes } from '@cambusa/contract/orders/checkout'
import type { Order } from '@cambusa/contract/orders/orders'
import {
  checkPayment,
  listSandboxCards,
  listStoredCards,
  removeStoredCard,
} from '@cambusa/contract/payments/payments'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ordersKey, ownKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** Polling intervals for the state of a payment, milliseconds: at first, and after a minute. */
const CHECK_MS = 3000
const LATER_CHECK_MS = 10_000
const SOON_CHECKS = 20

/** The customer's cards stored at the gateway. */
export const storedCardsQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'stored-cards'),
    queryFn: async ({ signal }) => (await call(listStoredCards, { signal, quiet: true })).auths,
  })

/** Cards of the demo gateway; none with a real one. */
export const sandboxCardsQuery = queryOptions({
  queryKey: ['sandbox-cards'],
  queryFn: async ({ signal }) => (await call(listSandboxCards, { signal, background: true })).cards,
  staleTime: Infinity,
})

/** The state of an order's payment; polled until the bank has answered. */
export const paymentCheckQuery = (owner: string, orderId: number, isWaiting: (order: Order) => boolean) =>
  queryOptions({
    queryKey: ordersKey(owner, 'payment', orderId),
    // A failed poll shows no message.
    queryFn: ({ signal, client, queryKey }) => {
      const background = client.getQueryData(queryKey) !== undefined
      return call(checkPayment, { body: { order_id: orderId }, signal, quiet: true, background })
    },
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data && !isWaiting(data.order)) return false
      return dataUpdateCount < SOON_CHECKS ? CHECK_MS : LATER_CHECK_MS
    },
  })

/** The payment types of an existing order. */
export const orderPaymentTypesQuery = (
  owner: string,
  { orderId, paymentTypeId }: Pick<Order, 'orderId' | 'paymentTypeId'>,
) =>
  queryOptions({
    queryKey: ordersKey(owner, 'payment-types', orderId, paymentTypeId),
    queryFn: async ({ signal }) =>
      (await call(listPaymentTypes, { query: { order_id: orderId }, signal, quiet: true })).paymentTypes,
  })

/** Removes a card from the gateway. A refusal is shown, and the list is reloaded. */
export function useRemoveCard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cardId: number) => call(removeStoredCard, { body: { user_payment_auth_id: cardId } }),
    onSuccess: ({ auths }) => void client.setQueryData(storedCardsQuery(currentOwner()).queryKey, auths),
    onError: () => void client.invalidateQueries({ queryKey: storedCardsQuery(currentOwner()).queryKey }),
  })
}
