import type { usualTimeslots } from '../../platform/schema/usual-timeslots.ts'
import type { WeeklySlot } from '@cambusa/domain/delivery/usual-timeslot'
import { ORDERS_WITHOUT_PREFERENCE } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../platform/database/sql-list.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

type Owner = RowOf<typeof usualTimeslots, 'userId' | 'companyId'>

/** Saves the slot of a cart as its customer's usual one; 0: the cart has none. */
export const upsertUsualTimeslot = writeStatement<Owner & { cartId: number }>(
  'usual_timeslots_upsert',
  `insert into usual_timeslots (user_id, company_id, delivery_service_id, weekday, begin_time)
   select c.user_id, c.company_id, t.delivery_service_id, extract(isodow from t.date), t.begin_time
   from carts c join timeslots t on t.id = c.timeslot_id
   where c.id = $cartId and c.user_id = $userId and c.company_id is not distinct from $companyId::bigint
   on conflict on constraint usual_timeslots_one do update set delivery_service_id = excluded.delivery_service_id,
     weekday = excluded.weekday, begin_time = excluded.begin_time`,
)

/** Stops proposing a slot. */
export const removeUsualTimeslot = writeStatement<Owner>(
  'usual_timeslots_remove',
  'delete from usual_timeslots where user_id = $userId and company_id is not distinct from $companyId::bigint',
)

/** Part of a statement that deletes the usual slots of the customer $userId, for every company. */
export const forgottenTimeslots = 'slots as (delete from usual_timeslots where user_id = $userId)'

/** The slot to propose in a customer's new carts, if it is for this service. */
export const findUsualTimeslot = findStatement<WeeklySlot, Owner & { deliveryServiceId: number }>(
  'usual_timeslots_find',
  `select weekday, to_char(begin_time, 'HH24:MI') as "beginTime" from usual_timeslots
   where user_id = $userId and company_id is not distinct from $companyId::bigint
     and delivery_service_id = $deliveryServiceId`,
)

/** The slots of a customer's last orders with a service, the latest first. */
export const listOrderedSlots = listStatement<
  WeeklySlot,
  Owner & { deliveryServiceId: number; most: number }
>(
  'usual_timeslots_ordered',
  `select extract(isodow from slot_date)::int as weekday, to_char(slot_begin, 'HH24:MI') as "beginTime" from orders
   where user_id = $userId and company_id is not distinct from $companyId::bigint
     and delivery_service_id = $deliveryServiceId and status not in (${sqlList(ORDERS_WITHOUT_PREFERENCE)})
   order by placed_at desc, id desc limit $most`,
)
