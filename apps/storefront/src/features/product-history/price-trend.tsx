import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { paths } from '../../app/navigation/paths.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { MissingChunk } from '../../ui/feedback/missing-chunk.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './history-page.module.css'
import { PriceChart } from './price-chart.tsx'
import { PriceFigures } from './price-figures.tsx'
import { productHistoryQuery } from './product-history-api.ts'
import { usePriceSeries } from './use-price-series.ts'

function Trend({ history }: { history: ProductHistory }) {
  const series = usePriceSeries(history, '365')
  if (series === undefined) return <p className={styles.soft}>{texts.pricesEmpty}</p>
  return (
    <>
      <PriceFigures series={series} />
      <PriceChart series={series} unit={history.priceUnitDisplay} />
    </>
  )
}

/** On the product page: the price of the last year, and a link to the whole history. */
export function PriceTrend({ slug, userId }: { slug: string; userId: number }) {
  const { data, isError, refetch } = useQuery(
    productHistoryQuery(useScopeKey(), userId, slug, { background: true }),
  )
  return (
    <section className={styles.section} aria-labelledby="andamento">
      <div className={styles.sectionHead}>
        <h2 id="andamento">{texts.prices}</h2>
        <Link to={paths.productHistory} params={{ slug }}>
          {texts.openHistory}
        </Link>
      </div>
      {data ? (
        <Trend history={data} />
      ) : isError ? (
        <MissingChunk onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="box" height="space-20-x3" />
        </Loading>
      )}
    </section>
  )
}
