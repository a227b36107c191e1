import type { PaperOrder } from '@cambusa/messages/it/orders/paper-order'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { OrderLine, type RenderDelisted } from './order-line.tsx'
import styles from './order-lines.module.css'
import { changesText } from '@cambusa/messages/it/orders/picked-changes'

interface OrderLinesProps {
  order: PaperOrder
  renderDelisted: RenderDelisted
}

/** The lines as they were bought; once the order was picked, each with what came of it. */
export function OrderLines({ order, renderDelisted }: OrderLinesProps) {
  const changes = changesText(order)
  return (
    <section className={styles.lines} aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.title}>
        {orderTexts.lines({ count: order.totalItems })}
      </h2>
      {changes && <p className={styles.changes}>{changes}</p>}
      <ul>
        {order.items?.map((item) => (
          <OrderLine key={item.orderItemId} item={item} order={order} renderDelisted={renderDelisted} />
        ))}
      </ul>
    </section>
  )
}
