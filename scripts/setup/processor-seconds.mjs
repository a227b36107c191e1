import { readFileSync } from 'node:fs'

/** Of a second, as Linux counts them for programs. */
const TICKS = 100
/** Where the times of children that have ended stand, after the name, which may hold spaces. */
const CHILDREN_USER = 13

/** Processor seconds of all programs that this process started and that have ended; undefined where /proc does not tell. */
export function processorSecondsOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
    return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_USER + 1])) / TICKS
  } catch {
    return undefined
  }
}
