import type { DataOf } from '@cambusa/contract/endpoint'
import type { PurchaseRow, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { euroText } from '@cambusa/domain/money/money'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { useNavigate } from '@tanstack/react-router'
import { ChartColumn, Table } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { PairedBars } from '../../ui/charts/paired-bars.tsx'
import { GroupTable } from './group-table.tsx'
import { roundEuros, shortMonthOf, signedPercent } from './purchase-figures.ts'
import type { PurchaseSearch } from './purchase-search.ts'
import styles from './purchases.module.css'

type Summary = DataOf<typeof summarisePurchases>

const pairOf = ({ key, name, spent, before, percent }: PurchaseRow) => ({
  key,
  mark: shortMonthOf(key),
  value: spent,
  before,
  title: name,
  text: texts.monthRead({
    spent: euroText(spent),
    before: euroText(before),
    change: percent === null ? '' : signedPercent(percent),
  }),
})

function chartText(rows: readonly PurchaseRow[]): string {
  const highest = rows.reduce((most, row) => (row.spent > most.spent ? row : most))
  return texts.chart({
    from: rows[0]!.name,
    to: rows.at(-1)!.name,
    highest: `${highest.name}, ${euroText(highest.spent)}`,
  })
}

/** The months beside those of last year, as a chart or as a table; which one is kept in the address. */
export function PurchaseMonths({ summary, search }: { summary: Summary; search: PurchaseSearch }) {
  const navigate = useNavigate()
  const isTable = search.show === 'table'
  const show = (next: PurchaseSearch['show']) =>
    void navigate({
      to: paths.purchases,
      search: { ...search, show: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <section className={styles.section} aria-labelledby="mesi">
      <div className={styles.sectionHead}>
        <h2 id="mesi" className={styles.name}>
          {texts.months}
        </h2>
        <div role="group" aria-label={texts.look} className={styles.chips}>
          <Chip icon={<ChartColumn aria-hidden="true" />} selected={!isTable} onClick={() => show(undefined)}>
            {texts.asChart}
          </Chip>
          <Chip icon={<Table aria-hidden="true" />} selected={isTable} onClick={() => show('table')}>
            {texts.asTable}
          </Chip>
        </div>
      </div>
      {isTable ? (
        <GroupTable summary={summary} />
      ) : (
        <PairedBars
          pairs={summary.rows.map(pairOf)}
          label={chartText(summary.rows)}
          names={{ value: texts.now, before: texts.before }}
          format={roundEuros}
        />
      )}
    </section>
  )
}
