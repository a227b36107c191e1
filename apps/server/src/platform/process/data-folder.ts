import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ownValue } from '@cambusa/domain/own-value'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from './startup-error.ts'

const REASONS: Record<string, string> = startupTexts.fileReasons

/**
 * Creates the data folder, or throws StartupError when that is impossible: a file, read-only, owned by somebody else.
 */
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

/** Level by level: Node's `recursive` never returns on a file system that cannot have folders (/proc). */
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
