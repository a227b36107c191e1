import type { Order } from '@cambusa/contract/orders/orders'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import styles from './order-history.module.css'

/** The states that the order went through, the newest last. */
export function OrderHistory({ order }: { order: Order }) {
  const history = order.history ?? []
  if (history.length === 0) return null
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className={styles.title}>
        {orderTexts.history}
      </h2>
      <ol className={styles.list}>
        {history.map(({ orderStatusId, orderStatusName, at }, index) => (
          <li
            key={`${orderStatusId} ${at}`}
            className={styles.step}
            aria-current={index === history.length - 1 ? 'step' : undefined}
          >
            <span className={styles.name}>{orderStatusName}</span>
            <time dateTime={at} className={styles.at}>
              {formatDateTime(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
