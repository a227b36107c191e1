import { listOrdersOfPoints } from '@cambusa/contract/orders/delivery-points'
import { listOrders, viewOrder } from '@cambusa/contract/orders/orders'
import { ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import type { OrderSearch } from './order-search.ts'

/** A page of the customer's orders, newest first. */
export function ordersQuery(owner: string, { view, page, from, to, min, max, product }: OrderSearch) {
  const colleagues = view === 'colleagues' || undefined
  const queryKey = ordersKey(owner, 'list', page ?? 1, from, to, min, max, product, colleagues)
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
          product,
          colleagues,
        },
        signal,
        quiet: true,
      }),
    placeholderData: keepOfSameOwner(queryKey),
  })
}

type Days = Pick<OrderSearch, 'from' | 'to'>

/** Where the customer's orders went, with their number and amount. */
export function deliveryPointsQuery(owner: string, { from, to }: Days) {
  const queryKey = ordersKey(owner, 'points', from, to)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { page_size: 1, order_from_date_filter: from, order_to_date_filter: to }
      return (await call(listOrdersOfPoints, { query, signal, quiet: true })).deliveryPoints
    },
    placeholderData: keepOfSameOwner(queryKey),
  })
}

/** A page of the orders that went to one delivery point, newest first. */
export function ordersOfPointQuery(
  owner: string,
  point: string,
  { page, from, to }: Days & { page?: number | undefined },
) {
  const [addressTypeId, addressId] = point.split('-').map(Number)
  return queryOptions({
    queryKey: ordersKey(owner, 'of-point', point, page ?? 1, from, to),
    queryFn: ({ signal }) =>
      call(listOrdersOfPoints, {
        query: {
          page: page ?? 1,
          page_size: ORDER_PAGE_SIZE,
          order_from_date_filter: from,
          order_to_date_filter: to,
          shipping_address_id_filter: addressId,
          shipping_address_type_filter: addressTypeId,
        },
        signal,
        quiet: true,
      }),
  })
}

/** One order with its lines, what came of them, and its history. */
export const orderQuery = (owner: string, orderId: number) =>
  queryOptions({
    queryKey: ordersKey(owner, 'one', orderId),
    queryFn: ({ signal }) =>
      call(viewOrder, { query: { order_id: orderId, show_replaced: true }, signal, quiet: true }),
  })
