import type pg from 'pg'
import type { TableColumn, TableToWrite } from '../../../platform/tables/table-to-write.ts'
import type { ImportField } from './import-kind.ts'
import { pagedRows } from './paged-rows.ts'

/** A table of the shop that can be exported to a file, in the form that the import of the same name reads. */
export interface ExportTable {
  /** Name in the command: npm run export -- NAME FILE. */
  name: string
  /** It cannot be imported. */
  isOnlyOut?: true
  read: (pool: pg.Pool) => Promise<TableToWrite>
}

/** A column of a file and the SQL of its value. */
export interface ExportColumn extends TableColumn {
  value: string
}

/** Columns for the fields of an import, each with the first of its names. */
export function columnsOf<Field extends string>(
  fields: Readonly<Record<Field, ImportField>>,
  values: Partial<Record<NoInfer<Field>, string>>,
): ExportColumn[] {
  return Object.entries<string | undefined>(values).flatMap(([field, value]) => {
    const [name = field] = fields[field as Field].headers
    return value === undefined ? [] : [{ name, value }]
  })
}

/** A table from one query; `from` is everything after its columns, with a fixed order. */
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
