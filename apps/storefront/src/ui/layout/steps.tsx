import type { ReactNode } from 'react'
import styles from './steps.module.css'

interface StepsProps {
  /** Name of the steps, for screen readers. */
  label: string
  /** Each step's name; a link where it can be gone back to. */
  items: readonly { key: string; content: ReactNode }[]
  /** The key of the step that one is at. */
  current: string
}

/** Where one is on a way of a few steps. */
export const Steps = ({ label, items, current }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {items.map(({ key, content }) => (
      <li key={key} className={styles.step} aria-current={key === current ? 'step' : undefined}>
        {content}
      </li>
    ))}
  </ol>
)
