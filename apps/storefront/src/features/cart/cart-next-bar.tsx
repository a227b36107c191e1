import type { Cart } from '@cambusa/contract/cart'
import { cartTexts } from '@cambusa/messages/it/cart'
import { useEffect } from 'react'
import { CartTotal } from './cart-total.tsx'
import styles from './cart-next-bar.module.css'
import { NextStepButton } from './next-step-button.tsx'
import { thresholdText } from './threshold-of.ts'

/** On small screens total and next step stay within the thumb's reach, however long the cart is. */
export function CartNextBar({ cart }: { cart: Cart }) {
  // The end of the page and what gets the focus must not lie under the bar.
  useEffect(() => {
    const page = document.documentElement
    page.dataset.nextBar = 'shown'
    return () => void delete page.dataset.nextBar
  }, [])
  // A button that does not move says why beside it, not only further up the page.
  const missing = thresholdText(cart)
  return (
    <div data-bar="" className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>{cartTexts.total}</span> <CartTotal cart={cart} />
        {missing && <span className={styles.missing}>{missing}</span>}
      </p>
      <div className={styles.next}>
        <NextStepButton cart={cart} />
      </div>
    </div>
  )
}
