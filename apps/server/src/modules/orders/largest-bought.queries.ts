import { LAST_BOUGHT_ORDERS } from '@cambusa/domain/constants'
import { ORDERS_WITHOUT_GOODS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../platform/database/sql-list.ts'
import { listStatement } from '../../platform/database/statement.ts'
import { ownedOrder, type OrderOwner } from './orders.queries.ts'

/** How many of the largest lines of a product are read for the largest one of an order that counts. */
const LARGEST_LINES = 20

/**
 * The largest quantity of each of these products in this customer's latest orders, and if she bought none, the largest
 * that anybody ever bought; cancelled orders do not count. null: never bought. At most 20 lines of a product are read.
 */
export const listLargestBoughtRows = listStatement<
  { productId: number; own: number | null; anybody: number | null },
  OrderOwner & { productIds: readonly number[] }
>(
  'orders_largest_bought',
  `with own as (
     select i.product_id, max(i.quantity) as quantity from (select o.id from orders o
       where ${ownedOrder} and o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)})
       order by o.placed_at desc limit ${LAST_BOUGHT_ORDERS}) r
     join order_items i on i.order_id = r.id
     where i.product_id = any($productIds::bigint[]) group by i.product_id)
   select p.id as "productId", own.quantity as own,
     case when own.quantity is null then (
       select l.quantity from (select quantity, order_id from order_items where product_id = p.id
         order by quantity desc limit ${LARGEST_LINES}) l
       join orders o on o.id = l.order_id where o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)})
       order by l.quantity desc limit 1) end as anybody
   from unnest($productIds::bigint[]) as p(id) left join own on own.product_id = p.id`,
)
