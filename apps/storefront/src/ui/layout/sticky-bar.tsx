import { useEffect, useRef, type ReactNode } from 'react'
import styles from './sticky-bar.module.css'

interface StickyBarProps {
  /**
   * A line above both, as wide as the bar; it and `what` are shown only while the bar is fixed, because otherwise the
   * page shows them above.
   */
  above?: ReactNode
  /** The amount. */
  what?: ReactNode
  /** The button of the next step. */
  children: ReactNode
}

/** The height of the bar: the end of the page and focused elements must not be under it (base.css). */
const HEIGHT = '--sticky-bar'

/**
 * The next step. On wide screens it is in the flow; on phones it is fixed at the lower edge, with the amount beside it.
 * Only one at a time.
 */
export function StickyBar({ above, what, children }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
  return (
    <div ref={bar} data-bar="" className={styles.bar}>
      {above && <div className={styles.above}>{above}</div>}
      {what && <div className={styles.what}>{what}</div>}
      <div className={styles.next}>{children}</div>
    </div>
  )
}

/** An amount of money in the style of the bar. */
export const StickyAmount = ({ label, amount }: { label: string; amount: ReactNode }) => (
  <p className={styles.amount}>
    <span className={styles.label}>{label}</span> {amount}
  </p>
)
