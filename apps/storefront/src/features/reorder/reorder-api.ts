import { previewReorder } from '@cambusa/contract/cart/reorder'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'

/** What ordering an order again would add now; each opening asks anew, as it depends on the cart. */
export const reorderQuery = (owner: string, orderId: number, opening: number) =>
  queryOptions({
    queryKey: ordersKey(owner, 'again', orderId, opening),
    queryFn: ({ signal }) => call(previewReorder, { query: { order_id: orderId }, signal, quiet: true }),
    gcTime: 0,
    staleTime: Infinity,
  })
