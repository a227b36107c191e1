import { useEffect, type ReactNode } from 'react'
import styles from './sticky-bar.module.css'

interface StickyBarProps {
  /** What it comes to; shown where the bar is fixed, elsewhere it stands above. */
  what?: ReactNode
  /** The button that goes on. */
  children: ReactNode
}

/**
 * The next step. At a desk it stands in its place; on phones it stays within the thumb's reach, with what it comes to
 * beside it. One at a time.
 */
export function StickyBar({ what, children }: StickyBarProps) {
  // The end of the page and what gets the focus must not lie under it (base.css).
  useEffect(() => {
    const page = document.documentElement
    page.dataset.stickyBar = 'shown'
    return () => void delete page.dataset.stickyBar
  }, [])
  return (
    <div data-bar="" className={styles.bar}>
      {what && <div className={styles.what}>{what}</div>}
      <div className={styles.next}>{children}</div>
    </div>
  )
}

interface StickyAmountProps {
  label: string
  /** Ready to show. */
  amount: string
  /** Why the button beside it does not move. */
  note?: string | undefined
}

/** An amount of money as the bar shows it. */
export const StickyAmount = ({ label, amount, note }: StickyAmountProps) => (
  <p className={styles.amount}>
    <span className={styles.label}>{label}</span> {amount}
    {note && <span className={styles.note}>{note}</span>}
  </p>
)
