import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderVersion } from '@cambusa/contract/orders/order-parts'
import { euroText } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './order-versions.module.css'

/** The order as it was before each change by its customer, the newest first. */
export function OrderVersions({ versions = [] }: Pick<Order, 'versions'>) {
  if (versions.length === 0) return null
  return (
    <section className={styles.versions} aria-labelledby="order-versions">
      <h2 id="order-versions" className={styles.title}>
        {orderLifeTexts.versions}
      </h2>
      {versions
        .toSorted((a, b) => b.version - a.version)
        .map((version) => (
          <Version key={version.version} version={version} />
        ))}
    </section>
  )
}

const Version = ({ version: { replacedAt, grossTotal, timeslot, items } }: { version: OrderVersion }) => (
  <Disclosure
    summary={orderLifeTexts.version({
      when: formatDateTime(new Date(replacedAt)),
      total: euroText(grossTotal),
    })}
  >
    <p className={styles.slot}>{orderTexts.slot(timeslotWords(timeslot))}</p>
    <ul className={styles.lines}>
      {items.map(({ code, name, description, quantity, unit, price, grossTotal: total }, index) => (
        <li key={`${code} ${index}`} className={styles.line}>
          <div className={styles.words}>
            <p>{[name, description].filter(Boolean).join(' · ')}</p>
            <p className={styles.soft}>
              {formatAmount(quantity)} {unit} × {orderTexts.perUnit({ price: euroText(price), unit })}
            </p>
          </div>
          <p className={styles.total}>{euroText(total)}</p>
        </li>
      ))}
    </ul>
  </Disclosure>
)
