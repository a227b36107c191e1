import { LIST_LINES_MAX } from '@cambusa/domain/constants'
import { readListTable, type ListFileLine } from '@cambusa/domain/lists/list-table'
import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { defineTask } from '../../platform/offload/task.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { TableFailure } from '../../platform/tables/table-failure.ts'

const MEGABYTE = 1_048_576
const MAX_ROWS = 20_000
const MAX_UNFOLDED_BYTES = 32 * MEGABYTE

/** Lines of a file, and how many more it has than a list may have. */
export interface ListFile {
  lines: ListFileLine[]
  leftOut: number
}

/** Reads the lines of a list in a file's bytes. */
export const listFileTask = defineTask<Uint8Array, ListFile>('list-file')

/** Runs in the worker. */
export async function readListLines(bytes: Uint8Array): Promise<ListFile> {
  const { columns, headerLine, rows } = await readTable(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    {
      maxRows: MAX_ROWS,
      maxUnfoldedBytes: MAX_UNFOLDED_BYTES,
    },
  )
  const table = [{ row: headerLine, cells: columns }]
  for await (const { line, cells, problem } of rows) {
    if (problem !== undefined) throw new TableFailure(tableTexts.rowBroken({ line, reason: problem }))
    table.push({ row: line, cells })
  }
  const lines = readListTable(table)
  return { lines: lines.slice(0, LIST_LINES_MAX), leftOut: Math.max(0, lines.length - LIST_LINES_MAX) }
}
