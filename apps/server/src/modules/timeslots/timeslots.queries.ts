import type { NextSlot } from '@cambusa/contract/delivery/stores'
import type { closures, timeslots } from '../../platform/schema/timeslots.ts'
import { listStatement, type RowOf } from '../../platform/database/statement.ts'
import { closedReason } from '../holds/holds.ts'
import { termsAt, termsOfCart } from '../stores/stores.ts'

/** A slot with its booked capacity, where expired reservations count as free. */
export interface SlotRow extends RowOf<
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
  | 'closedReason'
> {
  /** Free compartments of the locker; null: no locker was asked for. */
  freeCompartments: number | null
}

const expired = 'h.expires_at <= $now'
const columns = `t.id, t.date, t.begin_time as "beginTime", t.end_time as "endTime",
  t.warehouse_id as "warehouseId", t.delivery_service_id as "deliveryServiceId", t.capacity, t.cutoff_at as "cutoffAt",
  ${closedReason} as "closedReason",
  (select l.compartments - coalesce((
      select b.booked - (select coalesce(sum(h.compartments), 0)::int from timeslot_holds h
        where h.locker_booking_id = b.id and ${expired})
      from locker_bookings b where b.store_id = l.id and b.timeslot_id = t.id), 0)
    from stores l where l.id = $lockerId) as "freeCompartments"`
const booked = `t.booked - (select count(*)::int from timeslot_holds h
  where h.timeslot_id = t.id and ${expired}) as booked`

interface Offered {
  now: Date
  warehouseId: number
  deliveryServiceId: number
  /** The locker whose free compartments are counted; null: none. */
  lockerId: number | null
}

/** A slot, with the terms of its service for the cart. */
export interface OfferedSlot extends SlotRow {
  feeCents: number
}

/** Slots of a warehouse and service within days (both included), in order. */
export const listSlots = listStatement<
  OfferedSlot,
  Offered & { cartId: number; fromIso: string; toIso: string }
>(
  'timeslots_list',
  `select ${columns}, ${booked},
     (select (select ${termsAt.feeCents} from ${termsOfCart}) from carts c where c.id = $cartId) as "feeCents"
   from timeslots t
   where t.warehouse_id = $warehouseId and t.delivery_service_id = $deliveryServiceId and t.date between $fromIso and $toIso
   order by t.date, t.begin_time, t.id`,
)

const isFree = `t.booked < t.capacity and t."closedReason" is null`

/**
 * Slots that can be chosen now, those nearest in time to a given one first; with this many free compartments if for a
 * locker.
 */
export const listNearestFree = listStatement<
  SlotRow,
  Offered & { compartments: number; timeslotId: number; limit: number }
>(
  'timeslots_nearest',
  `select * from (select ${columns}, ${booked} from timeslots t
     where t.warehouse_id = $warehouseId and t.delivery_service_id = $deliveryServiceId and t.cutoff_at > $now) t
   where ${isFree} and coalesce(t."freeCompartments", $compartments::int) >= $compartments::int
   order by abs(extract(epoch from (t.date + t."beginTime") -
     (select w.date + w.begin_time from timeslots w where w.id = $timeslotId))), t.id
   limit $limit`,
)

/** The first slot that can be chosen now to collect at each store; of these stores only, if any are named. */
export const listNextFree = listStatement<
  NextSlot,
  { now: Date; deliveryServiceId: number; storeIds: readonly number[] | null }
>(
  'timeslots_next_free',
  `with points as (
     select id, warehouse_id from stores
     where kind = 'store' and $deliveryServiceId::smallint = any(delivery_service_ids)
       and ($storeIds::bigint[] is null or id = any($storeIds))),
   firsts as (
     select w.warehouse_id, f.* from (select distinct warehouse_id from points) w
     cross join lateral (
       select * from (select t.date, to_char(t.begin_time, 'HH24:MI') as "beginTime",
           to_char(t.end_time, 'HH24:MI') as "endTime", t.capacity, t.delivery_service_id as "deliveryServiceId", ${closedReason} as "closedReason", ${booked} from timeslots t
         where t.warehouse_id = w.warehouse_id and t.delivery_service_id = $deliveryServiceId and t.cutoff_at > $now) t
       where ${isFree} order by t.date, t."beginTime" limit 1) f)
   select p.id as "storeId", f."deliveryServiceId", f.date, f."beginTime", f."endTime"
   from points p join firsts f on f.warehouse_id = p.warehouse_id order by p.id`,
)

/** Days on which a service is closed at a warehouse, with the most specific reason. */
export const listClosedDays = listStatement<
  RowOf<typeof closures, 'date' | 'reason'>,
  { warehouseId: number; deliveryServiceId: number; fromIso: string; toIso: string }
>(
  'closures_days',
  `select distinct on (date) date, reason from closures
   where date between $fromIso and $toIso and (warehouse_id is null or warehouse_id = $warehouseId)
     and (delivery_service_id is null or delivery_service_id = $deliveryServiceId)
   order by date, warehouse_id nulls last, delivery_service_id nulls last`,
)
