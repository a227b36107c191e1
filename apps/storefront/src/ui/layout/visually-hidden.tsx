import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only. */
export const VisuallyHidden = ({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'h1' | 'h2' | 'div'
}) => <Tag className={styles.hidden}>{children}</Tag>
