import type { Order } from '@cambusa/contract/orders/orders'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import styles from './order-history.module.css'
import { timelineOf } from './order-timeline.ts'

/** What happened to the order, the newest last; the last status is the one it has now. */
export function OrderHistory({ order }: { order: Order }) {
  const steps = timelineOf(order)
  if (steps.length === 0) return null
  const current = steps.findLastIndex(({ isStatus }) => isStatus)
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.title}>
        {orderTexts.history}
      </h2>
      <ol className={styles.list}>
        {steps.map(({ name, text, at }, index) => (
          <li
            key={`${name} ${at}`}
            className={styles.step}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.name}>{name}</span>
            <time dateTime={at} className={styles.at}>
              {formatDateTime(new Date(at))}
            </time>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
