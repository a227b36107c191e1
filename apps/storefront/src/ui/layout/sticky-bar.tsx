import { useEffect, useRef, type ReactNode } from 'react'
import styles from './sticky-bar.module.css'

interface StickyBarProps {
  /** A line above both, as wide as the bar; it and `what` are shown where the bar is fixed, elsewhere they stand above. */
  above?: ReactNode
  /** What it comes to. */
  what?: ReactNode
  /** The button that goes on. */
  children: ReactNode
}

/** How high the bar is: the end of the page and what gets the focus must not lie under it (base.css). */
const HEIGHT = '--sticky-bar'

/**
 * The next step. At a desk it stands in its place; on phones it stays within the thumb's reach, with what it comes to
 * beside it. One at a time.
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

/** An amount of money as the bar shows it. */
export const StickyAmount = ({ label, amount }: { label: string; amount: ReactNode }) => (
  <p className={styles.amount}>
    <span className={styles.label}>{label}</span> {amount}
  </p>
)
