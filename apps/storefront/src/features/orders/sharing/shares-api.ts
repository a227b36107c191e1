import {
  listOrderShares,
  orderDocument,
  shareOrder,
  sharedOrderDocument,
  unshareOrder,
  viewSharedOrder,
  type OrderShare,
} from '@cambusa/contract/orders/order-shares'
import type { OrderDocument } from '@cambusa/domain/orders/order-share'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callFile } from '../../../lib/api/call.ts'
import { ordersKey } from '../../../lib/api/query-keys.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'

/** The links to an order that are good, the newest first. */
export const sharesQuery = (owner: string, orderId: number) =>
  queryOptions({
    queryKey: ordersKey(owner, 'shares', orderId),
    queryFn: async ({ signal }) =>
      (await call(listOrderShares, { query: { order_id: orderId }, signal, quiet: true })).shares,
    staleTime: 0,
  })

const keepShares = (client: QueryClient, orderId: number, shares: OrderShare[]) =>
  client.setQueryData(sharesQuery(currentOwner(), orderId).queryKey, shares)

/** Makes a link to an order; a refusal is shown. */
export function useMakeShare(orderId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(shareOrder, { body: { order_id: orderId } }),
    onSuccess: ({ shares }) => keepShares(client, orderId, shares),
  })
}

/** Withdraws a link to an order; a refusal is shown. */
export function useWithdrawShare(orderId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (shareId: number) => call(unshareOrder, { body: { order_id: orderId, share_id: shareId } }),
    onSuccess: ({ shares }) => keepShares(client, orderId, shares),
  })
}

/** A document of an order that the customer sees. */
export const askForDocument = (orderId: number, kind: OrderDocument): Promise<Response> =>
  callFile(orderDocument, { query: { order_id: orderId, kind } })

/** The order of a link; its screen says itself that a link shows nothing. */
export const sharedOrderQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-order', token],
    queryFn: ({ signal }) =>
      call(viewSharedOrder, { query: { token }, signal, quiet: true, saysReason: true }),
    retry: false,
    staleTime: 0,
  })

/** A document of the order of a link. */
export const askForSharedDocument = (token: string, kind: OrderDocument): Promise<Response> =>
  callFile(sharedOrderDocument, { query: { token, kind }, saysReason: true })
