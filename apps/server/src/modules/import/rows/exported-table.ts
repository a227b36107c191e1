import type pg from 'pg'
import type { TableColumn, TableToWrite } from '../../../platform/tables/table-to-write.ts'
import type { ImportField } from './import-kind.ts'
import { pagedRows } from './paged-rows.ts'

/** What can be taken out of the shop as a file that the import of the same name reads back. */
export interface ExportTable {
  /** Word of the command line: npm run export -- NAME FILE. */
  name: string
  /** No import reads it back. */
  isOnlyOut?: true
  read: (pool: pg.Pool) => Promise<TableToWrite>
}

/** A column of a file and the SQL of its value. */
export interface ExportColumn extends TableColumn {
  value: string
}

/** Columns of an import's fields, called by the first name that each may have. */
export function columnsOf<Field extends string>(
  fields: Readonly<Record<Field, ImportField>>,
  values: Partial<Record<NoInfer<Field>, string>>,
): ExportColumn[] {
  return Object.entries<string | undefined>(values).flatMap(([field, value]) => {
    const [name = field] = fields[field as Field].headers
    return value === undefined ? [] : [{ name, value }]
  })
}

/** A table that one query tells; `from` is all that follows its columns, in an order that is the same each time. */
export function tableOf(
  { name, sheetName }: { name: string; sheetName: string },
  columns: readonly ExportColumn[],
  from: string,
): ExportTable {
  return {
    name,
    read: (pool) => {
      const values = columns.map(({ value }) => value).join(', ')
      const written = columns.map(({ value: _value, ...column }) => column)
      return Promise.resolve({
        sheetName,
        columns: written,
        rows: pagedRows(pool, `SELECT ${values} ${from}`),
      })
    },
  }
}

export const yesNo = (sql: string) => `CASE WHEN ${sql} THEN 'sì' WHEN NOT ${sql} THEN 'no' END`
export const euros = (sql: string) => `((${sql}) / 100.0)::float8`
export const number = (sql: string) => `(${sql})::float8`
