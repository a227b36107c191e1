import type { ReactNode } from 'react'
import { PRICE } from '../../lib/browser/page-marks.ts'
import styles from './ribbon.module.css'

/** The promotion's badge on a card: its kind, and its last day below. */
export const Ribbon = ({ children, until }: { children: ReactNode; until?: ReactNode }) => (
  <span {...PRICE} className={styles.ribbon}>
    <span className={styles.text}>{children}</span>
    {until && <span className={styles.until}>{until}</span>}
  </span>
)
