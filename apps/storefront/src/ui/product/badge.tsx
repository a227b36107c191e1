import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'good' | 'warning' | 'bad'

/** A state in words ('Disponibile', 'In consegna'); the colour only supports them. */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    {icon}
    {children}
  </span>
)

/** A number on a corner of an icon (the cart); nothing at zero. Its owner gives the number as text. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
