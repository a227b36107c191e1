import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL that runs on a data directory. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
  /** It is stopping: it accepts no new sessions, and may wait for ours to end. */
  stopping: boolean
}

/** PostgreSQL runs but accepts no connections yet: it starts, recovers from a crash, or stops. */
export class NotReadyYet extends Error {
  override name = 'NotReadyYet'
}

/** A process id that no system uses. */
const NO_PROCESS = '2147483646'
const STOP_TIMEOUT_MS = 60_000

/** Reads postmaster.pid; undefined when no PostgreSQL runs there, also when another process now has the pid. */
export function findPostmaster(directory: string): Postmaster | undefined {
  const lines = readPidFile(directory)
  const pid = Number(lines?.[0])
  if (!lines || !pid || !servesDirectory(pid, directory)) return undefined
  return {
    pid,
    port: Number(lines[3]),
    ready: lines[7]?.trim() === 'ready',
    stopping: lines[7]?.trim() === 'stopping',
  }
}

/**
 * After a power cut or in a restarted container another program may have the pid in postmaster.pid, and PostgreSQL
 * would refuse to start. The rest of the file stays: PostgreSQL uses it to find backends that still run.
 */
export function buryStale(directory: string): void {
  const lines = readPidFile(directory)
  if (!lines || servesDirectory(Number(lines[0]), directory)) return
  writeFileSync(join(directory, 'postmaster.pid'), [NO_PROCESS, ...lines.slice(1)].join('\n'))
}

/** Fast shutdown: ends sessions and writes everything. Does not wait for it. */
export function endPostmaster({ pid }: Postmaster): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // Gone already.
  }
}

/** Resolves when the process has ended and everything is written. */
export async function stopPostmaster(directory: string, postmaster: Postmaster): Promise<void> {
  const { pid } = postmaster
  endPostmaster(postmaster)
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (servesDirectory(pid, directory)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL ${pid} does not end`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function readPidFile(directory: string): string[] | undefined {
  try {
    return readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** The working directory of a postmaster is its data directory; a zombie has none. */
function servesDirectory(pid: number, directory: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const command = spawnSync('ps', ['-p', String(pid), '-o', 'command=']).stdout?.toString() ?? ''
    return command.includes('postgres') && command.includes(directory)
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory)
  } catch {
    return false
  }
}
