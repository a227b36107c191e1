import { columnsOf, euros, number, tableOf, yesNo } from '../../rows/exported-table.ts'
import { pricesKind } from './prices.ts'

/** The prices of products on sale, in every list. */
export const pricesTable = tableOf(
  { name: 'prices', sheetName: 'Prezzi' },
  columnsOf(pricesKind.fields, {
    code: 'p.code',
    list: number('x.price_list_id'),
    price: euros('x.price_cents'),
    tinyPrice: yesNo('x.price_cents < 2'),
  }),
  `FROM prices x JOIN products p ON p.id = x.product_id WHERE p.is_active ORDER BY p.code, x.price_list_id`,
)
