import { viewWithdrawal, withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/** What may be withdrawn from of an order, and how the money comes back. */
export const withdrawalQuery = (owner: string, orderId: number) =>
  queryOptions({
    queryKey: ordersKey(owner, 'withdrawal', orderId),
    queryFn: ({ signal }) => call(viewWithdrawal, { query: { order_id: orderId }, signal, quiet: true }),
    gcTime: 0,
  })

/** Declares a withdrawal; the form shows refusals. Returns the order with it. */
export function useWithdraw() {
  const client = useQueryClient()
  return async (body: BodyOf<typeof withdrawFromOrder>) => {
    const order = await call(withdrawFromOrder, { body, quiet: true })
    void client.invalidateQueries({ queryKey: ordersKey(currentOwner(), 'one', body.order_id) })
    return order
  }
}
