import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** Drawn pictures cached on disk: a failure here never prevents an answer. */
export interface PictureFiles {
  /** undefined: missing, unreadable, or incomplete. */
  read(file: string): Promise<Buffer | undefined>
  /** Saves it if there is space; otherwise logged at a limited rate. */
  keep(file: string, bytes: Buffer): Promise<void>
}

const UNFINISHED = 'unfinished'
/** Longer than any write takes: older temporary files were left by a killed process. */
const LEFT_BEHIND_MS = 600_000
const TELL_EVERY_MS = 60_000
const HEADER_BYTES = 8

/** A WebP file contains its length: a truncated one, for example after a power cut, is drawn again. */
function isWhole(bytes: Buffer): boolean {
  return (
    bytes.length > HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) === bytes.length - HEADER_BYTES
  )
}

export function openPictureFiles(directory: string, log: Pick<FastifyBaseLogger, 'warn'>): PictureFiles {
  const unfinishedFolder = join(directory, UNFINISHED)
  let toldMs = -Infinity
  void removeLeftBehind(unfinishedFolder)

  return {
    async read(file) {
      const bytes = await readFile(file).catch(() => undefined)
      return bytes !== undefined && isWhole(bytes) ? bytes : undefined
    },
    async keep(file, bytes) {
      // Written to a temporary file and renamed, so that no reader ever sees half a picture.
      const unfinished = join(unfinishedFolder, randomUUID())
      try {
        await mkdir(unfinishedFolder, { recursive: true })
        await mkdir(dirname(file), { recursive: true })
        await writeFile(unfinished, bytes)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        if (performance.now() - toldMs < TELL_EVERY_MS) return
        toldMs = performance.now()
        log.warn({ err: error }, 'pictures are not kept, each is drawn when asked for')
      }
    },
  }
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true }).catch(() => undefined)
  }
}
