import { listOrders, viewOrder } from '@cambusa/contract/orders'
import { ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { OrderSearch } from './order-search.ts'

const ORDERS = 'orders'

/** A page of the customer's orders, newest first. */
export const ordersQuery = ({ page, from, to, min, max }: OrderSearch) =>
  queryOptions({
    queryKey: [ORDERS, 'list', page ?? 1, from, to, min, max] as const,
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
    placeholderData: keepPreviousData,
  })

/** One order with its lines and history. */
export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: [ORDERS, 'one', orderId] as const,
    queryFn: ({ signal }) => call(viewOrder, { query: { order_id: orderId }, signal, quiet: true }),
  })
