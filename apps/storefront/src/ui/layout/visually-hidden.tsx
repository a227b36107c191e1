import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  children: ReactNode
  as?: 'span' | 'h1' | 'h2' | 'div'
  /** For aria-describedby. */
  id?: string
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, as: Tag = 'span', id }: VisuallyHiddenProps) => (
  <Tag id={id} className={styles.hidden}>
    {children}
  </Tag>
)
