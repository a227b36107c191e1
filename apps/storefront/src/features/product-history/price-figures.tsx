import { LOCALE } from '@cambusa/domain/constants'
import { formatEuro } from '@cambusa/domain/money/money'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import styles from './price-figures.module.css'
import { changePercent, type PriceSeries } from './price-series.ts'

const percentFormat = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

function changeText(series: PriceSeries): string | undefined {
  const percent = changePercent(series)
  if (percent === null) return undefined
  return percent === 0 ? texts.unchanged : texts.change({ percent: percentFormat.format(percent / 100) })
}

/** The lowest and the highest price of a range, the current one, and its change. */
export function PriceFigures({ series }: { series: PriceSeries }) {
  const now = series.stretches.at(-1)?.cents
  const change = changeText(series)
  const figures = [
    { name: texts.lowest, value: formatEuro(series.lowestCents) },
    { name: texts.highest, value: formatEuro(series.highestCents) },
    { name: texts.now, value: now ? formatEuro(now) : texts.offSale, note: change },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
