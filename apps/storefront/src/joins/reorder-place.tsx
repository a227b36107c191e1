import { addAllFromOrder } from '@cambusa/contract/cart/reorder'
import type { BodyOf } from '@cambusa/contract/endpoint'
import type { Order } from '@cambusa/contract/orders/orders'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import { reorderQuery } from '../features/reorder/reorder-api.ts'
import type { ReorderSheetProps } from '../features/reorder/reorder-sheet.tsx'
import { call } from '../lib/api/call.ts'
import { cartKey } from '../lib/api/query-keys.ts'
import { keepCart } from '../lib/state/cart-query.ts'
import { useOwner } from '../lib/state/shopping-scope.ts'
import { Button } from '../ui/buttons/button.tsx'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

const ReorderSheet = whenFirstOpen<ReorderSheetProps>(() =>
  import('../features/reorder/reorder-sheet.tsx').then((module) => module.ReorderSheet),
)

type Items = NonNullable<BodyOf<typeof addAllFromOrder>['items']>

/** Adds lines of an order to the cart; it goes on when its screen is left, and the answer's messages are toasts. */
function useAddAgain(orderId: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (items: Items) => {
      // Earlier taps are sent first.
      await flushCart(client)
      return call(addAllFromOrder, { body: { order_id: orderId, items }, quiet: true })
    },
    onSuccess: (cart) => {
      keepCart(client, cart)
      onDone()
    },
    onError: () => client.invalidateQueries({ queryKey: cartKey() }),
  })
}

/** The button that orders an order again, with the sheet that explains what has changed since. */
export function ReorderButton({ order }: { order: Order }) {
  const { orderId, orderNumber } = order
  const [open, setOpen] = useState(false)
  // Each opening begins with what the shop proposes.
  const [round, setRound] = useState(0)
  const close = () => setOpen(false)
  const { data, isError, refetch } = useQuery({ ...reorderQuery(useOwner(), orderId, round), enabled: open })
  const adding = useAddAgain(orderId, close)
  if (isOneOfStatuses(PENDING_ORDERS, order.orderStatusId)) return null
  const show = () => {
    if (!adding.isPending) adding.reset()
    setRound(round + 1)
    setOpen(true)
  }
  return (
    <>
      <Button
        icon={<RotateCcw />}
        aria-label={reorderTexts.againNumbered({ number: orderNumber })}
        onPointerEnter={() => void ReorderSheet.preload().catch(() => undefined)}
        onClick={show}
      >
        {reorderTexts.again}
      </Button>
      <ReorderSheet
        key={round}
        open={open}
        onClose={close}
        title={reorderTexts.title({ number: orderNumber })}
        question="message.addAllFromOrder"
        preview={data}
        hasFailed={isError && data === undefined}
        onReload={() => void refetch()}
        adding={{
          isPending: adding.isPending,
          failure: adding.error?.message,
          add: adding.mutate,
        }}
      />
    </>
  )
}
