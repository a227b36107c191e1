import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../../app/navigation/paths.ts'
import { ordersKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { OnlineButton } from '../../ui/buttons/online-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { sameCardAgain } from './chosen-card.ts'
import { Deadline } from './deadline.tsx'
import { payFailureText } from './pay-failure.ts'
import styles from './payment.module.css'
import { usePayOrder } from './use-pay-order.ts'

/** The part of an order that is not paid yet: deadline, link to the bank, and other payment types. */
export function PaymentDue({ order }: { order: Order }) {
  const client = useQueryClient()
  const pay = usePayOrder()
  const { orderId, orderNumber, orderStatusId, payBy, canPay, paymentTypeId } = order
  const isTransfer = paymentTypeId === PAYMENT_TYPES.bankTransfer
  if (!canPay && payBy === null) return null
  const askAnew = () => void client.invalidateQueries({ queryKey: ordersKey(currentOwner()) })
  return (
    <div className={styles.due}>
      {payBy !== null && <Deadline payBy={payBy} isTransfer={isTransfer} onOver={askAnew} />}
      <FailureNotice text={payFailureText(pay.error)} />
      {canPay && (
        <div className={styles.dueActs}>
          {paymentTypeId === PAYMENT_TYPES.creditCard && (
            <OnlineButton
              look="action"
              pending={pay.isUnderWay}
              aria-label={paymentTexts.payNowNumbered({ number: orderNumber })}
              onClick={() => pay.mutate(sameCardAgain(order))}
            >
              {paymentTexts.payNow}
            </OnlineButton>
          )}
          {orderStatusId !== ORDER_STATUS.editing && (
            <LinkButton to={paths.paymentError} params={{ orderId: String(orderId) }}>
              {paymentTexts.otherPayments}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  )
}
