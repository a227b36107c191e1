import { columnsOfHeader, type Row } from '../order-text/order-text-columns.ts'
import { readOrderTable } from '../order-text/order-text-table.ts'
import type { OrderAmount } from '../order-text/order-text-units.ts'

/** A line of the file of a list, before its product is looked for. */
export interface ListFileLine {
  /** Its line in the file. */
  row: number
  code: string
  /** The words that name the product; '' where only a code does. */
  text: string
  /** undefined: none is written. */
  amount: OrderAmount | undefined
  /** A quantity is written that cannot be read. */
  isUnreadable: boolean
}

/** A title or two may stand above the header. */
const HEADER_WITHIN = 6

/** A row of a file, with its number there. */
export interface NumberedRow {
  row: number
  cells: Row
}

/** The lines of a table, with the header in any of the first rows or none; each keeps the number of its row. */
export function readListTable(table: readonly NumberedRow[]): ListFileLine[] {
  const headerAt = table
    .slice(0, HEADER_WITHIN)
    .findIndex(({ cells }) => columnsOfHeader(cells) !== undefined)
  const header = table[headerAt]?.cells
  const quantityAt = header && columnsOfHeader(header)?.quantity
  return table.slice(headerAt + 1).flatMap(({ row, cells }) => {
    const { lines } = readOrderTable(header === undefined ? [cells] : [header, cells])
    const [line] = lines
    if (line === undefined) return []
    const { code = '', text, amount } = line
    const written = quantityAt === undefined ? '' : (cells[quantityAt] ?? '').trim()
    return [
      {
        row,
        code,
        text: text === code ? '' : text,
        amount,
        isUnreadable: written !== '' && amount === undefined,
      },
    ]
  })
}
