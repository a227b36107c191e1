import type { DataOf } from '@cambusa/contract/endpoint'
import type { PurchaseRow, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { toCents, toEuros } from '@cambusa/domain/money/money'
import type { PurchaseGroup } from '@cambusa/domain/orders/purchases'
import { purchaseFileTexts as texts } from '@cambusa/messages/it/orders/purchase-answers'
import type { TableColumn, TableValue } from '../../platform/tables/table-to-write.ts'

type Amounts = Pick<PurchaseRow, 'spent' | 'before' | 'percent' | 'orders'>

const { columns } = texts
const AMOUNTS: TableColumn[] = [
  { name: columns.orders, kind: 'number' },
  { name: columns.spent, kind: 'euro', width: 14 },
  { name: columns.before, kind: 'euro', width: 22 },
  { name: columns.difference, kind: 'euro', width: 14 },
  { name: columns.percent, kind: 'number', width: 14 },
]

const amountsOf = ({ orders, spent, before, percent }: Amounts): TableValue[] => [
  orders,
  spent,
  before,
  toEuros(toCents(spent) - toCents(before)),
  percent,
]

/** The columns of a grouping's file. */
export const columnsOf = (by: PurchaseGroup): TableColumn[] => [
  { name: texts.groups[by], width: 40 },
  ...(by === 'product'
    ? [
        { name: columns.code, width: 14 },
        { name: columns.format, width: 16 },
        { name: columns.quantity, kind: 'number' as const },
        { name: columns.unit },
      ]
    : by === 'deliveryPoint'
      ? [{ name: columns.address, width: 40 }]
      : []),
  ...AMOUNTS,
]

/** The rows of a summary, and their total as the last one. */
export function rowsOf({ by, rows, total }: DataOf<typeof summarisePurchases>): TableValue[][] {
  const told = ({ kind, key, detail, quantity, unit }: PurchaseRow): TableValue[] =>
    by === 'product'
      ? [kind === 'goods' ? key : null, detail, quantity, unit]
      : by === 'deliveryPoint'
        ? [detail]
        : []
  const none: TableValue[] =
    by === 'product' ? [null, null, null, null] : by === 'deliveryPoint' ? [null] : []
  return [
    ...rows.map((row) => [row.name, ...told(row), ...amountsOf(row)]),
    [texts.total, ...none, ...amountsOf(total)],
  ]
}
