import { modifyOrder, undoModifyOrder } from '@cambusa/contract/orders/modify-order'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../app/navigation/paths.ts'
import { call } from '../../../lib/api/call.ts'
import { cartKey, ordersKey } from '../../../lib/api/query-keys.ts'
import { keepCart } from '../../../lib/state/cart-query.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { confirm } from '../../../ui/overlays/confirm.tsx'

const askAnew = (client: QueryClient) =>
  Promise.all(
    [cartKey(), ordersKey(currentOwner())].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Opens an order for changes, or goes on with them, and leads to its cart. A refusal is shown. */
export function useModifyOrder(orderId: number, flush: () => Promise<void>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      // Taps that were not sent yet belong to the open cart.
      await flush()
      await client.cancelQueries({ queryKey: cartKey() })
      return call(modifyOrder, { body: { order_id: orderId } })
    },
    onSuccess: (cart) => {
      keepCart(client, cart)
      void client.invalidateQueries({ queryKey: ordersKey(currentOwner()) })
      return navigate({ to: paths.cart })
    },
    onError: () => void askAnew(client),
  })
}

interface Edited {
  orderId: number
  orderNumber: string
}

/** Gives up the changes to an order, after a confirmation: the order stands as it was, the open cart is back. */
export function useUndoEditing({ orderId, orderNumber: number }: Edited) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => call(undoModifyOrder, { body: { order_id: orderId } }),
    onSuccess: () => void showToast({ kind: 'success', text: editingTexts.undone({ number }) }),
    onSettled: () => askAnew(client),
  })
  const ask = async () => {
    const yes = await confirm({
      title: editingTexts.undoTitle({ number }),
      text: editingTexts.undoText,
      yes: editingTexts.undo,
      no: editingTexts.undoNo,
    })
    if (yes) undo.mutate()
  }
  return { ask, isPending: undo.isPending }
}
