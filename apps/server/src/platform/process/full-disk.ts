import { statfs } from 'node:fs/promises'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from './startup-error.ts'

/** PostgreSQL crashes when the disk has no space for its WAL, and its clients see only a lost connection. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The cause of a failed long write below `folder`: a full disk if so, otherwise the error itself. */
export async function reasonOfEnd(error: unknown, folder: string, free = freeIn): Promise<unknown> {
  const bytes = await free(folder).catch(() => Infinity)
  return bytes < LEAST_FREE_BYTES ? new StartupError(startupTexts.fillingFull({ folder })) : error
}
