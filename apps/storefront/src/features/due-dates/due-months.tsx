import { euroText } from '@cambusa/domain/money/money'
import { formatMonth } from '@cambusa/domain/time/dates'
import { dueDateTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import styles from './due-months.module.css'
import type { DueTotals } from './due-dates-api.ts'

/** The colour of a part of the bars. */
const Key = ({ colour }: { colour: string | undefined }) => (
  <svg aria-hidden="true" className={styles.key} viewBox="0 0 10 10">
    <rect width="10" height="10" className={colour} />
  </svg>
)

/** What falls due in each month: a table whose rows are bars too, so that it reads as a chart and by its figures. */
export function DueMonths({ months }: Pick<DueTotals, 'months'>) {
  const most = Math.max(...months.map(({ left, paid }) => left + paid))
  if (months.length === 0 || most <= 0) return null
  const share = (amount: number) => (amount / most) * 100
  return (
    <section aria-labelledby="mesi" className={styles.months}>
      <h2 id="mesi">{texts.monthsTitle}</h2>
      <table className={styles.table}>
        <caption className={styles.caption}>{texts.monthsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <td aria-hidden="true" />
            <th scope="col" className={styles.number}>
              <Key colour={styles.left} />
              {texts.leftColumn}
            </th>
            <th scope="col" className={styles.number}>
              <Key colour={styles.paid} />
              {texts.paidColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, left, paid }) => (
            <tr key={month}>
              <th scope="row" className={styles.month}>
                {formatMonth(`${month}-01`)}
              </th>
              <td aria-hidden="true" className={styles.bars}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect width={share(left)} height="10" className={styles.left} />
                  <rect x={share(left)} width={share(paid)} height="10" className={styles.paid} />
                </svg>
              </td>
              <td className={styles.number}>{euroText(left)}</td>
              <td className={styles.number}>{euroText(paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
