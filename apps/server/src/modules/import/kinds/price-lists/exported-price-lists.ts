import { columnsOf, number, tableOf } from '../../rows/exported-table.ts'
import { HAS_CUSTOMERS } from '../customers/exported-customers.ts'
import { priceListsKind } from './price-lists.ts'

/** Price lists of companies with the companies that buy by them; a list without a company has a row of its own. */
export const priceListsTable = tableOf(
  { name: 'price-lists', sheetName: 'Listini' },
  columnsOf(priceListsKind.fields, { list: number('l.id'), name: 'l.name', vatNumber: 'c.vat_number' }),
  `FROM price_lists l LEFT JOIN companies c ON c.price_list_id = l.id AND ${HAS_CUSTOMERS}
   WHERE l.kind = 'company' ORDER BY l.id, c.vat_number`,
)
