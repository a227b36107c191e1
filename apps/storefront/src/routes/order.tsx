import type { Order } from '@cambusa/contract/orders/orders'
import { orderConfirmation } from '@cambusa/domain/orders/order-confirmation'
import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { currentOwner, useOwner } from '../lib/state/shopping-scope.ts'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import { DelistedImages } from '../features/exports/delisted-images.tsx'
import { ExportLink } from '../features/exports/export-link.tsx'
import { ModifyOrNot } from '../features/orders/editing/modify-or-not.tsx'
import { OrderDetail } from '../features/orders/order-detail.tsx'
import { orderQuery } from '../features/orders/orders-api.ts'
import { placedTitle } from '../features/orders/order-placed.tsx'
import { OrderSkeleton } from '../features/orders/orders-skeleton.tsx'
import { CancelOrNot } from '../features/payment/cancel-order.tsx'
import { PaymentDue } from '../features/payment/payment-due.tsx'
import { RateOrder } from '../features/order-notes/rate-order.tsx'
import { PushOffer } from '../features/push/push-offer.tsx'
import { OrderWithdrawals } from '../features/withdrawals/order-withdrawals.tsx'
import { ComplaintLink } from '../features/forms/complaint-link.tsx'
import { ownDeviceQuery } from '../lib/push/own-device-query.ts'
import { useMayDo } from '../lib/session/may-do.ts'
import { ReorderButton } from '../joins/reorder-place.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'
import { useNow } from '../lib/browser/use-now.ts'
import { ErrorState } from '../ui/feedback/states.tsx'

export const load = ({ queryClient, params }: LoadInput) =>
  void queryClient.prefetchQuery(orderQuery(currentOwner(), Number(params.orderId)))

const crumbs = [profileCrumb, { label: orderTexts.title, to: paths.orders }, { label: orderTexts.detail }]

const renderDelisted = (productId: number, name: string) => (
  <DelistedImages productId={productId} name={name} />
)

const MINUTE_MS = 60_000

/** /profile/orders/{orderId}; with placed=1 it is the confirmation of a new order, while that is true. */
export default function OrderScreen() {
  const { orderId } = useParams({ strict: false })
  const { placed } = useSearch({ strict: false })
  const { data: order, isError, refetch } = useQuery(orderQuery(useOwner(), Number(orderId)))
  const client = useQueryClient()
  const now = useNow(MINUTE_MS)
  const confirmation = placed === 1 && order ? confirmationOf(order, now) : undefined
  // Asked before anything is painted, so that the question moves nothing.
  const mayHavePushes = useMayDo('ownSecrets')
  const { data: device } = useQuery({ ...ownDeviceQuery, enabled: placed === 1 && mayHavePushes })
  const isDeviceKnown = device !== undefined || placed !== 1 || !mayHavePushes
  const content = () => {
    if (order && isDeviceKnown) {
      // A holder sees a colleague's order, and changes nothing of it.
      const isOwn = !order.isColleagues
      return (
        <OrderDetail
          order={order}
          confirmation={confirmation}
          offer={device && <PushOffer device={device} />}
          due={isOwn && <PaymentDue order={order} />}
          modify={isOwn && <ModifyOrNot order={order} flush={() => flushCart(client)} />}
          rating={isOwn && order.canRate && <RateOrder key={order.orderId} order={order} />}
          withdrawals={isOwn && <OrderWithdrawals order={order} />}
          problem={<ComplaintLink orderNumber={order.orderNumber} />}
          again={isOwn && <ReorderButton order={order} />}
          images={
            isOwn && (
              <ExportLink
                from={{ kind: 'order', id: order.orderId }}
                label={exportEntryTexts.entryOf({ name: orderTexts.number({ number: order.orderNumber }) })}
              />
            )
          }
          renderDelisted={renderDelisted}
          cancel={isOwn && order.cancelRefusal !== 'ended' && <CancelOrNot order={order} />}
        />
      )
    }
    if (isError) return <ErrorState as="h1" text={orderTexts.oneFailed} onRetry={() => void refetch()} />
    return <OrderSkeleton />
  }
  const title = order ? orderTexts.number({ number: order.orderNumber }) : orderTexts.detail
  return (
    <AccountPage
      home={paths.home}
      documentTitle={order && confirmation ? placedTitle(order) : title}
      crumbs={crumbs}
    >
      {content()}
    </AccountPage>
  )
}

const confirmationOf = ({ orderStatusId: status, paymentTypeId, payBy, timeslot }: Order, now: Date) =>
  orderConfirmation({ status, paymentTypeId, payBy: payBy === null ? null : new Date(payBy), timeslot }, now)
