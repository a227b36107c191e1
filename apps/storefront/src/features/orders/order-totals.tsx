import { partRows, paidRows, totalRow, VAT_HEADS, vatCells } from '@cambusa/messages/it/orders/order-amounts'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import type { PaperOrder } from '@cambusa/messages/it/orders/paper-order'
import styles from './order-totals.module.css'

const Row = ({
  className,
  label,
  children,
}: {
  className: string | undefined
  label: string
  children: string
}) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The totals of the order, with the VAT of each rate: the final ones once it was picked. */
export function OrderTotals({ order }: { order: PaperOrder }) {
  const { final } = order
  const total = totalRow(order)
  return (
    <section className={styles.totals} aria-label={orderTexts.totals}>
      <dl>
        {partRows(order).map(({ label, amount }, at) => (
          <Row key={at} className={styles.row} label={label}>
            {amount}
          </Row>
        ))}
        <Row className={styles.total} label={total.label}>
          {total.amount}
        </Row>
        {paidRows(order).map(({ label, amount }) => (
          <Row key={label} className={styles.paid} label={label}>
            {amount}
          </Row>
        ))}
      </dl>
      {final && final.allowance > 0 && <p className={styles.hint}>{orderLifeTexts.allowanceHint}</p>}
      <VatTable order={order} />
    </section>
  )
}

const VatTable = ({ order }: { order: PaperOrder }) => (
  <table className={styles.vat}>
    <caption className={styles.caption}>{orderTexts.vatTable}</caption>
    <thead>
      <tr>
        {VAT_HEADS.map((head, at) => (
          <th key={at} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {vatCells(order).map(([rate, ...amounts]) => (
        <tr key={rate}>
          <th scope="row">{rate}</th>
          {amounts.map((amount, at) => (
            <td key={at}>{amount}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
