import { addOrderNote, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import type { OrderNote } from '@cambusa/contract/orders/order-afterwards'
import type { Order } from '@cambusa/contract/orders/orders'
import type { WrittenNote } from '@cambusa/domain/orders/order-note'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api/call.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'

/**
 * Saves the rating of an order, quietly and one call after the other: the first writes it, later ones change it. Refusals
 * and lost calls are shown in place, and what was chosen stays.
 */
export function useSaveNote({ orderId, note }: Order) {
  const client = useQueryClient()
  const known = useRef(note?.noteId)
  const show = (saved: OrderNote) => {
    known.current = saved.noteId
    client.setQueriesData<Order>(
      { queryKey: ordersKey(currentOwner(), 'one', orderId) },
      (order) => order && { ...order, note: saved },
    )
  }
  return useMutation({
    scope: { id: `note of order ${orderId}` },
    mutationFn: (written: WrittenNote): Promise<OrderNote> =>
      known.current === undefined
        ? call(addOrderNote, { body: { order_id: orderId, ...written }, quiet: true })
        : call(updateOrderNote, { body: { noteId: known.current, ...written }, quiet: true }),
    onSuccess: show,
  })
}
