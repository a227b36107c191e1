import type { BoughtInMonth } from '@cambusa/domain/orders/paid-unit-price'
import { listStatement } from '../../platform/database/statement.ts'
import { BOUGHT, comparedSums, LINES, type BoughtBy } from './bought.ts'

/** A product of a page with what was bought of it each month; all products of the period are counted. */
export interface PaidProductRow {
  code: string
  name: string
  slug: string | null
  spentCents: number
  products: number
  months: BoughtInMonth[]
}

/** Products of the period, the one for which most was spent first, each month by packs of one size. */
export const listPaidProducts = listStatement<PaidProductRow, BoughtBy & { limit: number; offset: number }>(
  'purchases_prices',
  `with ${BOUGHT}, ${LINES},
   shown as (select code, max(item_id) as newest, ${comparedSums('cents')}, count(*) over ()::int as products
     from lines group by code having sum(cents) filter (where is_now) > 0
     order by sum(cents) filter (where is_now) desc, code limit $limit offset $offset),
   packs as materialized (select l.code, l.month, l.unit, l.format, p.content, p.content_unit, sum(l.quantity) as quantity,
       sum(l.cents)::bigint as cents
     from shown s join lines l on l.code = s.code left join products p on p.id = l.product_id and p.format = l.format
     where l.quantity > 0 group by 1, 2, 3, 4, 5, 6)
   select s.code, coalesce(k.replacement->>'name', i.name) as name, p.slug, s."spentCents", s.products,
     (select json_agg(json_build_object('month', b.month, 'unit', b.unit, 'format', b.format, 'quantity', b.quantity,
       'cents', b.cents, 'content', b.content, 'contentUnit', b.content_unit)) from packs b where b.code = s.code) as months
   from shown s join order_items i on i.id = s.newest left join picked_lines k on k.order_item_id = i.id
     left join products p on p.code = s.code
   order by s."spentCents" desc, s.code`,
)
