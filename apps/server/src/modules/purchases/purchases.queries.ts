import type { ChargedSums, Compared, ComparedMonth } from '@cambusa/domain/orders/purchases'
import type { Place } from '@cambusa/domain/delivery/address-fields'
import { listStatement, oneStatement } from '../../platform/database/statement.ts'
import { BOUGHT, comparedSums, LINES, type BoughtBy } from './bought.ts'

const CHARGED = '(goods + delivery + packaging)'
const ORDERS = 'count(*) filter (where is_now)::int as orders'

const sumsOf = (column: string) =>
  `json_build_object('spentCents', coalesce(sum(${column}) filter (where is_now), 0),
     'beforeCents', coalesce(sum(${column}) filter (where is_last), 0)) as ${column}`

/** What whole orders came to, and how many they are. */
export const sumCharged = oneStatement<ChargedSums & { orders: number }, BoughtBy>(
  'purchases_charged',
  `with ${BOUGHT} select ${ORDERS}, ${sumsOf('goods')}, ${sumsOf('delivery')}, ${sumsOf('packaging')} from bought`,
)

/** Months in which something was bought. */
export const listBoughtMonths = listStatement<ComparedMonth, BoughtBy>(
  'purchases_months',
  `with ${BOUGHT} select month, ${ORDERS}, ${comparedSums(CHARGED)} from bought group by month`,
)

/** Companies in whose name something was bought; null: the user's own. */
export const listBoughtCompanies = listStatement<
  Compared & { companyId: number | null; name: string | null; orders: number },
  BoughtBy
>(
  'purchases_companies',
  `with ${BOUGHT} select s."companyId", c.name, s.orders, s."spentCents", s."beforeCents"
   from (select company_id as "companyId", ${ORDERS}, ${comparedSums(CHARGED)} from bought group by 1) s
   left join companies c on c.id = s."companyId"`,
)

/** Addresses that something went to, by each service; as they were in the newest order. */
export const listBoughtPoints = listStatement<
  Compared & { deliveryServiceId: number; address: Place; orders: number },
  BoughtBy
>(
  'purchases_points',
  `with ${BOUGHT} select s."deliveryServiceId", n.shipping_address as address, s.orders, s."spentCents", s."beforeCents"
   from (select delivery_service_id as "deliveryServiceId", max(id) as newest, ${ORDERS}, ${comparedSums(CHARGED)}
     from bought group by 1, shipping_address->>'addressId') s
   join orders n on n.id = s.newest order by s.newest desc`,
)

/** Departments (the first level of the catalogue); null: products that it has no longer. */
export const listBoughtCategories = listStatement<
  Compared & { slug: string | null; name: string | null },
  BoughtBy
>(
  'purchases_categories',
  `with ${BOUGHT}, ${LINES},
   products_bought as (select product_id, ${comparedSums('cents')} from lines group by 1)
   select d.slug, d.name, sum(s."spentCents")::bigint as "spentCents", sum(s."beforeCents")::bigint as "beforeCents"
   from products_bought s left join products p on p.id = s.product_id left join categories c on c.id = p.category_id
   left join categories d on d.slug = split_part(c.slug, '/', 1) group by 1, 2`,
)

/** Products as the newest line says them. */
export const listBoughtProducts = listStatement<
  Compared & {
    code: string
    name: string
    detail: string
    slug: string | null
    quantity: number
    unit: string
  },
  BoughtBy
>(
  'purchases_products',
  `with ${BOUGHT}, ${LINES}
   select s.code, coalesce(k.replacement->>'name', i.name) as name, coalesce(k.replacement->>'format', i.format) as detail,
     p.slug, s.quantity, coalesce(k.replacement->>'unit', i.unit) as unit, s."spentCents", s."beforeCents"
   from (select code, max(item_id) as newest, coalesce(sum(quantity) filter (where is_now), 0) as quantity,
       ${comparedSums('cents')}
     from lines group by code) s
   join order_items i on i.id = s.newest left join picked_lines k on k.order_item_id = i.id
   left join products p on p.code = s.code
   where s."spentCents" <> 0 or s."beforeCents" <> 0`,
)
