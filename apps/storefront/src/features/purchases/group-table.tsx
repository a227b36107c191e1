import type { DataOf } from '@cambusa/contract/endpoint'
import type { PurchaseRow, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { euroText } from '@cambusa/domain/money/money'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ShareBar } from '../../ui/charts/share-bar.tsx'
import table from '../../ui/layout/table.module.css'
import { signedPercent } from './purchase-figures.ts'
import styles from './purchases.module.css'

type Summary = DataOf<typeof summarisePurchases>

const SHOWN_AT_FIRST = 25

const changeText = ({ percent, spent }: Pick<PurchaseRow, 'percent' | 'spent'>): string =>
  percent === null ? (spent > 0 ? texts.noChange : '') : signedPercent(percent)

const detailOf = ({ detail, quantity, unit }: PurchaseRow): string =>
  [
    detail,
    quantity !== null && quantity > 0 && unit && texts.quantity({ quantity: formatAmount(quantity), unit }),
  ]
    .filter(Boolean)
    .join(' · ')

/** The name of a row with its bar; `longest` is the amount of the longest one. */
function Name({ row, longest }: { row: PurchaseRow; longest: number }) {
  const detail = detailOf(row)
  return (
    <th scope="row" className={styles.rowName}>
      {row.slug === null ? (
        row.name
      ) : (
        <Link to={paths.product} params={{ slug: row.slug }}>
          {row.name}
        </Link>
      )}
      {detail && <span className={styles.soft}>{detail}</span>}
      <ShareBar value={row.spent / longest} before={row.before / longest} />
    </th>
  )
}

interface AmountsProps {
  row: Pick<PurchaseRow, 'before' | 'percent' | 'spent'>
  isComparable: boolean
}

const Amounts = ({ row, isComparable }: AmountsProps) => (
  <>
    <td className={table.number}>{euroText(row.spent)}</td>
    <td className={`${table.number} ${table.from600}`}>{euroText(row.before)}</td>
    {isComparable && <td className={table.number}>{changeText(row)}</td>}
  </>
)

interface GroupTableProps {
  summary: Summary
  /** False: last year something was bought only in some of these months, so that a change would mislead. */
  isComparable?: boolean
}

/** The rows of a grouping with their bars and figures, and the total: a chart that is a table. */
export function GroupTable({ summary: { by, rows, total }, isComparable = true }: GroupTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const longest = Math.max(1, ...rows.flatMap(({ spent, before }) => [spent, before]))
  const goods = rows.filter(({ kind }) => kind === 'goods')
  // Delivery and packaging stay in sight, as they are part of the total.
  const shown =
    by === 'month' || showsAll ? rows : [...goods.slice(0, SHOWN_AT_FIRST), ...rows.slice(goods.length)]
  return (
    <>
      <div className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns[by]}</th>
              <th scope="col" className={table.number}>
                {texts.columns.spent}
              </th>
              <th scope="col" className={`${table.number} ${table.from600}`}>
                {texts.columns.before}
              </th>
              {isComparable && (
                <th scope="col" className={table.number}>
                  {texts.columns.change}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.kind} ${row.key}`}>
                <Name row={row} longest={longest} />
                <Amounts row={row} isComparable={isComparable} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.sum}>
              <th scope="row">{texts.total}</th>
              <Amounts row={total} isComparable={isComparable} />
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button look="ghost" onClick={() => setShowsAll(true)}>
          {texts.showAll({ count: goods.length })}
        </Button>
      )}
    </>
  )
}
