import { execFile } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The lowest priority of ordinary scheduling. */
const LOWEST = 19

/** Linux's id of the calling thread; undefined on other systems and without /proc. */
export function threadNumber(): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return undefined
  }
}

/**
 * Gives the calling thread a lower priority than the threads that answer calls. Only on Linux, where each thread has
 * its own; 0 changes nothing.
 */
export function lowerPriority(niceness: number): void {
  const thread = threadNumber()
  if (niceness === 0 || thread === undefined) return
  try {
    setPriority(thread, niceness)
  } catch {
    // Not permitted by the system: the thread runs at normal priority.
  }
}

/**
 * Lets the calling thread run only when no other thread wants the processor (SCHED_IDLE). With a merely lower priority
 * it would still finish its time slice, which is longer than an answer takes. Set with `chrt` of util-linux or BusyBox;
 * without it the thread gets the lowest ordinary priority.
 */
export function runWhenIdle(): void {
  lowerPriority(LOWEST)
  const thread = threadNumber()
  if (thread === undefined) return
  try {
    execFile('chrt', ['-i', '-p', '0', String(thread)], () => undefined)
  } catch {
    // As above.
  }
}
