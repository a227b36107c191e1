import type { Cart } from '@cambusa/contract/cart/cart'
import { euroText } from '@cambusa/domain/money/money'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import styles from '../checkout-screen.module.css'

interface WorstCaseProps {
  cart: Pick<Cart, 'totalPrice' | 'worstCase'>
  /** By card this amount is blocked on the card; else it is the most that may be charged. */
  paymentTypeId: number | undefined
}

/** The highest possible amount of the order and why; nothing where it equals the total. */
export function WorstCase({ cart: { totalPrice, worstCase }, paymentTypeId }: WorstCaseProps) {
  if (worstCase === totalPrice) return null
  const amount = euroText(worstCase)
  const { block, pay } = checkoutTexts.atMost
  return (
    <div className={styles.worst}>
      <p className={styles.strong}>
        {(paymentTypeId === PAYMENT_TYPES.creditCard ? block : pay)({ amount })}
      </p>
      <p className={styles.soft}>{checkoutTexts.atMostText}</p>
    </div>
  )
}
