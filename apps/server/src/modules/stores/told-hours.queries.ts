/**
 * Statements on the hours of stores; only rows that differ are written. `rows` has store_id, weekday or date, opens_at,
 * closes_at, and for a date reason; `keys` says whose hours they are: store_id, for dates date too.
 */

const ofWeek = `t.store_id = r.store_id and t.weekday = r.weekday and t.opens_at is not distinct from r.opens_at
  and t.closes_at is not distinct from r.closes_at`
const ofDate = `t.store_id = r.store_id and t.date = r.date and t.opens_at is not distinct from r.opens_at
  and t.closes_at is not distinct from r.closes_at and t.reason = r.reason`
const store = 't.store_id::float8 as "storeId"'

/** Removes rows of weeks that are not in `rows`; returns their stores. */
export const removeHours = (rows: string, keys: string) => `
  delete from store_hours t using (${keys}) k
  where t.store_id = k.store_id and not exists (select from (${rows}) r where ${ofWeek}) returning ${store}`

/** Adds rows of weeks that are missing; returns their stores. */
export const addHours = (rows: string) => `
  insert into store_hours as t (store_id, weekday, opens_at, closes_at)
  select r.store_id, r.weekday, r.opens_at, r.closes_at from (${rows}) r
  where not exists (select from store_hours t where ${ofWeek}) order by 1, 2, 3 returning ${store}`

/** Removes rows of dates that are not in `rows`; returns their stores. */
export const removeExceptions = (rows: string, keys: string) => `
  delete from store_exceptions t using (${keys}) k
  where t.store_id = k.store_id and t.date = k.date and not exists (select from (${rows}) r where ${ofDate})
  returning ${store}`

/** Adds rows of dates that are missing; returns their stores. */
export const addExceptions = (rows: string) => `
  insert into store_exceptions as t (store_id, date, opens_at, closes_at, reason)
  select r.store_id, r.date, r.opens_at, r.closes_at, r.reason from (${rows}) r
  where not exists (select from store_exceptions t where ${ofDate}) order by 1, 2, 3 returning ${store}`
