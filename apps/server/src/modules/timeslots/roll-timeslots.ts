import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'

/**
 * Makes the timeslots of `days` days from `fromDateIso` (yyyy-MM-dd, Rome) out of the templates of the week. What exists
 * stays as it is, so it may run as often as one likes, also in several processes at once. Answers how many were made.
 */
export async function rollTimeslots(db: Db, fromDateIso: string, days: number): Promise<number> {
  const made = await db.execute(sql`
    insert into timeslots (warehouse_id, delivery_service_id, date, begin_time, end_time, capacity, cutoff_at)
    select t.warehouse_id, t.delivery_service_id, day::date, t.begin_time, t.end_time, t.capacity,
      ((day::date + t.begin_time) at time zone 'Europe/Rome') - make_interval(mins => t.cutoff_minutes)
    from generate_series(${fromDateIso}::date, ${fromDateIso}::date + ${days - 1}::int, interval '1 day') as day
    join timeslot_templates t on t.weekday = extract(isodow from day)
    order by 3, 1, 2, 4
    on conflict (warehouse_id, delivery_service_id, date, begin_time) do nothing`)
  return made.rowCount ?? 0
}
