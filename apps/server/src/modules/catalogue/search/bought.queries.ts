import { listStatement } from '../../../platform/database/statement.ts'

/** Products that a customer bought for a company or privately since a moment, with the number of orders, most first. */
export const listBought = listStatement<
  { productId: number; orders: number },
  { userId: number; companyId: number | null; since: Date; cancelled: readonly number[]; most: number }
>(
  'search_list_bought',
  `select i.product_id as "productId", count(distinct o.id)::int as orders
   from orders o join order_items i on i.order_id = o.id
   where o.user_id = $userId and o.company_id is not distinct from $companyId::bigint and o.placed_at >= $since
     and o.status <> all($cancelled::int[]) and i.product_id is not null
   group by 1 order by 2 desc, max(o.placed_at) desc limit $most`,
)
