import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY_DISK = '/dev/shm'
const GIGABYTE = 1_073_741_824
/** The databases and shops of a run take about a third of it. */
const ROOM = 8 * GIGABYTE

/**
 * Folder for the temporary files of tests: in memory where this system has a disk in memory with enough room that may run
 * programs, else the usual one. A database of a test is a thousand small files, which take 37 ms there and up to a second
 * on a disk (decision 257).
 */
export function temporaryFolder() {
  // A folder that the user has chosen.
  if (process.env.TMPDIR || !existsSync(MEMORY_DISK)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_DISK)
  const memory = Math.min(freemem(), process.availableMemory?.() ?? Infinity)
  return Math.min(bavail * bsize, memory) >= ROOM && !isNoExec(MEMORY_DISK) ? MEMORY_DISK : tmpdir()
}

/** Whether a disk is mounted so that none of its files can be run; true where nobody can tell. */
function isNoExec(folder) {
  if (!existsSync('/proc/mounts')) return true
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.map((line) => line.split(' ')).findLast(([, where]) => where === folder)?.[3]
  return options === undefined || options.split(',').includes('noexec')
}
