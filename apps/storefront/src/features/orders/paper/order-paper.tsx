import type { Order } from '@cambusa/contract/orders/orders'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderPaperTexts as texts } from '@cambusa/messages/it/orders/order-paper'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { companyNumbers, seatLine } from '@cambusa/messages/it/people/company'
import { company, contacts, name as shopName } from '../../../../../../shop.config.json'
import { OrderFacts } from '../order-facts.tsx'
import { OrderTotals } from '../order-totals.tsx'
import { changesText } from '@cambusa/messages/it/orders/picked-changes'
import { commonWish, paperLines } from '@cambusa/messages/it/orders/paper-lines'
import styles from './order-paper.module.css'

const SELLER = [
  seatLine(company),
  companyNumbers(company).join(' · '),
  [contacts.phone, contacts.email].filter((text) => text !== '').join(' · '),
].filter((text) => text !== '')

const Lines = ({ order }: { order: Order }) => (
  <table className={styles.lines}>
    <thead>
      <tr>
        {[texts.code, texts.product, texts.quantity, texts.price, texts.vat, texts.total].map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {paperLines(order).map(({ key, code, name, format, more, quantity, price, vat, total }) => (
        <tr key={key}>
          <td>{code}</td>
          <td>
            <span className={styles.name}>{name}</span> {[format, more].filter(Boolean).join(' · ')}
          </td>
          <td>{quantity}</td>
          <td>{price}</td>
          <td>{vat}</td>
          <td>{total}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** An order on A4 paper: seller and facts, a line for each product, totals with the VAT of each rate. */
export function OrderPaper({ order }: { order: Order }) {
  const said = [changesText(order), commonWish(order)].filter(Boolean).join(' · ')
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <address className={styles.seller} aria-label={texts.seller}>
          <strong>{company.legalName}</strong>
          {company.legalName !== shopName && ` (${shopName})`}
          {SELLER.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </address>
        <div className={styles.order}>
          <h1>{orderTexts.number({ number: order.orderNumber })}</h1>
          <p>{orderTexts.placedAt({ when: formatDateTime(new Date(order.placedAt)) })}</p>
          <p>{order.orderStatusName}</p>
        </div>
      </header>
      <OrderFacts order={order} />
      <h2>{orderTexts.lines({ count: order.totalItems })}</h2>
      {said && <p>{said}</p>}
      <Lines order={order} />
      <OrderTotals order={order} />
      <p className={styles.foot}>{texts.notAnInvoice}</p>
    </article>
  )
}
