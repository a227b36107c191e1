import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** Name of the task, for screen readers. */
  label: string
  value: number
  max: number
  /** The text above the bar ('Mancano 12,40 € alla spesa minima'). */
  children?: ReactNode
}

/** The progress of a task or towards the minimum order. Green when complete. */
export const ProgressBar = ({ label, value, max, children }: ProgressBarProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1
  return (
    <div className={styles.progress}>
      {children && <div className={styles.text}>{children}</div>}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className={styles.track}
        data-complete={share === 1 || undefined}
      >
        <svg className={styles.bar} aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" />
        </svg>
      </div>
    </div>
  )
}
