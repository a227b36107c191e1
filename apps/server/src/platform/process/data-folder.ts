import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ownValue } from '@cambusa/domain/own-value'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from './startup-error.ts'

const REASONS: Record<string, string> = startupTexts.fileReasons

/** Makes the data folder, or throws StartupError when it cannot be one: a file, read-only, somebody else's. */
export function prepareDataFolder(directory: string): void {
  try {
    makeFolder(directory)
    if (!statSync(directory).isDirectory()) throw refusal(directory, 'ENOTDIR')
    accessSync(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw refusal(directory, (error as NodeJS.ErrnoException).code)
  }
}

/** One by one: Node's own `recursive` never ends where a file system takes no folders at all (/proc). */
function makeFolder(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false }) !== undefined) return
  if (dirname(directory) !== directory) makeFolder(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o755 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const refusal = (directory: string, code = 'EIO') =>
  new StartupError(startupTexts.dataFolderRefused({ directory, reason: ownValue(REASONS, code) ?? code }))
