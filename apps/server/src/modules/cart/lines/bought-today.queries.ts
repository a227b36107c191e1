import { ORDERS_WITHOUT_GOODS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { listStatement } from '../../../platform/database/statement.ts'

interface Bought {
  productId: number
  quantity: number
}
interface Since {
  /** The order that is being edited: it does not count beside its own cart. */
  exceptOrderId: number | null
  productIds: readonly number[]
  since: Date
}

const boughtBy = (owner: string) => `
  select i.product_id as "productId", sum(i.quantity) as quantity
  from orders o join order_items i on i.order_id = o.id
  where ${owner} and o.placed_at >= $since and o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)})
    and i.product_id = any($productIds::bigint[])
    and o.id is distinct from $exceptOrderId::bigint
  group by i.product_id`

/** Quantities of products in orders of somebody who buys privately. */
export const listBoughtByPerson = listStatement<Bought, Since & { userId: number }>(
  'cart_bought_by_person',
  boughtBy('o.user_id = $userId and o.company_id is null'),
)

/** Quantities of products in orders for a company, by all its buyers. */
export const listBoughtByCompany = listStatement<Bought, Since & { companyId: number }>(
  'cart_bought_by_company',
  boughtBy('o.company_id = $companyId'),
)
