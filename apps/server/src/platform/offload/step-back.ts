import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Lets the system prefer the threads that answer to the calling one: on Linux each thread has a priority of its own. 0
 * leaves it as it is, and so do other systems.
 */
export function stepBack(niceness: number): void {
  if (niceness === 0 || process.platform !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, niceness)
  } catch {
    // A system without /proc, or one that does not allow it: the thread runs as the others do.
  }
}
