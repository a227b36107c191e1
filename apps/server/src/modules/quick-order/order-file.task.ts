import { readOrderTable, type OrderTable } from '@cambusa/domain/order-text/order-text-table'
import { QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text/order-text'
import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { defineTask } from '../../platform/offload/task.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { TableFailure } from '../../platform/tables/table-failure.ts'

const MEGABYTE = 1_048_576
/** An order form may hold the whole assortment: rows without a quantity do not count as lines. */
const MAX_ROWS = 20_000
const MAX_UNFOLDED_BYTES = 32 * MEGABYTE

/** Reads the lines of an order in a file's bytes. */
export const orderFileTask = defineTask<Uint8Array, OrderTable & { lineCount: number }>('order-file')

/** Runs in the worker: returns the lines if they are not more than an order may have, else only their number. */
export async function readOrderLines(bytes: Uint8Array) {
  const { columns, rows } = await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    maxRows: MAX_ROWS,
    maxUnfoldedBytes: MAX_UNFOLDED_BYTES,
  })
  const table = [columns]
  for await (const { line, cells, problem } of rows) {
    if (problem !== undefined) throw new TableFailure(tableTexts.rowBroken({ line, reason: problem }))
    table.push(cells)
  }
  const { lines, withoutQuantity } = readOrderTable(table)
  const lineCount = lines.length
  return { lines: lineCount > QUICK_ORDER_MAX_LINES ? [] : lines, lineCount, withoutQuantity }
}
