import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { orderQuery } from '../features/orders/orders-api.ts'
import { OrderSkeleton } from '../features/orders/orders-skeleton.tsx'
import { FailedPayment } from '../features/payment/failed-payment.tsx'
import { useInTill } from '../lib/browser/use-in-till.ts'
import { currentOwner, useOwner } from '../lib/state/shopping-scope.ts'
import { ErrorState } from '../ui/feedback/states.tsx'

export const load = ({ queryClient, params }: LoadInput) =>
  void queryClient.prefetchQuery(orderQuery(currentOwner(), Number(params.orderId)))

/** /cart/payment-error/{orderId}: an order that was not paid, also hours later. */
export default function PaymentErrorRoute() {
  useInTill()
  const { orderId } = useParams({ strict: false })
  const { data: order, isError, refetch } = useQuery(orderQuery(useOwner(), Number(orderId)))
  if (order) return <FailedPayment order={order} />
  if (isError) return <ErrorState as="h1" text={orderTexts.oneFailed} onRetry={() => void refetch()} />
  return <OrderSkeleton />
}
