import styles from './bars.module.css'

interface ShareBarProps {
  /** Shares of the longest bar, 0 to 1. */
  value: number
  before: number
}

/** A bar beside the figures that it shows, with that of last year as an outline; screen readers skip it. */
export const ShareBar = ({ value, before }: ShareBarProps) => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles.share}>
    <rect x="0" y="0.5" width={Math.max(0, before) * 100} height="9" className={styles.before} />
    <rect x="0" y="2.5" width={Math.max(0, value) * 100} height="5" className={styles.now} />
  </svg>
)
