import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The files of pictures as the retailer gave them, by the SHA-256 of their content, 64 hex digits. */
export interface PictureStore {
  /** undefined: there is none. Throws if the store cannot be reached. */
  read: (hash: string) => Promise<Buffer | undefined>
  /** Saves a file; one that is there already is left. Throws if it cannot be saved. */
  save: (hash: string, bytes: Uint8Array) => Promise<void>
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A picture store in a folder: `ab/cdef…`, without a suffix. */
export function folderPictureStore(folder: string): PictureStore {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))
  return {
    async read(hash) {
      try {
        return await readFile(fileOf(hash))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async save(hash, bytes) {
      const file = fileOf(hash)
      // One of another length is damaged, and is written again.
      const known = await stat(file).catch(() => undefined)
      if (known?.size === bytes.length) return
      await mkdir(dirname(file), { recursive: true })
      // Written beside and renamed: nobody ever reads half a file.
      const unfinished = join(dirname(file), `.${randomUUID()}`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw error
      }
    },
  }
}
