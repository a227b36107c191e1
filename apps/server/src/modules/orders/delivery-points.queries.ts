import { ORDERS_WITHOUT_PURCHASE, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { listStatement, type RowOf } from '../../platform/database/statement.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import type { orders } from '../../platform/schema/orders.ts'
import { ownedOrder, type OrderOwner } from './orders.queries.ts'

/** What narrows the orders of all delivery points; null: it does not. */
export interface PointFilters extends OrderOwner {
  showPending: boolean
  orderId: number | null
  suborderId: number | null
  warehouseId: number | null
  /** Placed. */
  from: Date | null
  before: Date | null
  /** Days of the delivery, yyyy-MM-dd, both included. */
  fromDay: string | null
  toDay: string | null
}

const filtered = `${ownedOrder} and ($showPending::boolean or o.status not in (${sqlList(PENDING_ORDERS)}))
  and ($orderId::bigint is null or o.id = $orderId) and ($suborderId::bigint is null or o.id = $suborderId)
  and ($warehouseId::bigint is null or o.warehouse_id = $warehouseId)
  and ($from::timestamptz is null or o.placed_at >= $from) and ($before::timestamptz is null or o.placed_at < $before)
  and ($fromDay::date is null or o.slot_date >= $fromDay) and ($toDay::date is null or o.slot_date <= $toDay)`

/** Ids of own orders of one delivery point or of all, newest first. */
export const listOrderIdsOfPoint = listStatement<
  RowOf<typeof orders, 'id'>,
  PointFilters & {
    addressId: number | null
    /** Services that deliver to this kind of address; null: all. */
    serviceIds: readonly number[] | null
    limit: number
    offset: number
  }
>(
  'orders_of_point',
  `select o.id from orders o where ${filtered}
     and ($addressId::bigint is null or (o.shipping_address->>'addressId')::bigint = $addressId)
     and ($serviceIds::int[] is null or o.delivery_service_id = any($serviceIds))
   order by o.placed_at desc, o.id desc limit $limit offset $offset`,
)

/** What went to one address by one service. */
export interface PointRow extends RowOf<
  typeof orders,
  'deliveryServiceId' | 'shippingAddress' | 'storeId' | 'warehouseId'
> {
  orders: number
  spentCents: number
  lastPlacedAt: Date
}

/** Addresses that orders went to, by each service; address, store and warehouse are those of the newest order. */
export const listDeliveryPoints = listStatement<PointRow, PointFilters>(
  'orders_delivery_points',
  `select newest.delivery_service_id as "deliveryServiceId", newest.shipping_address as "shippingAddress",
     newest.store_id as "storeId", newest.warehouse_id as "warehouseId", points.orders, points.spent as "spentCents",
     newest.placed_at as "lastPlacedAt"
   from (select count(*)::int as orders, 
       (array_agg(o.id order by o.placed_at desc, o.id desc))[1] as last_id,
       coalesce(sum(coalesce(f.total_cents, o.total_cents))
         filter (where o.status not in (${sqlList(ORDERS_WITHOUT_PURCHASE)})), 0)::bigint as spent
     from orders o left join final_totals f on f.order_id = o.id where ${filtered}
     group by o.delivery_service_id, o.shipping_address->>'addressId') points
   join orders newest on newest.id = points.last_id
   order by newest.placed_at desc, newest.id desc`,
)
