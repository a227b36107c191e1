import type { ProductHistory, Purchase } from '@cambusa/contract/catalogue/product-history'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { shownCents } from '../../lib/format/shown-price.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { dayOf } from './history-days.ts'
import page from './history-page.module.css'
import styles from '../../ui/layout/table.module.css'

const amountOf = ({ quantity, unit }: Pick<Purchase, 'quantity' | 'unit'>) =>
  `${formatAmount(quantity)} ${unit}`

/** The number of orders, and the total quantity. */
function totalText(purchases: readonly Purchase[]): string {
  const quantity = purchases.reduce((sum, purchase) => sum + purchase.quantity, 0)
  const unit = purchases[0]?.unit ?? ''
  const count = new Set(purchases.map(({ orderId }) => orderId)).size
  return texts.bought({ count, quantity: amountOf({ quantity, unit }) })
}

function PurchaseTable({ purchases, vatRate }: { purchases: readonly Purchase[]; vatRate: number }) {
  const withVat = usePricesWithVat()
  const euros = (amount: number) => formatEuro(shownCents(amount, vatRate, withVat))
  const { columns } = texts
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.order}</th>
            <th scope="col" className={styles.number}>
              {columns.quantity}
            </th>
            <th scope="col" className={styles.number}>
              {columns.paid}
            </th>
            <th scope="col" className={`${styles.number} ${styles.from600}`}>
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.map((purchase, index) => (
            <tr key={`${purchase.orderId}-${index}`}>
              <td className={styles.day}>{dayOf(purchase.placedAt)}</td>
              <td className={styles.day}>
                <Link to={paths.order} params={{ orderId: String(purchase.orderId) }}>
                  {purchase.orderNumber}
                </Link>
              </td>
              <td className={styles.number}>{amountOf(purchase)}</td>
              <td className={styles.number}>{euros(purchase.price)}</td>
              <td className={`${styles.number} ${styles.from600}`}>{euros(purchase.grossTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The customer's purchases of a product: date, quantity and price. */
export function Purchases({ history: { purchases, vatRate } }: { history: ProductHistory }) {
  return (
    <section className={page.section} aria-labelledby="acquisti">
      <h2 id="acquisti">{texts.purchases}</h2>
      {purchases === null && (
        <>
          <p className={page.soft}>{texts.purchasesVisitor}</p>
          <Button onClick={() => void askFor('login')}>{texts.logIn}</Button>
        </>
      )}
      {purchases?.length === 0 && <p className={page.soft}>{texts.purchasesEmpty}</p>}
      {purchases && purchases.length > 0 && (
        <>
          <p className={page.soft}>{totalText(purchases)}</p>
          <PurchaseTable purchases={purchases} vatRate={vatRate} />
        </>
      )}
    </section>
  )
}
