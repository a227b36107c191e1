import type { Order } from '@cambusa/contract/orders/orders'
import { deleteOrder } from '@cambusa/contract/payments/payments'
import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { cancelRefusalText } from '@cambusa/messages/it/orders/cancel-refusals'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contacts } from '../../../../../shop.config.json'
import { call } from '../../lib/api/call.ts'
import { cartKey, ordersKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'

/** Cancels an order after a confirmation; the server reports the result, and the order is reloaded. */
export function CancelOrder({ order }: { order: Order }) {
  const { orderId, orderNumber, orderStatusId } = order
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(deleteOrder, { body: { order_id: orderId } }),
    onSettled: () =>
      Promise.all(
        [ordersKey(currentOwner()), cartKey()].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
  const isUnpaid = PENDING_ORDERS.some((status) => status === orderStatusId)
  const ask = async () => {
    const yes = await confirm({
      title: paymentTexts.cancelTitle({ number: orderNumber }),
      text: isUnpaid
        ? paymentTexts.cancelUnpaidText
        : paymentTexts.cancelText({
            hasMoney: order.payment?.state === 'authorised',
            hasGifts: order.giftTotal > 0,
          }),
      yes: paymentTexts.cancel,
      no: paymentTexts.cancelNo,
    })
    if (yes) cancel.mutate()
  }
  return (
    <Button pending={cancel.isPending} onClick={() => void ask()}>
      {paymentTexts.cancel}
    </Button>
  )
}

/**
 * The control that cancels an order, or why it cannot be cancelled, with the shop's telephone; an order that is over
 * shows neither.
 */
export function CancelOrNot({ order }: { order: Order }) {
  const { cancelRefusal } = order
  if (cancelRefusal === null) return <CancelOrder order={order} />
  if (cancelRefusal === 'ended') return null
  return <p>{cancelRefusalText(cancelRefusal, contacts.phone)}</p>
}
