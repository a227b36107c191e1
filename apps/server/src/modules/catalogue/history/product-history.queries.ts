import { ORDERS_WITHOUT_PURCHASE } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { productVersions } from '../../../platform/schema/catalogue.ts'
import type { orderItems, orders } from '../../../platform/schema/orders.ts'
import type { priceHistory, promotionPrices, promotions } from '../../../platform/schema/prices.ts'
import { findStatement, listStatement, type RowOf } from '../../../platform/database/statement.ts'

/** One change of a price list of the product. */
export interface PriceChangeRow extends RowOf<typeof priceHistory, 'priceListId' | 'priceCents'> {
  atMs: number
}

/** Changes of the lists since an instant, and the last one before it, which was in force then. */
export const listPriceChanges = listStatement<
  PriceChangeRow,
  { productId: number; priceListIds: readonly number[]; since: Date; now: Date }
>(
  'history_prices',
  `select h.price_list_id "priceListId", h.price_cents "priceCents",
     floor(extract(epoch from h.valid_from) * 1000)::int8 "atMs"
   from unnest($priceListIds::bigint[]) list(id)
   cross join lateral (
     select coalesce((select max(b.valid_from) from price_history b
       where b.product_id = $productId and b.price_list_id = list.id and b.valid_from <= $since), $since) as since) start
   join price_history h on h.product_id = $productId and h.price_list_id = list.id
     and h.valid_from >= start.since and h.valid_from <= $now
   order by h.valid_from, h.id`,
)

export type PromotionRow = RowOf<typeof promotions, 'name' | 'startDate' | 'endDate'> &
  RowOf<typeof promotionPrices, 'priceCents'>

/** Promotions of the product on the lists between two days (yyyy-MM-dd in Rome). */
export const listPromotionsOf = listStatement<
  PromotionRow,
  { productId: number; priceListIds: readonly number[]; from: string; to: string }
>(
  'history_promotions',
  `select p.name, p.start_date::text "startDate", p.end_date::text "endDate", pp.price_cents "priceCents"
   from promotion_prices pp join promotions p on p.id = pp.promotion_id
   where pp.product_id = $productId and pp.price_list_id = any($priceListIds::bigint[]) and p.end_date >= $from::date
     and p.start_date <= $to::date
   order by p.start_date, p.id`,
)

export type VersionRow = RowOf<typeof productVersions, 'changedAt' | 'changes'>

/** The latest versions of a sheet, newest first. */
export const listVersions = listStatement<VersionRow, { productId: number; limit: number }>(
  'history_versions',
  `select changed_at "changedAt", changes from product_versions where product_id = $productId
   order by changed_at desc, id desc limit $limit`,
)

export const findSince = findStatement<{ since: Date }, { productId: number }>(
  'history_since',
  'select created_at "since" from products where id = $productId',
)

export interface PurchaseRow
  extends
    RowOf<typeof orders, 'placedAt'>,
    RowOf<typeof orderItems, 'orderId' | 'quantity' | 'unit' | 'priceCents' | 'grossCents'> {
  orderNumber: string
}

/** This user's purchases of a product for this company, newest first, without cancelled and unpaid orders. */
export const listPurchases = listStatement<
  PurchaseRow,
  { userId: number; companyId: number | null; productId: number; limit: number }
>(
  'history_purchases',
  `select o.id "orderId", o.number "orderNumber", o.placed_at "placedAt", i.quantity, i.unit,
     i.price_cents "priceCents", i.gross_cents "grossCents"
   from orders o join order_items i on i.order_id = o.id
   where o.user_id = $userId and o.company_id is not distinct from $companyId::bigint and i.product_id = $productId
     and o.status not in (${sqlList(ORDERS_WITHOUT_PURCHASE)})
   order by o.placed_at desc, o.id desc, i.position limit $limit`,
)
