import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The name of a table in PostgreSQL. */
export const tableName = (table: PgTable): string => getTableName(table)

/** The columns of a table, by their names in the code. */
export const columnNames = (table: PgTable): string[] => Object.keys(getTableColumns(table))
