import type { ReactNode } from 'react'
import { figure, priceOf } from '../../lib/browser/page-marks.ts'
import styles from './ribbon.module.css'

interface RibbonProps {
  productId: number
  children: ReactNode
  until?: ReactNode
}

/** The promotion's badge on a card: its kind, and its last day below. */
export const Ribbon = ({ productId, children, until }: RibbonProps) => (
  <span {...priceOf(productId)} className={styles.ribbon}>
    <span {...figure('percent')} className={styles.text}>
      {children}
    </span>
    {until && (
      <span {...figure('until')} className={styles.until}>
        {until}
      </span>
    )}
  </span>
)
