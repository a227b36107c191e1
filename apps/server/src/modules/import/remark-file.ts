import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { stringify } from 'csv-stringify/sync'

/** A CSV file of remarks on rows: written as they come, there only when there is one. */
export interface RemarkFile {
  readonly count: number
  add: (cells: readonly (string | number)[]) => void
  /** Waits until what was added is written: memory does not grow with the remarks. */
  flush: () => Promise<void>
  /** Its path, null when nothing was added: then an older one is removed. */
  close: () => Promise<string | null>
}

const BATCH = 500

/** Opens the file at `path` with the names of its columns. */
export function openRemarkFile(path: string, header: readonly string[]): RemarkFile {
  let stream: WriteStream | undefined
  let waiting: (readonly (string | number)[])[] = []
  let count = 0

  async function write() {
    if (waiting.length === 0) return
    if (stream === undefined) {
      await mkdir(dirname(path), { recursive: true })
      stream = createWriteStream(path)
      waiting.unshift(header)
    }
    const rows = waiting
    waiting = []
    if (!stream.write(stringify(rows))) await once(stream, 'drain')
  }

  return {
    get count() {
      return count
    },
    add(cells) {
      count += 1
      waiting.push(cells)
    },
    flush: async () => {
      if (waiting.length >= BATCH) await write()
    },
    close: async () => {
      await write()
      if (stream === undefined) {
        await rm(path, { force: true })
        return null
      }
      stream.end()
      await once(stream, 'close')
      return path
    },
  }
}
