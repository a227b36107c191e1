import type { Cart } from '@cambusa/contract/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import { useEffect } from 'react'
import styles from './cart-next-bar.module.css'
import { NextStepButton } from './next-step-button.tsx'

/** On small screens total and next step stay within the thumb's reach, however long the cart is. */
export function CartNextBar({ cart }: { cart: Cart }) {
  // The end of the page and what gets the focus must not lie under the bar.
  useEffect(() => {
    const page = document.documentElement
    page.dataset.nextBar = 'shown'
    return () => void delete page.dataset.nextBar
  }, [])
  // A button that does not move says why beside it, not only further up the page.
  const missingCents = toCents(cart.missingToMinimum)
  return (
    <div data-bar="" className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>{cartTexts.total}</span> {formatEuro(toCents(cart.totalPrice))}
        {missingCents > 0 && (
          <span className={styles.missing}>{cartTexts.missing({ missing: formatEuro(missingCents) })}</span>
        )}
      </p>
      <div className={styles.next}>
        <NextStepButton cart={cart} />
      </div>
    </div>
  )
}
