import { ORDERS_WITHOUT_PURCHASE } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { listStatement, writeStatement } from '../../../platform/database/statement.ts'

/** Only orders of the last year count, and only the latest ones up to this number. */
const MOST_ORDERS = 20_000
/**
 * A pair is shown only if this many orders of at least two customers contained it, so that nobody can read one
 * customer's basket.
 */
const FEWEST_ORDERS = 3
/** Number of products stored for each product. */
const MOST_OTHERS = 8

/**
 * Recomputes what is bought together, in one statement; repeating it changes nothing. Products with the most common
 * orders come first; products that are in many baskets weigh less.
 */
export const updateBoughtTogether = writeStatement<{ now: Date }>(
  'bought_together_update',
  `with recent as (
    select id, user_id from orders
    where placed_at > $now::timestamptz - interval '365 days' and placed_at <= $now and status not in (${sqlList(ORDERS_WITHOUT_PURCHASE)})
    order by placed_at desc limit ${MOST_ORDERS}),
  bought as (
    select distinct r.id as order_id, r.user_id, i.product_id
    from recent r join order_items i on i.order_id = r.id where i.product_id is not null),
  often as (
    select product_id, count(*) as orders from bought group by product_id having count(*) >= ${FEWEST_ORDERS}),
  basket as (select b.* from bought b join often using (product_id)),
  half as (
    select a.product_id as one, b.product_id as other, count(*)::int as orders
    from basket a join basket b on b.order_id = a.order_id and b.product_id > a.product_id
    group by one, other
    having count(*) >= ${FEWEST_ORDERS} and min(a.user_id) <> max(a.user_id)),
  pairs as (select one, other, orders from half union all select other, one, orders from half),
  ranked as (
    select p.*, row_number() over (
      partition by one order by p.orders / sqrt(o.orders) desc, p.orders desc, other) as place
    from pairs p join often o on o.product_id = p.other),
  best as (select one, other, orders from ranked where place <= ${MOST_OTHERS}),
  gone as (
    delete from bought_together t
    where not exists (select from best where one = t.product_id and other = t.other_product_id))
  insert into bought_together (product_id, other_product_id, orders) select one, other, orders from best
  on conflict (product_id, other_product_id) do update set orders = excluded.orders
  where bought_together.orders <> excluded.orders`,
)

/**
 * Until the end of the transaction: a large shop's orders need more time and memory than a shopper's statement may use.
 */
export const allowLongUpdate = writeStatement(
  'bought_together_allow',
  `select set_config('statement_timeout', '240s', true), set_config('work_mem', '128MB', true)`,
)

/** Ids of products bought together with a product, the most frequent first. */
export const listBoughtTogether = listStatement<{ productId: number }, { productId: number }>(
  'bought_together_list',
  `select other_product_id "productId" from bought_together where product_id = $productId
   order by orders desc, other_product_id`,
)
