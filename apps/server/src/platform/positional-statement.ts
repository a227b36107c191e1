import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Db } from './database.ts'

/** What pool and connection have in common. */
interface Runner {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>
}

/**
 * A statement in plain SQL, prepared once per connection under its name (parsing and planning are most of the
 * cost of a short one). The name is unique in the program. Used where one statement does what several would.
 */
export function statement<Row extends QueryResultRow, Values extends readonly unknown[]>(
  name: string,
  text: string,
): (db: Db, ...values: Values) => Promise<Row[]> {
  return async (db, ...values) => {
    const runner: Runner = db.$client
    const result = await runner.query<Row>({ name, text, values: [...values] })
    return result.rows
  }
}
