import { openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { give, type PostgresUser } from './embedded-postgres-user.ts'

const LOG_FILE = 'server.log'
const LOG_BYTES = 8 * 1024 * 1024

export interface Log {
  file: string
  descriptor: number | 'ignore'
  /** Offset at which this start's lines begin. */
  from: number
}

/** A log that cannot be opened must not prevent the start of the database. */
export function openLog(directory: string, user: PostgresUser): Log {
  try {
    return openLogFile(directory, user)
  } catch {
    return { file: join(directory, LOG_FILE), descriptor: 'ignore', from: Infinity }
  }
}

function openLogFile(directory: string, user: PostgresUser): Log {
  const file = join(directory, LOG_FILE)
  let from = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (from > LOG_BYTES) {
    truncateSync(file)
    from = 0
  }
  const descriptor = openSync(file, 'a', 0o600)
  give(user, file)
  return { file, descriptor, from }
}

/** The last error that PostgreSQL logged in this start. */
export function lastFatal({ file, from }: Log): string | undefined {
  if (from === Infinity) return undefined
  const lines = readFileSync(file).subarray(from).toString().trim().split('\n')
  const fatal = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1)
  return fatal?.replace(/^.*FATAL:\s*/, '') || undefined
}
