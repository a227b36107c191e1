import type { PaidPrices } from '@cambusa/contract/orders/purchases'
import { formatMonth } from '@cambusa/domain/time/dates'
import { euroText } from '@cambusa/domain/money/money'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { SparkLine } from '../../ui/charts/spark-line.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import table from '../../ui/layout/table.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { signedPercent } from './purchase-figures.ts'
import type { PurchaseSearch } from './purchase-search.ts'
import { paidPricesQuery } from './purchases-api.ts'
import { RowsSkeleton } from './purchases-skeleton.tsx'
import styles from './purchases.module.css'

const priceOrNone = (price: number | null) => (price === null ? texts.notBought : euroText(price))

/** What was paid for a product each month, as a table. */
const MonthTable = ({ product: { name, months } }: { product: PaidPrices }) => (
  <div className={table.frame}>
    <table className={table.table}>
      <caption className={table.caption}>
        <VisuallyHidden>{texts.monthlyOf({ name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.month}</th>
          <th scope="col" className={table.number}>
            {texts.columns.average}
          </th>
          <th scope="col" className={table.number}>
            {texts.columns.before}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, price, before }) => (
          <tr key={month}>
            <td>{formatMonth(`${month}-01`)}</td>
            <td className={table.number}>{priceOrNone(price)}</td>
            <td className={table.number}>{priceOrNone(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function Product({ product }: { product: PaidPrices }) {
  const { name, format, slug, unit, months, average, averageBefore, percent } = product
  return (
    <li className={styles.product}>
      <div className={styles.productHead}>
        <h3 className={styles.productName}>
          {slug === null ? (
            name
          ) : (
            <Link to={paths.productHistory} params={{ slug }}>
              {name}
            </Link>
          )}
        </h3>
        <p className={styles.soft}>{format}</p>
        <p className={styles.price}>
          {average !== null && <strong>{texts.average({ price: euroText(average), unit })}</strong>}
          <span className={styles.soft}>
            {averageBefore === null || percent === null
              ? texts.pricesNothingBefore
              : texts.averageBefore({ price: euroText(averageBefore), unit, change: signedPercent(percent) })}
          </span>
        </p>
        <div className={styles.spark}>
          <SparkLine values={months.map(({ price }) => price)} before={months.map(({ before }) => before)} />
        </div>
      </div>
      <Disclosure
        summary={
          <>
            {texts.monthly}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </>
        }
      >
        <MonthTable product={product} />
      </Disclosure>
    </li>
  )
}

/** How the prices of what one buys developed: small lines with their figures, each month by month as a table. */
export function PaidPricesList({ search }: { search: PurchaseSearch }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(paidPricesQuery(useOwner(), search))
  if (!data) {
    if (isError) return <ErrorState as="h3" text={texts.loadFailed} onRetry={() => void refetch()} />
    return <RowsSkeleton />
  }
  if (data.products.length === 0) return <p>{texts.noPrices}</p>
  return (
    <>
      <p className={styles.soft}>{texts.pricesIntro}</p>
      <ul className={styles.products} aria-busy={isPlaceholderData || undefined}>
        {data.products.map((product) => (
          <Product key={product.code} product={product} />
        ))}
      </ul>
      <Pagination
        page={data.page.selPage}
        pages={data.page.totPages}
        renderLink={(page, props) => <Link to={paths.purchases} search={{ ...search, page }} {...props} />}
      />
    </>
  )
}
