import type { Cart } from '@cambusa/contract/cart/cart'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { chosenPaymentType, paymentTypesQuery } from '../checkout-api.ts'
import styles from '../checkout-screen.module.css'
import { choosePaymentType, useWishedPayment } from '../checkout-choices.ts'
import { nameProposed } from '../named.ts'
import { PAYMENT_ID } from '../readiness/use-way-out-act.ts'

interface PaymentTypePickerProps {
  cart: Cart
  /** The choice of the card, where the order is paid by card. */
  cards: ReactNode
}

/** The choice of the payment type; types that are not allowed say why. */
export function PaymentTypePicker({ cart, cards }: PaymentTypePickerProps) {
  const { data, isError, refetch } = useQuery(paymentTypesQuery(useOwner(), cart))
  const wishedId = useWishedPayment(cart.cartId)
  if (!data) {
    if (isError)
      return <ErrorState text={checkoutTexts.paymentFailed} onRetry={() => void refetch()} as="h3" />
    return (
      <Loading>
        <Skeleton shape="box" height="space-16" />
      </Loading>
    )
  }
  const chosen = chosenPaymentType(data.paymentTypes, wishedId)
  if (data.paymentTypes.length === 0) return <p>{checkoutTexts.paymentNone}</p>
  return (
    <div id={PAYMENT_ID} className={styles.choices}>
      <RadioGroup
        legend={checkoutTexts.payment}
        legendHidden
        value={String(chosen?.paymentTypeId ?? '')}
        onChange={(event) => choosePaymentType(cart.cartId, Number(event.target.value))}
        options={data.paymentTypes
          // The proposed type comes first, so that it is visible without scrolling.
          .toSorted((one, other) => Number(other.proposed ?? false) - Number(one.proposed ?? false))
          .map((type) => nameProposed(type, wishedId))
          .map(({ paymentTypeId, name, descr, disabledReason }) => ({
            value: String(paymentTypeId),
            label: name,
            description: disabledReason ?? descr,
            disabled: Boolean(disabledReason),
          }))}
      />
      {chosen?.paymentTypeId === PAYMENT_TYPES.creditCard && cards}
    </div>
  )
}
