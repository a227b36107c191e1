import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../platform/log/log.ts'

/** A part of the content: a list of posts or a menu, as WordPress answered it. */
export interface Part {
  /** JSON. */
  text: string
  atMs: number
}

export interface PartsOnDisk {
  /** undefined: never kept, unreadable or cut off. */
  read(name: string): Promise<Part | undefined>
  /** Where it cannot be written, it is told in the log, and the shop goes on without. */
  keep(name: string, part: Part): Promise<void>
}

/** Parts in files of a folder, over a restart of the shop; several processes may share it. */
export function partsOnDisk(folder: string, log: Pick<Log['log'], 'warn'>): PartsOnDisk {
  const fileOf = (name: string) => join(folder, `${createHash('sha256').update(name).digest('hex')}.json`)
  return {
    async read(name) {
      try {
        const { text, atMs } = JSON.parse(await readFile(fileOf(name), 'utf8')) as Partial<Part>
        return typeof text === 'string' && typeof atMs === 'number' ? { text, atMs } : undefined
      } catch {
        return undefined
      }
    },
    async keep(name, part) {
      // Written to a temporary file and renamed, so that nobody reads half a part.
      const unfinished = join(folder, randomUUID())
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, JSON.stringify(part))
        await rename(unfinished, fileOf(name))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        log.warn({ err: error }, 'content of WordPress not kept on disk')
      }
    },
  }
}
