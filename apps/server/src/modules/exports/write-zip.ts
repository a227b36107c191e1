import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { EXPORT_BYTES_MAX } from '@cambusa/domain/exports/export-choices'
import yazl from 'yazl'

/** A file of an export. Buffers are written as they are; what is text is compressed. */
export interface ExportEntry {
  name: string
  content: Buffer | NodeJS.ReadableStream
  /** It is compressed already: a picture. */
  isCompressed?: boolean
  /** How far the export is with it, per cent. */
  progress?: number
}

/** What an export counts while it is made. */
export interface Counted {
  pictures: number
  missing: number
}

export type ExportEntries = AsyncIterable<ExportEntry>

/** More than a file may have; the customer chooses fewer products or formats. */
export class ExportTooLarge extends Error {
  override name = 'ExportTooLarge'
}

/**
 * Writes the entries as a ZIP, one at a time, so that memory holds one of them; returns its size in bytes. It is written
 * beside and renamed: a file of this name is always whole. `onEntry` is called after each with its progress; it may throw
 * to end the run. Throws ExportTooLarge, and what the entries or the disk throw.
 */
export async function writeZip(
  path: string,
  entries: ExportEntries,
  { mtime, onEntry }: { mtime: Date; onEntry: (progress: number) => Promise<void> },
): Promise<number> {
  const unfinished = `${path}.${randomUUID()}`
  const zip = new yazl.ZipFile()
  const written = pipeline(zip.outputStream as Readable, createWriteStream(unfinished))
  // Told by the await below; without this a failing disk would end the process meanwhile.
  written.catch(() => undefined)
  // A file that fails is told by `finished`; without a listener its error would end the process.
  zip.on('error', () => undefined)
  try {
    for await (const { name, content, isCompressed = false, progress = 0 } of entries) {
      const stream = Buffer.isBuffer(content) ? onceThrough(content) : (content as Readable)
      zip.addReadStream(stream, name, { mtime, compress: !isCompressed })
      await Promise.race([finished(stream, { writable: false }), written.then(() => undefined)])
      if ((await sizeOf(unfinished)) > EXPORT_BYTES_MAX) throw new ExportTooLarge()
      await onEntry(progress)
    }
    zip.end()
    await written
    const bytes = await sizeOf(unfinished)
    await rename(unfinished, path)
    return bytes
  } catch (error) {
    ;(zip.outputStream as Readable).destroy()
    await written.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The library keeps the streams of all entries until the end: one that holds its content would keep the whole file in memory. */
const onceThrough = (content: Buffer): Readable => new PassThrough().end(content)

const sizeOf = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => undefined)
  return found?.size ?? 0
}
