import { columnsOf, euros, number, tableOf, yesNo } from '../../rows/exported-table.ts'
import { promotionsKind } from './promotions.ts'

/** Past, current and future promotions, with the prices of products on sale. */
export const promotionsTable = tableOf(
  { name: 'promotions', sheetName: 'Promozioni' },
  columnsOf(promotionsKind.fields, {
    key: 'o.key',
    name: 'o.name',
    type: 'o.promo_type',
    text: `o.view->>'body'`,
    startDate: 'o.start_date::text',
    endDate: 'o.end_date::text',
    code: 'p.code',
    price: euros('x.price_cents'),
    tinyPrice: yesNo('x.price_cents < 2'),
    list: number('x.price_list_id'),
  }),
  `FROM promotions o JOIN promotion_prices x ON x.promotion_id = o.id JOIN products p ON p.id = x.product_id
   WHERE p.is_active ORDER BY o.start_date, o.key, p.code, x.price_list_id`,
)
