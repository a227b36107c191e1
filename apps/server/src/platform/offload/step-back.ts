import { execFile } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The least that may be asked for without another kind of scheduling. */
const LOWEST = 19

/** Of the calling thread, as Linux numbers it. */
const threadNumber = () => Number(readlinkSync('/proc/thread-self').split('/').at(-1))

/**
 * Lets the system prefer the threads that answer to the calling one: on Linux each thread has a priority of its own. 0
 * leaves it as it is, and so do other systems.
 */
export function stepBack(niceness: number): void {
  if (niceness === 0 || process.platform !== 'linux') return
  try {
    setPriority(threadNumber(), niceness)
  } catch {
    // A system without /proc, or one that does not allow it: the thread runs as the others do.
  }
}

/**
 * Lets the calling thread run where no other wants to: one that is merely less preferred still runs its slice to the end before one
 * that answers, which is longer than an answer takes. Only util-linux and BusyBox can ask Linux for it (`chrt`); without them
 * it steps back.
 */
export function stepAside(): void {
  stepBack(LOWEST)
  if (process.platform !== 'linux') return
  try {
    execFile('chrt', ['-i', '-p', '0', String(threadNumber())], () => undefined)
  } catch {
    // As above.
  }
}
