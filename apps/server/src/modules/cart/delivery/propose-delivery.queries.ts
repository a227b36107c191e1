import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { findStatement } from '../../../platform/database/statement.ts'
import { closedReason } from '../../holds/holds.ts'

const { drive, home, locker } = SERVICES

const placeOfOrder = "(o.shipping_address ->> 'addressId')::bigint"
const isFetched = `o.delivery_service_id in (${sqlList([drive, locker])})`

/** The address of the customer's last order; else the favourite address, else the favourite shop. */
const wishes = `
  (select 1 as rank, o.delivery_service_id, case when not ${isFetched} then ${placeOfOrder} end as address_id,
     case when ${isFetched} then ${placeOfOrder} end as pickup_store_id
   from orders o where o.user_id = $userId and o.company_id is not distinct from $companyId::bigint
   order by o.placed_at desc, o.id desc limit 1)
  union all select 2, ${home}, u.default_delivery_address_id, null from users u where u.id = $userId
  union all select 3, ${drive}, null, u.default_store_id from users u where u.id = $userId`

/**
 * The address still exists and is served from the store and warehouse of the new cart: a proposal never changes the
 * cart's prices.
 */
const isServed = `
  exists (select from addresses a join service_areas s on s.postal_code = a.postal_code
    where a.id = k.address_id and a.user_id = $userId and a.company_id is not distinct from $companyId::bigint
      and a.removed_at is null and s.delivery_service_id = k.delivery_service_id
      and s.warehouse_id = n.warehouse_id and s.store_id = n.store_id)
  or exists (select from stores p where k.address_id is null and p.id = k.pickup_store_id
    and k.delivery_service_id = any(p.delivery_service_ids) and p.warehouse_id = n.warehouse_id
    and (k.delivery_service_id = ${locker} or p.id = n.store_id))`

/** The next available slot of the customer's usual weekday and hour. */
const usualSlot = `
  select t.id from usual_timeslots u join timeslots t
    on t.warehouse_id = c.warehouse_id and t.delivery_service_id = u.delivery_service_id
      and extract(isodow from t.date) = u.weekday and t.begin_time = u.begin_time
  where u.user_id = $userId and u.company_id is not distinct from $companyId::bigint
    and u.delivery_service_id = c.delivery_service_id and t.date between $fromIso and $toIso
    and t.cutoff_at > $now and ${closedReason} is null
    and t.capacity > t.booked - (select count(*) from timeslot_holds h
      where h.timeslot_id = t.id and h.expires_at <= $now)
  order by t.date limit 1`

/**
 * Writes into a customer's new cart where the last order was delivered or collected; returns the usual slot to reserve,
 * if the customer wants one proposed. No row: nothing can be proposed.
 */
export const updateProposedDelivery = findStatement<
  { cartId: number; timeslotId: number | null },
  { userId: number; companyId: number | null; fromIso: string; toIso: string; now: Date }
>(
  'cart_propose_delivery',
  `update carts c set delivery_service_id = p.delivery_service_id, address_id = p.address_id,
     pickup_store_id = p.pickup_store_id, is_address_assigned = true
   from (select k.*, n.id as cart_id from (${wishes}) k, carts n
     where n.user_id = $userId and n.company_id is not distinct from $companyId::bigint
       and n.status = ${CART_STATUS.open} and n.delivery_service_id is null and (${isServed})
     order by k.rank limit 1) p
   where c.id = p.cart_id
   returning c.id as "cartId", (${usualSlot}) as "timeslotId"`,
)
