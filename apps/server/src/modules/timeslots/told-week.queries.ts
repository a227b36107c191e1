/** Joins a closure `c` with a row `i`. */
const ofRow = `c.date = i.date and c.warehouse_id is not distinct from i.warehouse_id
  and c.delivery_service_id is not distinct from i.service_id`

/** Statements on closed days; `rows` has line, date, warehouse_id, service_id (null: all), reason and is_gone. */
export const removeClosures = (rows: string) =>
  `delete from closures c using (${rows}) i where ${ofRow} and i.is_gone`

export const setClosures = (rows: string) => `
  update closures c set reason = i.reason from (${rows}) i where ${ofRow} and not i.is_gone and c.reason <> i.reason`

export const addClosures = (rows: string) => `
  insert into closures (warehouse_id, delivery_service_id, date, reason)
  select i.warehouse_id, i.service_id, i.date, i.reason from (${rows}) i
  where not i.is_gone and not exists (select from closures c where ${ofRow}) order by i.line`

/** Statement that writes a weekly window: warehouse, service, weekday, begin, end, capacity, minutes to the cut-off. */
export const putWindow = `
  insert into timeslot_templates
    (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity, cutoff_minutes)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (warehouse_id, delivery_service_id, weekday, begin_time) do update
    set end_time = excluded.end_time, capacity = excluded.capacity, cutoff_minutes = excluded.cutoff_minutes`

/** Statement that removes a weekly window: warehouse, service, weekday, begin. */
export const removeWindow = `
  delete from timeslot_templates
  where warehouse_id = $1 and delivery_service_id = $2 and weekday = $3 and begin_time = $4`
