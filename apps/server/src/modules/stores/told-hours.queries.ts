/** Statements on the hours of stores; `rows` has store_id, weekday or date, opens_at, closes_at and reason. */

const WEEK = ['store_id', 'weekday', 'opens_at', 'closes_at']
const EXCEPTION = ['store_id', 'date', 'opens_at', 'closes_at', 'reason']

const listed = (columns: readonly string[], table: string) =>
  columns.map((column) => `${table}.${column}`).join(', ')
const same = (columns: readonly string[]) =>
  columns.map((column) => `t.${column} is not distinct from r.${column}`).join(' and ')

/** Rows of `table` that a file no longer says, and those it says anew, each of one key. */
const change = (table: string, columns: readonly string[], key: string) => ({
  remove: (rows: string, keys: string) => `
    delete from ${table} t using (${keys}) k where ${key}
      and not exists (select from (${rows}) r where ${same(columns)}) returning t.store_id::float8 as "storeId"`,
  add: (rows: string) => `
    insert into ${table} (${columns.join(', ')})
    select ${listed(columns, 'r')} from (${rows}) r
    where not exists (select from ${table} t where ${same(columns)})
    order by 1, 2, 3 returning store_id::float8 as "storeId"`,
})

const week = change('store_hours', WEEK, 't.store_id = k.store_id')
const exceptions = change('store_exceptions', EXCEPTION, 't.store_id = k.store_id and t.date = k.date')

/** Removes rows of the weeks of the stores in `keys` (store_id) that are not in `rows`; returns their stores. */
export const removeHours = week.remove

/** Adds the rows of weeks that are missing; returns their stores. */
export const addHours = week.add

/** Removes rows of the days in `keys` (store_id, date) that are not in `rows`; returns their stores. */
export const removeExceptions = exceptions.remove

/** Adds the rows of days that are missing; returns their stores. */
export const addExceptions = exceptions.add
