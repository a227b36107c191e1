import { columnsOf, number, tableOf } from '../../rows/exported-table.ts'
import { stockKind } from './stock.ts'

/** Stock of products on sale, by warehouse. */
export const stockTable = tableOf(
  { name: 'stock', sheetName: 'Giacenze' },
  columnsOf(stockKind.fields, {
    code: 'p.code',
    warehouse: number('s.warehouse_id'),
    quantity: number('s.quantity'),
  }),
  `FROM stock s JOIN products p ON p.id = s.product_id WHERE p.is_active ORDER BY p.code, s.warehouse_id`,
)
