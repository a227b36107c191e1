import { listStatement } from '../../platform/statement.ts'

/** A slot with what is booked now: expired reservations already counted as free. */
export interface SlotRow {
  id: number
  date: string
  beginTime: string
  endTime: string
  warehouseId: number
  deliveryServiceId: number
  capacity: number
  booked: number
  cutoffAt: Date
}

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
