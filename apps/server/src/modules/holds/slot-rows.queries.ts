import { writeStatement } from '../../platform/database/statement.ts'

/**
 * Creates the timeslots of `days` days from `fromIso` (yyyy-MM-dd, Rome) from the weekly templates; none on closed
 * days. Existing ones stay unchanged, so it may run any number of times, also in several processes at once. The cut-off
 * is in local time: 22:00 of the day before is 22:00 also when the clocks change. Returns how many were created.
 */
export const insertTimeslots = writeStatement<{ fromIso: string; days: number }>(
  'timeslots_insert',
  `insert into timeslots (warehouse_id, delivery_service_id, date, begin_time, end_time, capacity, cutoff_at)
   select t.warehouse_id, t.delivery_service_id, day::date, t.begin_time, t.end_time, t.capacity,
     (day::date + t.begin_time - make_interval(mins => t.cutoff_minutes)) at time zone 'Europe/Rome'
   from generate_series($fromIso::date, $fromIso::date + $days::int - 1, interval '1 day') as day
   join timeslot_templates t on t.weekday = extract(isodow from day)
   where not exists (select from closures c where c.date = day::date
     and (c.warehouse_id is null or c.warehouse_id = t.warehouse_id)
     and (c.delivery_service_id is null or c.delivery_service_id = t.delivery_service_id))
   order by 3, 1, 2, 4
   on conflict (warehouse_id, delivery_service_id, date, begin_time) do nothing`,
)

/**
 * Statement that updates end, capacity and cut-off of slots without bookings where one differs; `rows` has the columns
 * id, end_time, capacity and cutoff_at.
 */
export const setSlots = (rows: string) => `
  update timeslots t set end_time = r.end_time, capacity = r.capacity, cutoff_at = r.cutoff_at from (${rows}) r
  where t.id = r.id and t.booked = 0
    and (t.end_time, t.capacity, t.cutoff_at) is distinct from (r.end_time, r.capacity, r.cutoff_at)`

/** Statement that opens slots again; `rows` has their ids. */
export const openSlots = (rows: string) =>
  `update timeslots t set closed_reason = null from (${rows}) r where t.id = r.id`

/**
 * Statement that closes those of some slots that are open, with a reason given as a parameter; `rows` has their ids.
 */
export const closeSlots = (rows: string, reason: string) => `
  update timeslots t set closed_reason = ${reason} from (${rows}) r where t.id = r.id and t.closed_reason is null`

/** Statement that deletes those of some slots that nothing refers to; `rows` has their ids. */
export const removeUnusedSlots = (rows: string) => `
  delete from timeslots t using (${rows}) r where t.id = r.id and t.booked = 0
    and not exists (select from carts c where c.timeslot_id = t.id)
    and not exists (select from orders o where o.timeslot_id = t.id)
    and not exists (select from timeslot_holds h where h.timeslot_id = t.id)
    and not exists (select from locker_bookings b where b.timeslot_id = t.id)`

/** Joins a slot `t` with a row `i` for a single day. */
const ofRow = `t.warehouse_id = i.warehouse_id and t.delivery_service_id = i.service_id
  and t.date = i.date and t.begin_time = i.begin_time`
const cutoffAt = `((i.date + i.begin_time - make_interval(mins => i.cutoff_minutes)) at time zone 'Europe/Rome')`
/** A slot with bookings keeps its end, and never gets less capacity than is booked. */
const after = `case when t.booked > 0 then t.end_time else i.end_time end, greatest(i.capacity, t.booked),
  coalesce(${cutoffAt}, t.cutoff_at), nullif(i.reason, ''), true`

/**
 * Statements on slots of single days, which no longer follow the weekly templates; `rows` has the columns line,
 * warehouse_id, service_id, date, begin_time, end_time, capacity, cutoff_minutes (null: unchanged) and reason (why it
 * is closed).
 */
export const setSingleSlots = (rows: string) => `
  update timeslots t set (end_time, capacity, cutoff_at, closed_reason, is_single) = (${after})
  from (${rows}) i where ${ofRow}
    and row(t.end_time, t.capacity, t.cutoff_at, t.closed_reason, t.is_single) is distinct from row(${after})`

/** Makes slots of single days follow the weekly templates again; returns their weekly windows. */
export const dropSingleSlots = (rows: string) => `
  update timeslots t set is_single = false, closed_reason = null from (${rows}) i where ${ofRow} and t.is_single
  returning t.warehouse_id::float8 as "warehouseId", t.delivery_service_id as "serviceId",
    extract(isodow from t.date)::int as weekday, t.begin_time::text as "beginTime"`

export const addSingleSlots = (rows: string) => `
  insert into timeslots
    (warehouse_id, delivery_service_id, date, begin_time, end_time, capacity, cutoff_at, closed_reason, is_single)
  select i.warehouse_id, i.service_id, i.date, i.begin_time, i.end_time, i.capacity, ${cutoffAt},
    nullif(i.reason, ''), true
  from (${rows}) i where not exists (select from timeslots t where ${ofRow}) order by i.line`
