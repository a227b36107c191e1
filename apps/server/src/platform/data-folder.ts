import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { startupTexts } from '@cambusa/messages/it/startup'
import { StartupError } from './startup-error.ts'

const REASONS: Record<string, string> = startupTexts.fileReasons

/** Makes the data folder, or throws StartupError when it cannot be one: a file, read-only, somebody else's. */
export function prepareDataFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 })
    if (!statSync(directory).isDirectory()) throw refusal(directory, 'ENOTDIR')
    accessSync(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw refusal(directory, (error as NodeJS.ErrnoException).code)
  }
}

const refusal = (directory: string, code = 'EIO') =>
  new StartupError(startupTexts.dataFolderRefused({ directory, reason: REASONS[code] ?? code }))
