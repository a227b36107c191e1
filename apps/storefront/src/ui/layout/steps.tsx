import type { ReactNode } from 'react'
import styles from './steps.module.css'

interface StepsProps {
  /** Name of the steps, for screen readers. */
  label: string
  /** The name of each step, as a link where the shopper can go back to it. */
  items: readonly { key: string; content: ReactNode }[]
  /** The key of the current step. */
  current: string
}

/** The progress through a few steps. */
export const Steps = ({ label, items, current }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {items.map(({ key, content }) => (
      <li key={key} className={styles.step} aria-current={key === current ? 'step' : undefined}>
        {content}
      </li>
    ))}
  </ol>
)
