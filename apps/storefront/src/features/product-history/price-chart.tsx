import { formatEuro } from '@cambusa/domain/money/money'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { useState, type KeyboardEvent } from 'react'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { dayOf, monthOf } from './history-days.ts'
import styles from './price-chart.module.css'
import { chartPaths, chartScale, stretchAt, type PriceSeries, type PriceStretch } from './price-series.ts'

const DAY_MS = 86_400_000
/** How many months are named below the line, from the first day to today. */
const MARKS = 4

const spanText = ({ fromMs, toMs, isNow }: PriceStretch): string => {
  const from = dayOf(fromMs)
  return isNow ? texts.spanToday({ from }) : texts.span({ from, to: dayOf(toMs) })
}

const priceText = ({ cents }: PriceStretch): string => (cents === null ? texts.offSale : formatEuro(cents))

const summaryOf = ({ fromMs, toMs, lowestCents, highestCents, stretches }: PriceSeries) => {
  const now = stretches.at(-1)?.cents
  return texts.chartSummary({
    from: dayOf(fromMs),
    to: dayOf(toMs),
    lowest: formatEuro(lowestCents),
    highest: formatEuro(highestCents),
    now: now ? formatEuro(now) : texts.offSale,
  })
}

/** The price over time as a step line; the table of periods says the same in words. */
export function PriceChart({ series, unit }: { series: PriceSeries; unit: string }) {
  const [atMs, setAtMs] = useState<number | null>(null)
  const { fromMs, toMs, stretches, lowestCents, highestCents } = series
  const { x, y } = chartScale(series)
  const { line, promotions } = chartPaths(series)
  const at = Math.min(Math.max(atMs ?? toMs, fromMs), toMs)
  const shown = stretchAt(series, at)
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (direction === undefined || shown === undefined) return
    event.preventDefault()
    const next = stretches[stretches.indexOf(shown) + direction]
    if (next) setAtMs(Math.min(next.fromMs + DAY_MS / 2, next.toMs))
  }
  const levels = lowestCents === highestCents ? [highestCents] : [highestCents, lowestCents]
  return (
    <ChartFrame
      readout={
        shown && (
          <>
            <strong>{shown.cents === null ? texts.offSale : `${priceText(shown)}/${unit}`}</strong>
            <span>{spanText(shown)}</span>
            {shown.promotion && <span className={styles.promotionName}>{shown.promotion.name}</span>}
          </>
        )
      }
      levels={levels.map((cents) => ({ label: formatEuro(cents), y: y(cents) }))}
      marks={Array.from({ length: MARKS }, (_, mark) => ({
        label: monthOf(fromMs + ((toMs - fromMs) * mark) / (MARKS - 1)),
        x: (100 * mark) / (MARKS - 1),
      }))}
      label={summaryOf(series)}
      valueText={
        shown && [priceText(shown), spanText(shown), shown.promotion?.name].filter(Boolean).join(', ')
      }
      min={fromMs}
      max={toMs}
      step={DAY_MS / 4}
      value={at}
      onRead={setAtMs}
      onKeyDown={step}
    >
      <path d={line} className={styles.line} />
      <path d={promotions} className={styles.promotion} />
      {atMs !== null && <line x1={x(at)} x2={x(at)} y1="0" y2="100" className={styles.cursor} />}
    </ChartFrame>
  )
}
