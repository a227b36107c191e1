import { statement } from '../../platform/positional-statement.ts'

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
  where h.timeslot_id = t.id and h.expires_at <= $1) as booked`

/** Slots of a warehouse and service from one day to another (both included), in order. */
export const listSlots = statement<
  SlotRow,
  [now: Date, warehouseId: number, deliveryServiceId: number, fromIso: string, toIso: string]
>(
  'timeslots_list',
  `select ${columns}, ${booked} from timeslots t
   where t.warehouse_id = $2 and t.delivery_service_id = $3 and t.date between $4 and $5
   order by t.date, t.begin_time, t.id`,
)

/** Slots that can be chosen now, those nearest in time to a given one first. */
export const listNearestFree = statement<
  SlotRow,
  [now: Date, warehouseId: number, deliveryServiceId: number, timeslotId: number, limit: number]
>(
  'timeslots_nearest',
  `select * from (select ${columns}, ${booked} from timeslots t
     where t.warehouse_id = $2 and t.delivery_service_id = $3 and t.cutoff_at > $1) t
   where t.booked < t.capacity
   order by abs(extract(epoch from (t.date + t."beginTime") -
     (select w.date + w.begin_time from timeslots w where w.id = $4))), t.id
   limit $5`,
)
