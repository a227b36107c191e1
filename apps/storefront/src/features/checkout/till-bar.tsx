import type { Cart } from '@cambusa/contract/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import type { ReactNode } from 'react'
import styles from './till-bar.module.css'

interface TillBarProps {
  cart: Pick<Cart, 'totalPrice'>
  /** The button that goes on. */
  children: ReactNode
}

/** The next step under the totals; on small screens it stays within the thumb's reach, with the total beside it. */
export const TillBar = ({ cart, children }: TillBarProps) => (
  <div data-bar="" className={styles.bar}>
    <p className={styles.total}>
      <span className={styles.label}>{cartTexts.total}</span>
      <span>{formatEuro(toCents(cart.totalPrice))}</span>
    </p>
    <div className={styles.next}>{children}</div>
  </div>
)
