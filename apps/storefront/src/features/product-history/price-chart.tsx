import { formatEuro } from '@cambusa/domain/money/money'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { useState, type KeyboardEvent } from 'react'
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

/**
 * The price over time as a step line. Its values are read by finger, mouse and arrow keys (an <input type="range">
 * covers it), and the table of periods says the same in words.
 */
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
    <figure className={styles.chart}>
      <figcaption className={styles.readout}>
        {shown && (
          <>
            <strong>{shown.cents === null ? texts.offSale : `${priceText(shown)}/${unit}`}</strong>
            <span>{spanText(shown)}</span>
            {shown.promotion && <span className={styles.promotionName}>{shown.promotion.name}</span>}
          </>
        )}
      </figcaption>
      <div className={styles.plot}>
        <svg className={styles.levels} aria-hidden="true">
          {levels.map((cents) => (
            <text key={cents} y={`${y(cents)}%`}>
              {formatEuro(cents)}
            </text>
          ))}
        </svg>
        <div className={styles.field}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {levels.map((cents) => (
              <line key={cents} x1="0" x2="100" y1={y(cents)} y2={y(cents)} className={styles.grid} />
            ))}
            <path d={line} className={styles.line} />
            <path d={promotions} className={styles.promotion} />
            {atMs !== null && <line x1={x(at)} x2={x(at)} y1="0" y2="100" className={styles.cursor} />}
          </svg>
          <input
            type="range"
            className={styles.range}
            min={fromMs}
            max={toMs}
            step={DAY_MS / 4}
            value={at}
            aria-label={summaryOf(series)}
            aria-valuetext={
              shown && [priceText(shown), spanText(shown), shown.promotion?.name].filter(Boolean).join(', ')
            }
            onChange={(event) => setAtMs(Number(event.target.value))}
            onKeyDown={step}
          />
        </div>
      </div>
      <div className={styles.months} aria-hidden="true">
        {Array.from({ length: MARKS }, (_, mark) => (
          <span key={mark}>{monthOf(fromMs + ((toMs - fromMs) * mark) / (MARKS - 1))}</span>
        ))}
      </div>
    </figure>
  )
}
