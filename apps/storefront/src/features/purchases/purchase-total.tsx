import type { DataOf } from '@cambusa/contract/endpoint'
import type { PurchaseRow, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { toCents, toEuros, euroText } from '@cambusa/domain/money/money'
import { percentChange } from '@cambusa/domain/money/percent-change'
import { comparableMonths } from '@cambusa/domain/orders/purchases'
import { formatDay, formatMonth } from '@cambusa/domain/time/dates'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { percentSize } from './purchase-figures.ts'
import styles from './purchases.module.css'

type Summary = DataOf<typeof summarisePurchases>

/** What was spent in months, and in the same ones of last year; euros. */
function sumOf(months: readonly PurchaseRow[]) {
  const [spent, before] = (['spent', 'before'] as const).map((which) =>
    months.reduce((sum, month) => sum + toCents(month[which]), 0),
  ) as [number, number]
  return { spent: toEuros(spent), before: toEuros(before), percent: percentChange(before, spent) ?? 0 }
}

/** How the months compare with last year's, in a sentence; without those before the first purchase. */
export function comparisonText(months: readonly PurchaseRow[]): string {
  const comparable = comparableMonths(months)
  const [first] = comparable
  if (first === undefined) return texts.nothingBefore
  const { spent, before, percent } = sumOf(comparable)
  const told = { percent: percentSize(percent), before: euroText(before) }
  const text = percent > 0 ? texts.more(told) : percent < 0 ? texts.less(told) : texts.same(told)
  return comparable.length === months.length
    ? text
    : `${texts.sinceMonth({ month: first.name, amount: euroText(spent) })} ${text}`
}

/** What was spent in the period, first as a figure and a sentence. */
export function PurchaseTotal({ summary }: { summary: Summary }) {
  const { from, to, untilDay, total, rows, companyId, areAll } = summary
  return (
    <section className={styles.section} aria-labelledby="speso">
      <h2 id="speso" className={styles.name}>
        {texts.spentIn({ from: formatMonth(`${from}-01`), to: formatMonth(`${to}-01`) })}
      </h2>
      <p className={styles.total}>{texts.spent({ amount: euroText(total.spent), orders: total.orders })}</p>
      <p>{comparisonText(rows)}</p>
      <p className={styles.soft}>
        {[
          untilDay && texts.until({ day: formatDay(untilDay) }),
          companyId !== null && (areAll ? texts.ofAll : texts.ofOwn),
          texts.amounts,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  )
}
