import { HOLDER } from '@cambusa/domain/people/company-roles'
import { findStatement, listStatement, oneStatement } from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import { lifeOfOrder } from './order-life.queries.ts'
import {
  filteredOf,
  orderColumns,
  orderHistory,
  orderItemsJson,
  ownedOrder,
  type Filters,
  type OrderOwner,
  type OrderRow,
} from './orders.queries.ts'

/** Orders of all colleagues of a company, for whom the database has as a holder of it. */
const ofCompany = `o.company_id = $companyId::bigint and exists (select from ${OF_COMPANIES} a
  where a."userId" = $userId and a."companyId" = $companyId::bigint and a.role = '${HOLDER}')`

/** Orders `o` that the caller sees: own ones, and for a holder those of all colleagues. */
export const seenOrder = `((${ownedOrder}) or (${ofCompany}))`

const buyer = `o.user_id as "buyerId", (select trim(concat_ws(' ', u.first_name, u.last_name)) from users u
  where u.id = o.user_id) as "buyerName"`

/** An order of a holder's company, and whose it is. */
export interface CompanyOrderRow extends OrderRow {
  buyerId: number
  buyerName: string
}

export const findCompanyOrder = findStatement<CompanyOrderRow, OrderOwner & { orderId: number }>(
  'orders_of_company_find',
  `select ${orderColumns}, ${buyer}, ${orderItemsJson} as items, ${orderHistory} as history, ${lifeOfOrder} as life
   from orders o where ${ofCompany} and o.id = $orderId`,
)

export const countCompanyOrders = oneStatement<{ count: number }, Filters>(
  'orders_of_company_count',
  `select count(*)::int as count from orders o where ${filteredOf(ofCompany)}`,
)

/** Newest first. */
export const listCompanyOrders = listStatement<
  CompanyOrderRow,
  Filters & { limit: number; offset: number; withItems: boolean }
>(
  'orders_of_company_list',
  `select ${orderColumns}, ${buyer}, case when $withItems::boolean then ${orderItemsJson} end as items, null as history
   from orders o where ${filteredOf(ofCompany)}
   order by o.placed_at desc, o.id desc limit $limit offset $offset`,
)
