import type { DataFile, ExportField } from '@cambusa/domain/exports/export-choices'
import { exportFieldNames } from '@cambusa/messages/it/exports/export-choices'
import { exportWords as words } from '@cambusa/messages/it/exports/export-words'
import type { TableColumn, TableValue } from '../../platform/tables/table-to-write.ts'
import { bytesOf, writeCsv, writeXlsx } from '../../platform/tables/write-table.ts'
import type { ExportWish } from './export-wish.ts'

const EUROS: readonly ExportField[] = ['price', 'priceNet']
const NUMBERS: readonly ExportField[] = ['vatRate', 'quantity']

const kindOf = (field: ExportField): TableColumn['kind'] => {
  if (EUROS.includes(field)) return 'euro'
  return NUMBERS.includes(field) ? 'number' : 'text'
}

/** A small table as the bytes of a CSV file. */
export const csvOf = (
  columns: readonly string[],
  rows: readonly (readonly TableValue[])[],
): Promise<Buffer> => bytesOf(writeCsv({ columns: columns.map((name) => ({ name })), rows }))

/** The data of the products in each file that was asked for. JSON has the names of the fields as keys. */
export async function dataFiles({
  dataFormats,
  fields,
  products,
}: ExportWish): Promise<{ extension: DataFile; content: Buffer }[]> {
  const columns = fields.map(
    (field) => ({ name: exportFieldNames[field], kind: kindOf(field) }) as TableColumn,
  )
  const rows = products.map(({ data }) => data)
  const table = { columns, rows, sheetName: words.sheet }
  const files: { extension: DataFile; content: Buffer }[] = []
  for (const extension of dataFormats) {
    if (extension === 'json') {
      const records = rows.map((row) =>
        Object.fromEntries(fields.map((field, at) => [field, row[at] ?? null])),
      )
      files.push({ extension, content: Buffer.from(`${JSON.stringify(records, null, 2)}\n`) })
    } else
      files.push({
        extension,
        content: await bytesOf(extension === 'csv' ? writeCsv(table) : writeXlsx(table)),
      })
  }
  return files
}
