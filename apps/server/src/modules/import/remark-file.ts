import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { stringify } from 'csv-stringify/sync'

type Cell = string | number

/** A CSV file of remarks on rows: written as they come, there only when there is one. */
export interface RemarkFile {
  readonly count: number
  /** The line, the field, and what is said of it; the file names the column of the field too. */
  add: (line: number, field: string, ...cells: Cell[]) => void
  /** Waits until what was added is written: memory does not grow with the remarks. */
  flush: () => Promise<void>
  /** Its path, null when nothing was added: then an older one is removed. */
  close: () => Promise<string | null>
}

const BATCH = 500
/** What an Italian spreadsheet opens with a double click; a cell of the file is never a formula. */
const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const
const MARK = '\ufeff'

/** Opens the file at `path` with the names of its columns; `columnOf` a field is what the retailer calls it. */
export function openRemarkFile(
  path: string,
  header: readonly string[],
  columnOf: (field: string) => string,
): RemarkFile {
  let stream: WriteStream | undefined
  let waiting: (readonly Cell[])[] = []
  let count = 0
  let closed: Promise<string | null> | undefined

  async function write() {
    if (waiting.length === 0) return
    if (stream === undefined) {
      await mkdir(dirname(path), { recursive: true })
      stream = createWriteStream(path)
      stream.write(MARK)
      waiting.unshift(header)
    }
    const rows = waiting
    waiting = []
    if (!stream.write(stringify(rows, FORMAT))) await once(stream, 'drain')
  }

  return {
    get count() {
      return count
    },
    add(line, field, ...cells) {
      count += 1
      waiting.push([line, columnOf(field), field, ...cells])
    },
    flush: async () => {
      if (waiting.length >= BATCH) await write()
    },
    close: () => (closed ??= close()),
  }

  async function close(): Promise<string | null> {
    await write()
    if (stream === undefined) {
      await rm(path, { force: true })
      return null
    }
    stream.end()
    await once(stream, 'close')
    return path
  }
}
