import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { sqlList } from '../../platform/database/sql-list.ts'
import { writeStatement } from '../../platform/database/statement.ts'

const { drive, locker } = SERVICES
const place = "(o.shipping_address ->> 'addressId')::bigint"
const isFetched = `o.delivery_service_id in (${sqlList([drive, locker])})`

/** The order's address or pickup point still exists, and is served from the store and warehouse of the cart. */
const isServed = `case when ${isFetched} then exists (select from stores p
    where p.id = ${place} and o.delivery_service_id = any(p.delivery_service_ids) and p.warehouse_id = c.warehouse_id
      and (o.delivery_service_id = ${locker} or p.id = c.store_id))
  else exists (select from addresses a join service_areas s on s.postal_code = a.postal_code
    where a.id = ${place} and a.user_id = o.user_id and a.company_id is not distinct from o.company_id
      and a.removed_at is null and s.delivery_service_id = o.delivery_service_id
      and s.warehouse_id = c.warehouse_id and s.store_id = c.store_id) end`

/**
 * Copies an order's infos and delivery back into the cart that holds its lines again: invoice, reference, note and
 * wishes that the cart does not have itself, service and address unless others were chosen for it.
 */
export const updateFromOrder = writeStatement<{ cartId: number; orderId: number; now: Date }>(
  'cart_restore_order',
  `update carts c set infos = o.infos || c.infos, updated_at = $now, version = c.version + 1,
     delivery_service_id = case when k.takes then o.delivery_service_id else c.delivery_service_id end,
     address_id = case when not k.takes then c.address_id when not ${isFetched} then ${place} end,
     pickup_store_id = case when not k.takes then c.pickup_store_id when ${isFetched} then ${place} end,
     is_address_assigned = c.is_address_assigned and not k.takes
   from (select c.id as cart_id, o.id as order_id,
       (c.delivery_service_id is null or c.is_address_assigned and c.timeslot_id is null) and (${isServed}) as takes
     from carts c, orders o where c.id = $cartId and o.id = $orderId and o.user_id = c.user_id
       and o.company_id is not distinct from c.company_id) k join orders o on o.id = k.order_id
   where c.id = k.cart_id`,
)
