import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { stringify } from 'csv-stringify/sync'

type Cell = string | number

/**
 * A CSV file of remarks on rows, written while rows are read and created with the first remark. The rows are loaded even
 * if the file cannot be written: then the remarks are only counted.
 */
export interface RemarkFile {
  readonly count: number
  /** true: some could not be written, because the disk is full or not writable. */
  readonly isIncomplete: boolean
  /** The line, the field, and the remark; the file has the name of the field's column too. */
  add: (line: number, field: string, ...cells: Cell[]) => void
  /** Waits until everything is written, so that memory does not grow with the remarks. */
  flush: () => Promise<void>
  /** Its path, or null if nothing was added (then an older file is deleted) or nothing could be written. */
  close: () => Promise<string | null>
}

const BATCH = 500
/** A format that an Italian spreadsheet opens directly; a cell is never a formula. */
const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const
const MARK = '\ufeff'

/** Opens the file at `path` with its column names; `columnOf` gives the retailer's name for a field. */
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
