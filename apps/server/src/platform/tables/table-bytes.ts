import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { tableTexts } from '@cambusa/messages/it/operator/tables'
import type { TableSource } from './table.ts'
import { TableFailure } from './table-failure.ts'

/** Bytes of a file or of an upload, readable more than once. */
export interface TableBytes {
  source: TableSource
  totalBytes: number
  /** The first bytes, enough to detect the format. */
  head: Buffer
  chunks: (onBytes?: (bytes: number) => void) => AsyncIterable<Buffer>
}

const HEAD_BYTES = 65_536
const CHUNK_BYTES = 262_144

/** Opens a source. Throws TableFailure when there is no such file. */
export async function openBytes(source: TableSource): Promise<TableBytes> {
  if (typeof source !== 'string') {
    const head = source.subarray(0, HEAD_BYTES)
    return { source, totalBytes: source.length, head, chunks: (onBytes) => slices(source, onBytes) }
  }
  const file = await stat(source).catch((error: NodeJS.ErrnoException) => {
    throw new TableFailure(whyNot(error, source))
  })
  if (file.isDirectory()) throw new TableFailure(tableTexts.isFolder({ path: source }))
  if (!file.isFile()) throw new TableFailure(tableTexts.notAFile({ path: source }))
  const head = await readHead(source)
  return { source, totalBytes: file.size, head, chunks: (onBytes) => streamed(source, onBytes) }
}

/** Why a file cannot be opened. */
function whyNot({ code }: NodeJS.ErrnoException, path: string): string {
  if (code === 'EACCES' || code === 'EPERM') return tableTexts.notAllowed({ path })
  return code === 'ELOOP' ? tableTexts.linkInCircle({ path }) : tableTexts.fileMissing({ path })
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new TableFailure(whyNot(error, path))
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* slices(bytes: Buffer, onBytes?: (bytes: number) => void) {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES)
    onBytes?.(chunk.length)
    yield chunk
  }
}

async function* streamed(path: string, onBytes?: (bytes: number) => void) {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    onBytes?.((chunk as Buffer).length)
    yield chunk as Buffer
  }
}
