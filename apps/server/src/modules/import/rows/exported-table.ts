import type pg from 'pg'
import type { TableToWrite } from '../../../platform/tables/table-to-write.ts'

/** What can be taken out of the shop as a file that the import of the same name reads back. */
export interface ExportTable {
  /** Word of the command line: npm run export -- NAME FILE. */
  name: string
  read: (pool: pg.Pool) => Promise<TableToWrite>
}
