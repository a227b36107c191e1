import type { DataOf } from '@cambusa/contract/endpoint'
import type { readQuickOrder } from '@cambusa/contract/quick-order'
import { readOrderTable } from '@cambusa/domain/order-text-table'
import { QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text'
import { refuse } from '../../platform/refusal.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { TableFailure } from '../../platform/tables/table-failure.ts'

const MEGABYTE = 1_048_576
const MAX_FILE_MEGABYTES = 1
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * MEGABYTE
/** An order form may hold the whole assortment: rows without a quantity do not count as lines. */
const MAX_ROWS = 20_000
const MAX_UNFOLDED_BYTES = 32 * MEGABYTE

async function rowsOf(file: Buffer): Promise<string[][]> {
  try {
    const { columns, rows } = await readTable(file, {
      maxRows: MAX_ROWS,
      maxUnfoldedBytes: MAX_UNFOLDED_BYTES,
    })
    const table = [columns]
    for await (const { cells } of rows) table.push(cells)
    return table
  } catch (error) {
    if (error instanceof TableFailure) throw refuse('quickOrder.fileUnreadable', { reason: error.message })
    throw error
  }
}

/** The lines of an order in a file. Throws a refusal that says what to do with a file that is none. */
export async function readOrderFile(body: unknown): Promise<DataOf<typeof readQuickOrder>> {
  const file =
    body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.alloc(0)
  if (file.length > MAX_FILE_BYTES) throw refuse('quickOrder.fileTooLarge', { megabytes: MAX_FILE_MEGABYTES })
  const { lines, withoutQuantity } = readOrderTable(await rowsOf(file))
  if (lines.length === 0) throw refuse('quickOrder.noLines')
  if (lines.length > QUICK_ORDER_MAX_LINES)
    throw refuse('quickOrder.tooManyLines', { max: QUICK_ORDER_MAX_LINES })
  return { lines, withoutQuantity }
}
