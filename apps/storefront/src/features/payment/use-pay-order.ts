import { viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { modifyPaymentType, type PaymentStep } from '@cambusa/contract/payments/payments'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { call } from '../../lib/api/call.ts'
import { isPassing } from '../../lib/api/call-error.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { repeatLost } from '../../lib/api/repeat-lost.ts'
import { leaveTo, onBackAgain } from '../../lib/device/leave-to.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { rememberCard } from './chosen-card.ts'
import { payOnce, type CardPayment } from './pay-once.ts'
import { paymentStage } from './payment-stage.ts'

/** Leads to the next screen of an order's payment. */
export function useFollowOrder() {
  const navigate = useNavigate()
  return (order: Order): Promise<void> => {
    const params = { orderId: String(order.orderId) }
    switch (paymentStage(order)) {
      case 'placed':
        // For the next order the shopper decides again whether to store the card.
        rememberCard(false)
        return navigate({ to: paths.order, params, search: { placed: 1 }, replace: true })
      case 'editing':
        showToast({
          kind: 'error',
          text: editingTexts.failed({ reason: order.changeFailure ?? paymentTexts.reasonUnknown }),
        })
        return navigate({ to: paths.cart, replace: true })
      case 'failed':
      case 'givenUp':
        return navigate({ to: paths.paymentError, params, replace: true })
      case 'waiting':
      case 'unpaid':
        return navigate({ to: paths.payment, search: { order_id: order.orderId }, replace: true })
    }
  }
}

/** Follows the answer of a payment: to the bank's page, or to a screen of the shop; reloads the orders. */
function useFollowStep() {
  const client = useQueryClient()
  const follow = useFollowOrder()
  return async ({ order, redirectUrl }: PaymentStep) => {
    void client.invalidateQueries({ queryKey: ordersKey(currentOwner()) })
    if (redirectUrl === null) await follow(order)
    else leaveTo(redirectUrl)
  }
}

/** After the browser's 'back' from the bank the buttons are enabled again. */
function useFreshAfterBack(reset: () => void): void {
  useEffect(() => onBackAgain(reset), [reset])
}

/** Pays an order by card and leads on. A failure is shown in place. */
export function usePayOrder() {
  const follow = useFollowStep()
  const client = useQueryClient()
  const pay = useMutation({
    mutationFn: (payment: CardPayment) => payOnce(payment),
    onSuccess: follow,
    onError: () => client.invalidateQueries({ queryKey: ordersKey(currentOwner()) }),
  })
  useFreshAfterBack(pay.reset)
  return { ...pay, isUnderWay: pay.isPending || pay.isSuccess }
}

export type PayOrder = ReturnType<typeof usePayOrder>

interface ChangedType {
  orderId: number
  paymentTypeId: number
}

/**
 * Checks a change whose answer was lost: if the order has that payment type now, it was made. Otherwise throws the
 * error.
 */
async function afterLoss(error: unknown, { orderId, paymentTypeId }: ChangedType): Promise<PaymentStep> {
  if (!isPassing(error)) throw error
  const order = await call(viewOrder, { query: { order_id: orderId }, quiet: true }).catch(() => undefined)
  if (order?.paymentTypeId !== paymentTypeId) throw error
  return { order, redirectUrl: null }
}

/** Pays an order with another payment type than card. A failure is shown in place. */
export function useChangeType() {
  const follow = useFollowStep()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changed: ChangedType) =>
      repeatLost(() =>
        call(modifyPaymentType, {
          body: { order_id: changed.orderId, payment_type_id: changed.paymentTypeId },
          quiet: true,
        }),
      ).catch((error: unknown) => afterLoss(error, changed)),
    onSuccess: follow,
    onError: () => client.invalidateQueries({ queryKey: ordersKey(currentOwner()) }),
  })
}
