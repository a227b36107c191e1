import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentFile } from '../source/content-source.ts'
import { fileType, TYPE_BYTES } from './file-type.ts'

/** Longer files are not served. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024
/** No hidden names, no '..', nothing that a file system or a proxy reads in another way. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/
const DEEPEST = 6

/**
 * A picture or PDF of the folder's uploads; undefined if there is none. A path cannot leave the folder, also not by a
 * symbolic link.
 */
export async function findUpload(folder: string, path: string): Promise<ContentFile | undefined> {
  const names = path.split('/')
  if (names.length > DEEPEST || !names.every((name) => NAME.test(name))) return undefined
  try {
    const root = await realpath(join(folder, 'uploads'))
    const file = await realpath(join(root, ...names))
    return file.startsWith(root + sep) ? await opened(file) : undefined
  } catch {
    return undefined
  }
}

/** A file that may be served, as a stream that closes it. */
async function opened(file: string): Promise<ContentFile | undefined> {
  const handle = await open(file)
  try {
    const facts = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(TYPE_BYTES), 0, TYPE_BYTES, 0)
    const contentType = fileType(buffer)
    if (!facts.isFile() || facts.size > MOST_FILE_BYTES || contentType === undefined) {
      await handle.close()
      return undefined
    }
    const etag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`
    return {
      body: handle.createReadStream({ start: 0, end: Math.max(0, facts.size - 1) }),
      bytes: facts.size,
      contentType,
      etag,
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}
