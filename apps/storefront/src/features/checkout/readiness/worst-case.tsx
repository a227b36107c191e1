import type { Cart } from '@cambusa/contract/cart/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import styles from '../checkout-screen.module.css'

interface WorstCaseProps {
  cart: Pick<Cart, 'totalPrice' | 'worstCase'>
  /** By card the most is kept on the card; else it is what may be asked for. */
  paymentTypeId: number | undefined
}

/** The most that the order may come to and why; nothing where it comes to what it says. */
export function WorstCase({ cart: { totalPrice, worstCase }, paymentTypeId }: WorstCaseProps) {
  if (worstCase === totalPrice) return null
  const amount = formatEuro(toCents(worstCase))
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
