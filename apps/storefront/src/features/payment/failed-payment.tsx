import type { Order } from '@cambusa/contract/orders/orders'
import { euroText } from '@cambusa/domain/money/money'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CreditCard, ShoppingCart, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { cartKey, ordersKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { OnlineButton } from '../../ui/buttons/online-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { CardPicker } from './card-picker.tsx'
import { chosenCard, sameCardAgain } from './chosen-card.ts'
import { Deadline } from './deadline.tsx'
import { payFailureText } from './pay-failure.ts'
import { paymentStage } from './payment-stage.ts'
import styles from './payment.module.css'
import { OtherTypePicker } from './other-type-picker.tsx'
import { usePayOrder } from './use-pay-order.ts'

/** The `name` that these sections share, so that opening one closes the others. */
const OTHER_WAYS = 'other-ways'

interface Words {
  title: string
  text: string
  icon: LucideIcon
}

function wordsOf(order: Order): Words {
  const number = order.orderNumber
  const total = euroText(order.grossTotal)
  const stage = paymentStage(order)
  if (stage === 'failed') {
    const { failedTitle: title, failedText } = paymentTexts
    return { title, text: failedText({ number, total }), icon: CircleAlert }
  }
  const { unfinishedTitle, unfinishedText, unpaidTitle, unpaidText } = paymentTexts
  return stage === 'waiting'
    ? { title: unfinishedTitle, text: unfinishedText({ number }), icon: CreditCard }
    : { title: unpaidTitle, text: unpaidText({ number }), icon: CreditCard }
}

/** Nothing can be paid any more: the state of the order, and where to go from here. */
function Ended({ order }: { order: Order }) {
  const client = useQueryClient()
  const stage = paymentStage(order)
  const isGivenUp = stage === 'givenUp'
  useEffect(() => {
    // Its lines are in the cart again.
    if (isGivenUp) void client.invalidateQueries({ queryKey: cartKey() })
  }, [client, isGivenUp])
  const number = order.orderNumber
  const params = { orderId: String(order.orderId) }
  // The deadline has passed and the order is not cancelled yet: the shop does so within the minute.
  const isOver = isOneOfStatuses(PENDING_ORDERS, order.orderStatusId)
  const { givenUpTitle, overTitle, settledTitle, givenUpText, overText, settledText } = paymentTexts
  const title = isGivenUp ? givenUpTitle : isOver ? overTitle : settledTitle
  const text = isGivenUp ? givenUpText : isOver ? overText : settledText
  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState
        as="h1"
        icon={isGivenUp ? <ShoppingCart /> : isOver ? <CircleAlert /> : <CircleCheck />}
        title={title}
        text={text({ number })}
        action={
          <>
            <LinkButton to={paths.order} params={params} look={isGivenUp ? 'secondary' : 'primary'}>
              {paymentTexts.toOrder}
            </LinkButton>
            {isGivenUp && (
              <LinkButton to={paths.cart} look="primary">
                {paymentTexts.toCart}
              </LinkButton>
            )}
          </>
        }
      />
    </>
  )
}

/** Another card than the one that was tried, or a card for an order with another payment type so far. */
function OtherCard({ order, pay }: { order: Order; pay: ReturnType<typeof usePayOrder> }) {
  const client = useQueryClient()
  const isChange = paymentStage(order) === 'waiting'
  const payWithIt = async () => pay.mutate({ order, ...(await chosenCard(client)), isChange })
  return (
    <div className={styles.panel}>
      <CardPicker />
      <OnlineButton look="primary" pending={pay.isUnderWay} onClick={() => void payWithIt()}>
        {paymentTexts.payWithThis}
      </OnlineButton>
    </div>
  )
}

/** /cart/payment-error/{orderId}: why it was not paid, the deadline, and every way on. */
export function FailedPayment({ order }: { order: Order }) {
  const client = useQueryClient()
  const pay = usePayOrder()
  if (!order.canPay && !order.canCancel) return <Ended order={order} />
  const stage = paymentStage(order)
  if (!order.canPay && stage !== 'failed') return <Ended order={order} />
  const { title, text, icon: Icon } = wordsOf(order)
  const askAnew = () => void client.invalidateQueries({ queryKey: ordersKey(currentOwner()) })
  return (
    <article className={styles.failed}>
      <DocumentTitle title={title} />
      <header className={styles.failedHead}>
        <Icon aria-hidden="true" data-bad={stage === 'failed' || undefined} />
        <div>
          <h1 className={styles.title}>{title}</h1>
          {stage === 'failed' && (
            <p className={styles.reason}>{order.payment?.reason ?? paymentTexts.reasonUnknown}</p>
          )}
        </div>
      </header>
      <p>{text}</p>
      {order.payBy !== null && <Deadline payBy={order.payBy} onOver={askAnew} />}
      <FailureNotice text={payFailureText(pay.error)} />
      {order.canPay && (
        <>
          <OnlineButton
            look="action"
            size="large"
            wide
            pending={pay.isUnderWay}
            onClick={() => pay.mutate(sameCardAgain(order))}
          >
            {stage === 'failed' ? paymentTexts.retryCard : paymentTexts.payByCard}
          </OnlineButton>
          <div>
            <Disclosure group={OTHER_WAYS} summary={paymentTexts.changeCard}>
              <OtherCard order={order} pay={pay} />
            </Disclosure>
            <Disclosure group={OTHER_WAYS} summary={paymentTexts.otherPayment}>
              <OtherTypePicker order={order} isBusy={pay.isUnderWay} />
            </Disclosure>
          </div>
        </>
      )}
      <div className={styles.ends}>
        <LinkButton to={paths.order} params={{ orderId: String(order.orderId) }} look="ghost">
          {paymentTexts.toOrder}
        </LinkButton>
        {order.canCancel && <CancelOrder order={order} />}
      </div>
    </article>
  )
}
