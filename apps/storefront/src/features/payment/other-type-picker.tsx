import type { Order } from '@cambusa/contract/orders/orders'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { payFailureText } from './pay-failure.ts'
import { orderPaymentTypesQuery } from './payment-api.ts'
import styles from './payment.module.css'
import { useChangeType } from './use-pay-order.ts'

/** The payment types other than card and the current one, with the button that changes it. */
export function OtherTypePicker({ order, isBusy }: { order: Order; isBusy: boolean }) {
  const { data, isError, refetch } = useQuery(orderPaymentTypesQuery(useOwner(), order))
  const [wishedId, setWishedId] = useState<number>()
  const change = useChangeType()
  if (!data) {
    if (isError)
      return <ErrorState as="h3" text={paymentTexts.otherPaymentsFailed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-16" />
      </Loading>
    )
  }
  const types = data.filter(
    ({ paymentTypeId: id }) => id !== PAYMENT_TYPES.creditCard && id !== order.paymentTypeId,
  )
  const allowed = types.filter(({ disabledReason }) => !disabledReason)
  const chosen = allowed.find(({ paymentTypeId }) => paymentTypeId === wishedId) ?? allowed[0]
  if (types.length === 0) return <p>{paymentTexts.otherPaymentsNone}</p>
  return (
    <div className={styles.panel}>
      <RadioGroup
        legend={paymentTexts.otherPayments}
        legendHidden
        value={String(chosen?.paymentTypeId ?? '')}
        onChange={({ target: { value } }) => setWishedId(Number(value))}
        options={types.map(({ paymentTypeId, name, descr, disabledReason }) => ({
          value: String(paymentTypeId),
          label: name,
          description: disabledReason ?? descr,
          disabled: Boolean(disabledReason),
        }))}
      />
      <FailureNotice text={payFailureText(change.error)} />
      {chosen && (
        <Button
          look="primary"
          pending={change.isPending || change.isSuccess || isBusy}
          onClick={() => change.mutate({ orderId: order.orderId, paymentTypeId: chosen.paymentTypeId })}
        >
          {paymentTexts.confirmPayment}
        </Button>
      )}
    </div>
  )
}
