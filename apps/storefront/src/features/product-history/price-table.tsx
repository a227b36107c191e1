import { formatEuro } from '@cambusa/domain/money/money'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { dayOf } from './history-days.ts'
import styles from '../../ui/layout/table.module.css'
import type { PriceSeries, PriceStretch } from './price-series.ts'

const SHOWN_AT_FIRST = 8

const reasonOf = ({ promotion }: PriceStretch) =>
  promotion
    ? texts.reasonPromotion({ name: promotion.name, price: formatEuro(promotion.listCents) })
    : texts.reasonList

/** The periods of a range, the latest first: the content of the chart as text. */
export function PriceTable({ series }: { series: PriceSeries }) {
  const [showsAll, setShowsAll] = useState(false)
  const latestFirst = series.stretches.toReversed()
  const shown = showsAll ? latestFirst : latestFirst.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.priceTable}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.from}</th>
              <th scope="col" className={styles.from400}>
                {texts.columns.to}
              </th>
              <th scope="col" className={styles.number}>
                {texts.columns.price}
              </th>
              <th scope="col">{texts.columns.reason}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((stretch) => (
              <tr key={stretch.fromMs} data-marked={stretch.promotion !== null || undefined}>
                <td className={styles.day}>{dayOf(stretch.fromMs)}</td>
                <td className={`${styles.day} ${styles.from400}`}>
                  {stretch.isNow ? texts.untilToday : dayOf(stretch.toMs)}
                </td>
                <td className={styles.number}>
                  {stretch.cents === null ? texts.offSale : formatEuro(stretch.cents)}
                </td>
                <td>{reasonOf(stretch)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < latestFirst.length && (
        <Button look="ghost" onClick={() => setShowsAll(true)}>
          {texts.showAllPeriods({ count: latestFirst.length })}
        </Button>
      )}
    </>
  )
}
