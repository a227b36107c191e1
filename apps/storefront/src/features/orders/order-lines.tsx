import type { Order } from '@cambusa/contract/orders/orders'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { alternativesText } from '../../lib/format/alternatives-text.ts'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './order-lines.module.css'

type Item = NonNullable<Order['items']>[number]

const euros = (amount: number) => formatEuro(toCents(amount))

/** The choices of a line, and its note and wishes. */
function saidText({ infos, notes }: Item, { cartInfos }: Order): string {
  const note = infos.note && orderTexts.lineNote({ note: infos.note })
  return [notes, note, alternativesText(infos, cartInfos)].filter(Boolean).join(' · ')
}

function Line({ item, order }: { item: Item; order: Order }) {
  const said = saidText(item, order)
  return (
    <li className={styles.line}>
      <Picture src={item.mediaURL} alt="" sizes="64px" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>
          {item.slug ? (
            <Link to={paths.product} params={{ slug: item.slug }}>
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </p>
        <p className={styles.soft}>
          {[item.brand, item.description, orderTexts.code({ code: item.code })].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.quantity}>
          {formatAmount(item.quantity)} {item.unit} ×{' '}
          {orderTexts.perUnit({ price: euros(item.price), unit: item.unit })}
          <span className={styles.soft}> · {orderTexts.vatOf({ rate: item.vatRate })}</span>
        </p>
        {said && <p className={styles.soft}>{said}</p>}
      </div>
      <p className={styles.total}>
        {euros(item.grossTotal)}
        {item.variableWeight && <span className={styles.soft}>{orderTexts.variableWeight}</span>}
      </p>
    </li>
  )
}

/** The lines as they were bought. */
export const OrderLines = ({ order }: { order: Order }) => (
  <section className={styles.lines} aria-labelledby="order-lines">
    <h2 id="order-lines" className={styles.title}>
      {orderTexts.lines({ count: order.totalItems })}
    </h2>
    <ul>
      {order.items?.map((item) => (
        <Line key={item.orderItemId} item={item} order={order} />
      ))}
    </ul>
  </section>
)
