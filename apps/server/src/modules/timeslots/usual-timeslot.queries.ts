import type { usualTimeslots } from '../../platform/schema/usual-timeslots.ts'
import { writeStatement, type RowOf } from '../../platform/statement.ts'

type Owner = RowOf<typeof usualTimeslots, 'userId' | 'companyId'>

/** Makes the slot of a cart the usual one of its customer; 0: the cart has none. */
export const upsertUsualTimeslot = writeStatement<Owner & { cartId: number }>(
  'usual_timeslots_upsert',
  `insert into usual_timeslots (user_id, company_id, delivery_service_id, weekday, begin_time)
   select c.user_id, c.company_id, t.delivery_service_id, extract(isodow from t.date), t.begin_time
   from carts c join timeslots t on t.id = c.timeslot_id
   where c.id = $cartId and c.user_id = $userId and c.company_id is not distinct from $companyId::bigint
   on conflict on constraint usual_timeslots_one do update set delivery_service_id = excluded.delivery_service_id,
     weekday = excluded.weekday, begin_time = excluded.begin_time`,
)

/** No slot is proposed any more. */
export const removeUsualTimeslot = writeStatement<Owner>(
  'usual_timeslots_remove',
  'delete from usual_timeslots where user_id = $userId and company_id is not distinct from $companyId::bigint',
)
