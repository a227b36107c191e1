import { execFile } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The least that may be asked for without another kind of scheduling. */
const LOWEST = 19

/** Of the calling thread, as Linux numbers it; undefined on other systems, and without /proc. */
export function threadNumber(): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return undefined
  }
}

/**
 * Lets the system prefer the threads that answer to the calling one: on Linux each thread has a priority of its own. 0
 * leaves it as it is, and so do other systems.
 */
export function stepBack(niceness: number): void {
  const thread = threadNumber()
  if (niceness === 0 || thread === undefined) return
  try {
    setPriority(thread, niceness)
  } catch {
    // A system that does not allow it: the thread runs as the others do.
  }
}

/**
 * Lets the calling thread run where no other wants to: one that is merely less preferred still runs its slice to the end before one
 * that answers, which is longer than an answer takes. Only util-linux and BusyBox can ask Linux for it (`chrt`); without them
 * it steps back.
 */
export function stepAside(): void {
  stepBack(LOWEST)
  const thread = threadNumber()
  if (thread === undefined) return
  try {
    execFile('chrt', ['-i', '-p', '0', String(thread)], () => undefined)
  } catch {
    // As above.
  }
}
