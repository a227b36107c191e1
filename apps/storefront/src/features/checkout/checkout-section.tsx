import { useId, type ReactNode } from 'react'
import styles from './checkout-screen.module.css'

interface CheckoutSectionProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A titled card of the checkout. */
export function CheckoutSection({ title, aside, children }: CheckoutSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
