import type { Order } from '@cambusa/contract/orders/orders'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { packagingTexts } from '@cambusa/messages/it/cart/packaging'
import { paidRows, type AmountRow } from '@cambusa/messages/it/orders/order-amounts'
import styles from './order-totals.module.css'

const euros = (amount: number) => formatEuro(toCents(amount))

/** What gift codes paid: by code as ordered, in one sum once the final total is known. */
const giftRows = ({ final, giftCertificates }: Order): AmountRow[] =>
  final
    ? [{ label: orderLifeTexts.gifts, amount: -final.giftTotal }].filter(({ amount }) => amount !== 0)
    : giftCertificates.map(({ hint, used }) => ({ label: orderTexts.giftCode({ hint }), amount: -used }))

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
export function OrderTotals({ order }: { order: Order }) {
  const { final } = order
  const shown = final ?? order
  return (
    <section className={styles.totals} aria-label={orderTexts.totals}>
      <dl>
        <Row className={styles.row} label={orderTexts.itemsTotal}>
          {euros(shown.itemsTotal)}
        </Row>
        {shown.orderPackages.map(
          ({ orderPackageId, quantity, isDeposit, totalPrice, package: { descr } }) => (
            <Row
              key={orderPackageId}
              className={styles.row}
              label={packagingTexts.needed({ quantity, descr, isDeposit })}
            >
              {euros(totalPrice)}
            </Row>
          ),
        )}
        <Row className={styles.row} label={orderTexts.fee}>
          {shown.deliveryFee === 0 ? orderTexts.free : euros(shown.deliveryFee)}
        </Row>
        {giftRows(order).map(({ label, amount }) => (
          <Row key={label} className={styles.row} label={label}>
            {euros(amount)}
          </Row>
        ))}
        {final && final.allowance > 0 && (
          <Row className={styles.row} label={orderLifeTexts.allowance}>
            {euros(-final.allowance)}
          </Row>
        )}
        <Row className={styles.total} label={final ? orderLifeTexts.finalTotal : orderTexts.total}>
          {euros(shown.grossTotal)}
        </Row>
        {paidRows(order).map(({ label, amount }) => (
          <Row key={label} className={styles.paid} label={label}>
            {euros(amount)}
          </Row>
        ))}
      </dl>
      {final && final.allowance > 0 && <p className={styles.hint}>{orderLifeTexts.allowanceHint}</p>}
      <VatTable vat={shown.vat} />
    </section>
  )
}

const VatTable = ({ vat: rates }: Pick<Order, 'vat'>) => (
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
      {rates.map(({ rate, net, vat, gross }) => (
        <tr key={rate}>
          <th scope="row">{rate === 0 ? packagingTexts.outsideVat : `${rate}%`}</th>
          <td>{euros(net)}</td>
          <td>{euros(vat)}</td>
          <td>{euros(gross)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
