import type { DataOf } from '@cambusa/contract/endpoint'
import type { summarisePurchases } from '@cambusa/contract/orders/purchases'
import { formatDay, formatMonth } from '@cambusa/domain/time/dates'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { euros, percentSize } from './purchase-figures.ts'
import styles from './purchases.module.css'

type Summary = DataOf<typeof summarisePurchases>

/** How the total compares with last year's, in a sentence. */
export function comparisonText({ before, percent }: Pick<Summary['total'], 'before' | 'percent'>): string {
  if (percent === null) return texts.nothingBefore
  const told = { percent: percentSize(percent), before: euros(before) }
  return percent > 0 ? texts.more(told) : percent < 0 ? texts.less(told) : texts.same(told)
}

/** What was spent in the period, first as a figure and a sentence. */
export function PurchaseTotal({ summary }: { summary: Summary }) {
  const { from, to, untilDay, total, companyId, areAll } = summary
  return (
    <section className={styles.section} aria-labelledby="speso">
      <h2 id="speso" className={styles.name}>
        {texts.spentIn({ from: formatMonth(`${from}-01`), to: formatMonth(`${to}-01`) })}
      </h2>
      <p className={styles.total}>{texts.spent({ amount: euros(total.spent), orders: total.orders })}</p>
      <p>{comparisonText(total)}</p>
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
