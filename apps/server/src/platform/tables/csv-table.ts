import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { markEntities } from './csv-entities.ts'
import { separatorLine } from './csv-delimiter.ts'
import { csvReader } from './csv-reader.ts'
import type { TableBytes } from './table-bytes.ts'
import { TableFailure } from './table-failure.ts'
import { decodeText } from './table-text.ts'
import type { TableRow } from './table.ts'

/** A file with more text than this without a line break is no table. */
const MAX_LINE = 16_777_216
const SAMPLE = 65_536
const NUL = '\u0000'
/** Old DOS programs end a text with it. */
const DOS_END = '\u001a'

/** Records of a CSV file, including the header, without empty ones. Throws TableFailure. */
export async function* csvRows(bytes: TableBytes, onBytes: (bytes: number) => void): AsyncIterable<TableRow> {
  let text = ''
  let line = 1
  let read: ReturnType<typeof csvReader> | undefined
  for await (const { block, isLast } of wholeLines(decodeText(bytes.head, bytes.chunks(onBytes)))) {
    text += markEntities(isLast ? withoutDosEnd(block) : block)
    if (read === undefined) {
      const named = separatorLine(text.slice(0, text.indexOf('\n')))
      read = csvReader(text.slice(0, SAMPLE))
      if (named !== undefined) {
        text = text.slice(text.indexOf('\n') + 1)
        line += 1
      }
    }
    const { rows, rest } = read(text, line, isLast)
    if (text.includes(NUL)) for (const row of rows) refuseNul(row)
    yield* rows
    line += breaksIn(text) - breaksIn(rest)
    text = rest
  }
}

function withoutDosEnd(block: string): string {
  const text = block.trimEnd()
  return text.endsWith(DOS_END) ? text.slice(0, -1) : block
}

function refuseNul(row: TableRow) {
  if (row.cells.some((cell) => cell.includes(NUL))) row.problem = tableTexts.rows.nul
}

const breaksIn = (text: string) => text.split('\n').length - 1

/** Blocks that end at a line break, except the last one. */
async function* wholeLines(texts: AsyncIterable<string>) {
  let rest = ''
  for await (const text of texts) {
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) {
      yield { block: rest + text.slice(0, end), isLast: false }
      rest = text.slice(end)
    } else rest += text
    if (rest.length > MAX_LINE) throw new TableFailure(tableTexts.notATable)
  }
  yield { block: rest, isLast: true }
}
