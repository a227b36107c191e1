import type { InferSelectModel, Table } from 'drizzle-orm'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Db } from './database.ts'

/** The common interface of pool, connection and transaction. */
interface Runner {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>
}

/** What a statement runs on: the pool, a transaction, or a separate connection. */
export type Connection = Db | Runner

/** Named columns of a table as a query returns them: `RowOf<typeof orders, 'id' | 'number'>`. */
export type RowOf<From extends Table, Columns extends keyof InferSelectModel<From>> = Pick<
  InferSelectModel<From>,
  Columns
>

/** A statement without values is called with the connection only. */
type Given<Values extends object> = [keyof Values] extends [never] ? [] : [values: Values]

interface Declared {
  name: string
  /** With $1, $2 … as PostgreSQL expects. */
  text: string
}

const declared = new Map<string, Declared>()
const PLACEHOLDER = /\$([a-z]\w*)/gi

/** Every statement of the loaded modules, for the test that prepares them all. */
export const declaredStatements = (): readonly Declared[] => [...declared.values()]

function declare(name: string, text: string) {
  if (declared.has(name)) throw new Error(`two statements have the name ${name}`)
  const names = [...new Set([...text.matchAll(PLACEHOLDER)].map(([, word = '']) => word))]
  const numbered = text.replace(PLACEHOLDER, (_, word: string) => `$${names.indexOf(word) + 1}`)
  declared.set(name, { name, text: numbered })

  return <Row extends QueryResultRow>(on: Connection, given: object = {}) => {
    const values = names.map((word) => {
      const value = (given as Record<string, unknown>)[word]
      // The driver would send null: a missing value must not be taken for 'none'.
      if (value === undefined) throw new Error(`statement ${name} lacks its value ${word}`)
      return value
    })
    const runner: Runner = '$client' in on ? on.$client : on
    return runner.query<Row>({ name, text: numbered, values })
  }
}

/**
 * A query that returns rows. The text contains its values by name (`where id = $orderId`); it is prepared once per
 * connection under `name`, which is unique in the program. Throws PostgreSQL's errors, and when a value is missing.
 */
export function listStatement<Row extends object, Values extends object = object>(
  name: string,
  text: string,
) {
  const run = declare(name, text)
  return async (on: Connection, ...[values]: Given<Values>): Promise<Row[]> =>
    (await run<Row & QueryResultRow>(on, values)).rows
}

/** A query that returns one row or undefined; also a write with `returning`. Otherwise like listStatement. */
export function findStatement<Row extends object, Values extends object = object>(
  name: string,
  text: string,
) {
  const run = declare(name, text)
  return async (on: Connection, ...[values]: Given<Values>): Promise<Row | undefined> =>
    (await run<Row & QueryResultRow>(on, values)).rows[0]
}

/**
 * A query or write that always returns one row (a count, an insert that returns its id); throws when it returns none.
 */
export function oneStatement<Row extends object, Values extends object = object>(name: string, text: string) {
  const run = declare(name, text)
  return async (on: Connection, ...[values]: Given<Values>): Promise<Row> => {
    const [row] = (await run<Row & QueryResultRow>(on, values)).rows
    if (!row) throw new Error(`statement ${name} answered no row`)
    return row
  }
}

/** An insert, update or delete: returns the number of affected rows. Otherwise like listStatement. */
export function writeStatement<Values extends object = object>(name: string, text: string) {
  const run = declare(name, text)
  return async (on: Connection, ...[values]: Given<Values>): Promise<number> =>
    (await run(on, values)).rowCount ?? 0
}
