import type { timeslots } from '../../platform/schema/timeslots.ts'
import { listStatement, writeStatement, type RowOf } from '../../platform/statement.ts'

/** A slot with what is booked now: expired reservations already counted as free. */
export type SlotRow = RowOf<
  typeof timeslots,
  | 'id'
  | 'date'
  | 'beginTime'
  | 'endTime'
  | 'warehouseId'
  | 'deliveryServiceId'
  | 'capacity'
  | 'booked'
  | 'cutoffAt'
>

const columns = `t.id, t.date, t.begin_time as "beginTime", t.end_time as "endTime",
  t.warehouse_id as "warehouseId", t.delivery_service_id as "deliveryServiceId", t.capacity, t.cutoff_at as "cutoffAt"`
const booked = `t.booked - (select count(*)::int from timeslot_holds h
  where h.timeslot_id = t.id and h.expires_at <= $now) as booked`

/** Slots of a warehouse and service from one day to another (both included), in order. */
export const listSlots = listStatement<
  SlotRow,
  { now: Date; warehouseId: number; deliveryServiceId: number; fromIso: string; toIso: string }
>(
  'timeslots_list',
  `select ${columns}, ${booked} from timeslots t
   where t.warehouse_id = $warehouseId and t.delivery_service_id = $deliveryServiceId and t.date between $fromIso and $toIso
   order by t.date, t.begin_time, t.id`,
)

/** Slots that can be chosen now, those nearest in time to a given one first. */
export const listNearestFree = listStatement<
  SlotRow,
  { now: Date; warehouseId: number; deliveryServiceId: number; timeslotId: number; limit: number }
>(
  'timeslots_nearest',
  `select * from (select ${columns}, ${booked} from timeslots t
     where t.warehouse_id = $warehouseId and t.delivery_service_id = $deliveryServiceId and t.cutoff_at > $now) t
   where t.booked < t.capacity
   order by abs(extract(epoch from (t.date + t."beginTime") -
     (select w.date + w.begin_time from timeslots w where w.id = $timeslotId))), t.id
   limit $limit`,
)

/**
 * Makes the timeslots of `days` days from `fromIso` (yyyy-MM-dd, Rome) out of the templates of the week. What exists
 * stays as it is, so it may run as often as one likes, also in several processes at once. Answers how many were made.
 */
export const insertTimeslots = writeStatement<{ fromIso: string; days: number }>(
  'timeslots_insert',
  `insert into timeslots (warehouse_id, delivery_service_id, date, begin_time, end_time, capacity, cutoff_at)
   select t.warehouse_id, t.delivery_service_id, day::date, t.begin_time, t.end_time, t.capacity,
     ((day::date + t.begin_time) at time zone 'Europe/Rome') - make_interval(mins => t.cutoff_minutes)
   from generate_series($fromIso::date, $fromIso::date + $days::int - 1, interval '1 day') as day
   join timeslot_templates t on t.weekday = extract(isodow from day)
   order by 3, 1, 2, 4
   on conflict (warehouse_id, delivery_service_id, date, begin_time) do nothing`,
)
