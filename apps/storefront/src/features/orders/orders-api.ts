import { listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import { ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import type { OrderSearch } from './order-search.ts'

/** A page of the customer's orders, newest first. */
export function ordersQuery(owner: string, { page, from, to, min, max }: OrderSearch) {
  const queryKey = ordersKey(owner, 'list', page ?? 1, from, to, min, max)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(listOrders, {
        query: {
          page: page ?? 1,
          page_size: ORDER_PAGE_SIZE,
          show_pending: true,
          from_date: from,
          to_date: to,
          from_gross_total: min,
          to_gross_total: max,
        },
        signal,
        quiet: true,
      }),
    placeholderData: keepOfSameOwner(queryKey),
  })
}

/** One order with its lines and history. */
export const orderQuery = (owner: string, orderId: number) =>
  queryOptions({
    queryKey: ordersKey(owner, 'one', orderId),
    queryFn: ({ signal }) => call(viewOrder, { query: { order_id: orderId }, signal, quiet: true }),
  })
