import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster } from '../apps/server/src/platform/embedded-postgres/embedded-postgres-postmaster.ts'
import type { ShopProcess } from './shop-process.ts'

type Place = Pick<ShopProcess, 'postgresDirectory'>

const POLL_MS = 20
const BACK_MS = 120_000

function postmasterOf({ postgresDirectory }: Place) {
  const postmaster = findPostmaster(postgresDirectory)
  if (postmaster === undefined) throw new Error(`no PostgreSQL runs on ${postgresDirectory}`)
  return postmaster
}

/** The postmaster and its child processes. */
function processesOf(place: Place): number[] {
  const { pid } = postmasterOf(place)
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!)
  return [pid, ...children]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // One that has ended meanwhile.
    }
  }
}

/** kill -9 of the postmaster: every connection breaks, and somebody must restart it. */
export function killPostgres(place: Place): number {
  const { pid } = postmasterOf(place)
  process.kill(pid, 'SIGKILL')
  return pid
}

/** Stops every process of PostgreSQL with SIGSTOP. Returns a function that resumes them. */
export function freezePostgres(place: Place): () => void {
  const pids = processesOf(place)
  signalAll(pids, 'SIGSTOP')
  return () => signalAll(pids, 'SIGCONT')
}

/** Shuts PostgreSQL down and prevents its start. Returns a function that allows it again. */
export function stopPostgres(place: Place): () => void {
  const control = join(place.postgresDirectory, 'global/pg_control')
  const { pid } = postmasterOf(place)
  // Immediate shutdown: at the next start it recovers unwritten data from its WAL.
  process.kill(pid, 'SIGQUIT')
  const aside = `${control}.aside`
  renameSync(control, aside)
  return () => renameSync(aside, control)
}

/** Resolves when a PostgreSQL with another pid than `pid` accepts connections. */
export async function untilPostgresIsBack(place: Place, pid?: number): Promise<void> {
  for (const deadline = Date.now() + BACK_MS; Date.now() < deadline;) {
    const found = findPostmaster(place.postgresDirectory)
    if (found?.ready === true && found.pid !== pid) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('PostgreSQL did not come back')
}
