import type { Order } from '@cambusa/contract/orders/orders'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { packagingTexts } from '@cambusa/messages/it/cart/packaging'
import styles from './order-totals.module.css'

const euros = (amount: number) => formatEuro(toCents(amount))

/** The amounts of a payment, where they exist: the most that may be charged, blocked, charged, refunded. */
function paidRows({ grossTotal, prebilledAmount, payment }: Order) {
  const rows = [
    { label: orderTexts.atMost, amount: prebilledAmount === grossTotal ? 0 : prebilledAmount },
    { label: orderTexts.authorised, amount: payment?.state === 'authorised' ? payment.amount : 0 },
    { label: orderTexts.captured, amount: payment?.captured ?? 0 },
    { label: orderTexts.refunded, amount: payment?.refunded ?? 0 },
  ]
  return rows.filter(({ amount }) => amount > 0)
}

/** The totals of the order, with the VAT of each rate. */
export const OrderTotals = ({ order }: { order: Order }) => (
  <section className={styles.totals} aria-label={orderTexts.totals}>
    <dl>
      <div className={styles.row}>
        <dt>{orderTexts.itemsTotal}</dt>
        <dd>{euros(order.itemsTotal)}</dd>
      </div>
      {order.orderPackages.map(({ orderPackageId, quantity, isDeposit, totalPrice, package: { descr } }) => (
        <div key={orderPackageId} className={styles.row}>
          <dt>{packagingTexts.needed({ quantity, descr, isDeposit })}</dt>
          <dd>{euros(totalPrice)}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{orderTexts.fee}</dt>
        <dd>{order.deliveryFee === 0 ? orderTexts.free : euros(order.deliveryFee)}</dd>
      </div>
      {order.giftCertificates.map(({ giftCertificateId, hint, used }) => (
        <div key={giftCertificateId} className={styles.row}>
          <dt>{orderTexts.giftCode({ hint })}</dt>
          <dd>{formatEuro(-toCents(used))}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{orderTexts.total}</dt>
        <dd>{euros(order.grossTotal)}</dd>
      </div>
      {paidRows(order).map(({ label, amount }) => (
        <div key={label} className={styles.paid}>
          <dt>{label}</dt>
          <dd>{euros(amount)}</dd>
        </div>
      ))}
    </dl>
    <table className={styles.vat}>
      <caption className={styles.caption}>{orderTexts.vatTable}</caption>
      <thead>
        <tr>
          <th scope="col">{orderTexts.vatRate}</th>
          <th scope="col">{orderTexts.vatNet}</th>
          <th scope="col">{orderTexts.vatAmount}</th>
          <th scope="col">{orderTexts.vatGross}</th>
        </tr>
      </thead>
      <tbody>
        {order.vat.map(({ rate, net, vat, gross }) => (
          <tr key={rate}>
            <th scope="row">{rate === 0 ? packagingTexts.outsideVat : `${rate}%`}</th>
            <td>{euros(net)}</td>
            <td>{euros(vat)}</td>
            <td>{euros(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
