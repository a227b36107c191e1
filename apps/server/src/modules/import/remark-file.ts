import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { stringify } from 'csv-stringify/sync'

type Cell = string | number

/**
 * A CSV file of remarks on rows: written as they come, there only when there is one. The rows are loaded also where
 * the file cannot be written: the remarks are then counted only.
 */
export interface RemarkFile {
  readonly count: number
  /** True: some could not be written, for want of room or rights. */
  readonly isIncomplete: boolean
  /** The line, the field, and what is said of it; the file names the column of the field too. */
  add: (line: number, field: string, ...cells: Cell[]) => void
  /** Waits until what was added is written: memory does not grow with the remarks. */
  flush: () => Promise<void>
  /** Its path, null when nothing was added (then an older one is removed) or nothing could be written. */
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
  let file: FileHandle | undefined
  let isIncomplete = false
  let waiting: (readonly Cell[])[] = []
  let count = 0
  let closed: Promise<string | null> | undefined

  async function write() {
    if (waiting.length === 0) return
    const rows = waiting
    waiting = []
    if (isIncomplete) return
    try {
      if (file === undefined) {
        await mkdir(dirname(path), { recursive: true })
        file = await open(path, 'w')
        await file.writeFile(MARK)
        rows.unshift(header)
      }
      await file.writeFile(stringify(rows, FORMAT))
    } catch {
      isIncomplete = true
    }
  }

  return {
    get count() {
      return count
    },
    get isIncomplete() {
      return isIncomplete
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
    try {
      await file?.close()
      if (count === 0) await rm(path, { force: true })
    } catch {
      isIncomplete = count > 0
    }
    return file === undefined ? null : path
  }
}
