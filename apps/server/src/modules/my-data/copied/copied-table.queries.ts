import type { InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../platform/database/statement.ts'
import { listStatement } from '../../../platform/database/statement.ts'
import { columnNames, tableName } from '../../../platform/schema/table-facts.ts'

/** Reasons why a column is not in the copy of somebody's data. */
export const SECRET = 'opens something, or proves that one knows it'
export const OTHERS = 'names another person'
export const INNER = 'says nothing about the person'

/** A row as it is in dati.json: the columns by their names, and the rows that hang on it. */
export type CopiedRow = Record<string, unknown>

type ColumnOf<Table extends PgTable> = keyof InferSelectModel<Table> & string

interface Columns<Table extends PgTable> {
  /** Columns that are not copied, with the reason; all others are. */
  leftOut?: Partial<Record<ColumnOf<Table>, string>>
  /** The only columns that are copied. */
  only?: readonly ColumnOf<Table>[]
  /** More of a row `t`: names and SQL. */
  more?: Readonly<Record<string, string>>
}

/** Which columns of which table are in the copy. */
export interface CopiedTable {
  table: string
  columns: readonly string[]
}

/** Rows that hang on rows of a section, of which they are a list by the name `key`. */
export interface CopiedChild extends CopiedTable {
  key: string
  list: (
    on: Connection,
    of: { parents: number[]; userId: number },
  ) => Promise<{ parent: number; row: CopiedRow }[]>
}

/** A part of dati.json. */
export interface CopiedSection<Key extends string = string> extends CopiedTable {
  key: Key
  /** At most one row: it is an object, not a list. */
  isOne: boolean
  /** Read in pages; the rows of the others are few. */
  isPaged: boolean
  list: (on: Connection, of: Page) => Promise<{ id: number; row: CopiedRow }[]>
  children: readonly CopiedChild[]
}

/** The rows of a customer with an id below `before`, the highest first, at most `most`. */
interface Page {
  userId: number
  before: number
  most: number
}

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnsOf<Table extends PgTable>(table: Table, { leftOut = {}, only }: Columns<Table>): string[] {
  return columnNames(table).filter((name) =>
    only ? only.some((one) => one === name) : !Object.hasOwn(leftOut, name),
  )
}

const rowSql = (columns: readonly string[], more: Readonly<Record<string, string>> = {}): string => {
  const pairs = [...columns.map((name) => [name, `t.${toSnake(name)}`]), ...Object.entries(more)]
  return `jsonb_build_object(${pairs.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`
}

interface GivenSection<Table extends PgTable> extends Columns<Table> {
  /** SQL condition on rows `t`: they are $userId's. */
  of: string
  isOne?: boolean
  children?: readonly CopiedChild[]
}

/** Declares a part of dati.json: rows of a table that are the customer's. */
export function copiedSection<Table extends PgTable, Key extends string>(
  key: Key,
  table: Table,
  { of, isOne = false, children = [], ...given }: GivenSection<Table>,
): CopiedSection<Key> {
  const name = tableName(table)
  const columns = columnsOf(table, given)
  const isPaged = !isOne && columnNames(table).includes('id')
  const page = isPaged ? 'and t.id < $before order by t.id desc' : 'and 0 < $before::bigint'
  const list = listStatement<{ id: number; row: CopiedRow }, Page>(
    `my_data_${toSnake(key)}`,
    `select ${isPaged ? 't.id' : '0::bigint'} as id, ${rowSql(columns, given.more)} as row
     from ${name} t where (${of}) ${page} limit ${isPaged ? '$most::int' : 'greatest($most::int, 10000)'}`,
  )
  return { key, table: name, columns, isOne, isPaged, list, children }
}

interface GivenChild<Table extends PgTable> extends Columns<Table> {
  /** SQL: the id of the row of the section that a row `t` hangs on. */
  parent: string
  /** SQL condition that finds the rows of $parents by an index; by default the parent is one of them. */
  of?: string
  /** In this order. */
  order: string
}

/** Declares rows that hang on rows of a section. `name` is unique among them. */
export function copiedChild<Table extends PgTable>(
  name: string,
  key: string,
  table: Table,
  { parent, of, order, ...given }: GivenChild<Table>,
): CopiedChild {
  const columns = columnsOf(table, given)
  const list = listStatement<{ parent: number; row: CopiedRow }, { parents: number[]; userId: number }>(
    `my_data_${name}`,
    `select ${parent} as parent, ${rowSql(columns, given.more)} as row
     from ${tableName(table)} t
     where ${of ?? `${parent} = any($parents::bigint[])`} and $userId::bigint is not null order by ${order}`,
  )
  return { key, table: tableName(table), columns, list }
}
