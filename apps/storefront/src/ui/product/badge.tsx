import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'good' | 'warning' | 'bad'

/** A word about a state ('Disponibile', 'In consegna'); the word tells it, the colour helps. */
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

/** A number on a corner of an icon (the cart); nothing at zero. Its owner says the number in words. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
