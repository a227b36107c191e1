import type { ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { useState } from 'react'
import { Chip } from '../../ui/buttons/chip.tsx'
import { PRICE } from '../../lib/browser/page-marks.ts'
import styles from './history-page.module.css'
import { PriceChart } from './price-chart.tsx'
import { PriceFigures } from './price-figures.tsx'
import { PriceTable } from './price-table.tsx'
import { RANGE_DAYS, type Range } from './price-series.ts'
import { usePriceSeries } from './use-price-series.ts'

const RANGES = Object.keys(RANGE_DAYS) as Range[]
const FIRST_RANGE: Range = '365'

/** The prices of a product: a chart of the chosen range, its figures, and a table of the same periods. */
export function PriceHistory({ history }: { history: ProductHistory }) {
  const [range, setRange] = useState<Range>(FIRST_RANGE)
  const series = usePriceSeries(history, range)
  return (
    <section {...PRICE} className={styles.section} aria-labelledby="prezzi">
      <div className={styles.sectionHead}>
        <h2 id="prezzi">{texts.prices}</h2>
        <div className={styles.ranges} role="group" aria-label={texts.range}>
          {RANGES.map((each) => (
            <Chip key={each} selected={each === range} onClick={() => setRange(each)}>
              {texts.ranges[each]}
            </Chip>
          ))}
        </div>
      </div>
      {series ? (
        <>
          <PriceFigures series={series} />
          <PriceChart key={range} series={series} unit={history.priceUnitDisplay} />
          <PriceTable key={`table-${range}`} series={series} />
        </>
      ) : (
        <p className={styles.soft}>{texts.pricesEmpty}</p>
      )}
    </section>
  )
}
