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

/** Between two questions how a payment stands, milliseconds: at first, and after a minute. */
const CHECK_MS = 3000
const LATER_CHECK_MS = 10_000
const SOON_CHECKS = 20

/** Cards that the gateway keeps for this customer. */
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

/** How the payment of an order stands; asked again as long as the bank has not said. */
export const paymentCheckQuery = (owner: string, orderId: number, isWaiting: (order: Order) => boolean) =>
  queryOptions({
    queryKey: ordersKey(owner, 'payment', orderId),
    // Who waits is not told each time that something is asked.
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

/** Ways to pay an order that is there already. */
export const orderPaymentTypesQuery = (
  owner: string,
  { orderId, paymentTypeId }: Pick<Order, 'orderId' | 'paymentTypeId'>,
) =>
  queryOptions({
    queryKey: ordersKey(owner, 'payment-types', orderId, paymentTypeId),
    queryFn: async ({ signal }) =>
      (await call(listPaymentTypes, { query: { order_id: orderId }, signal, quiet: true })).paymentTypes,
  })

/** The gateway forgets a card. A refusal is told, and the list shows how it is now. */
export function useRemoveCard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cardId: number) => call(removeStoredCard, { body: { user_payment_auth_id: cardId } }),
    onSuccess: ({ auths }) => void client.setQueryData(storedCardsQuery(currentOwner()).queryKey, auths),
    onError: () => void client.invalidateQueries({ queryKey: storedCardsQuery(currentOwner()).queryKey }),
  })
}
