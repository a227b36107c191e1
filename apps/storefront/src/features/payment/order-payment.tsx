import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CreditCard, Hourglass } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { isPassing } from '../../lib/api/call-error.ts'
import { cartKey, ordersKey } from '../../lib/api/query-keys.ts'
import { useInTill } from '../../lib/browser/use-in-till.ts'
import { leaveTo } from '../../lib/device/leave-to.ts'
import { announce } from '../../lib/state/announce.ts'
import { currentOwner, useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { sameCardAgain } from './chosen-card.ts'
import { payFailureText } from './pay-failure.ts'
import { paymentCheckQuery } from './payment-api.ts'
import { paymentStage } from './payment-stage.ts'
import { useFollowOrder, type PayOrder } from './use-pay-order.ts'

const isWaiting = (order: Order) => paymentStage(order) === 'waiting'

const isOpen = (order: Order) => isWaiting(order) || paymentStage(order) === 'unpaid'

interface StateProps {
  icon: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
}

function State(props: StateProps) {
  const { title } = props
  useEffect(() => announce(title), [title])
  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState as="h1" {...props} />
    </>
  )
}

interface OrderPaymentProps {
  orderId: number
  /** The redirect to the bank's page, which may have begun already. */
  pay: PayOrder
  /** For an order that is edited: gives up its payment, and leads back to its changes. */
  backToEditing: ReactNode
}

/**
 * /payment of an existing order: the redirect to the bank's page, and waiting for the result afterwards. The shopper
 * can leave it at any time; the result leads on by itself.
 */
export function OrderPayment({ orderId, pay, backToEditing }: OrderPaymentProps) {
  useInTill()
  const client = useQueryClient()
  const follow = useFollowOrder()
  const check = paymentCheckQuery(useOwner(), orderId, isWaiting)
  const { data: step, error, refetch, isFetching } = useQuery({ ...check, enabled: !pay.isUnderWay })
  const ended = step && !isOpen(step.order) ? step.order : undefined

  const leadOn = useEffectEvent((order: Order) => {
    // For the amount that went back to a gift code, and the lines that are in the cart again.
    void client.invalidateQueries({ queryKey: cartKey() })
    void client.invalidateQueries({ queryKey: ordersKey(currentOwner(), 'one', orderId) })
    void follow(order)
  })
  useEffect(() => {
    if (ended && !pay.isUnderWay) leadOn(ended)
  }, [ended, pay.isUnderWay])

  if (pay.isUnderWay)
    return <State icon={<Spinner />} title={paymentTexts.openingTitle} text={paymentTexts.openingText} />
  const toOrders = <LinkButton to={paths.orders}>{paymentTexts.toOrders}</LinkButton>
  const isChange = step?.order.orderStatusId === ORDER_STATUS.editing
  const others = isChange ? (
    backToEditing
  ) : (
    <LinkButton to={paths.paymentError} params={{ orderId: String(orderId) }}>
      {paymentTexts.otherPayments}
    </LinkButton>
  )
  const payment = pay.variables ?? (step && sameCardAgain(step.order))
  const payNow = (label: string) => (
    <Button look="action" onClick={() => payment && pay.mutate(payment)}>
      {label}
    </Button>
  )
  if (pay.error) {
    return (
      <State
        icon={<CreditCard />}
        title={paymentTexts.openFailedTitle}
        text={
          <>
            <p>{paymentTexts.openFailedText}</p>
            <FailureNotice text={payFailureText(pay.error)} />
          </>
        }
        action={
          <>
            {others}
            {payNow(paymentTexts.retry)}
          </>
        }
      />
    )
  }
  if (!step || ended) {
    return (
      <State
        icon={<Spinner />}
        title={paymentTexts.checkingTitle}
        text={
          error && (
            <FailureNotice
              text={isPassing(error) ? paymentTexts.checkFailed : error.message}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )
        }
        action={error && toOrders}
      />
    )
  }
  const { order, redirectUrl } = step
  const number = order.orderNumber
  if (redirectUrl !== null) {
    return (
      <State
        icon={<CreditCard />}
        title={paymentTexts.unfinishedTitle}
        text={paymentTexts.unfinishedText({ number })}
        action={
          <>
            {others}
            <Button look="action" onClick={() => leaveTo(redirectUrl)}>
              {paymentTexts.backToBank}
            </Button>
          </>
        }
      />
    )
  }
  if (paymentStage(order) === 'unpaid') {
    return (
      <State
        icon={<CreditCard />}
        title={isChange ? editingTexts.awaitsTitle : paymentTexts.unpaidTitle}
        text={isChange ? editingTexts.awaitsText({ number }) : paymentTexts.unpaidText({ number })}
        action={
          <>
            {others}
            {payNow(paymentTexts.payNow)}
          </>
        }
      />
    )
  }
  return (
    <State
      icon={<Hourglass />}
      title={paymentTexts.waitingTitle}
      text={
        <>
          <p>{paymentTexts.waitingText}</p>
          {error && <FailureNotice text={paymentTexts.checkFailed} />}
        </>
      }
      action={
        <>
          {isChange && backToEditing}
          {toOrders}
        </>
      }
    />
  )
}
