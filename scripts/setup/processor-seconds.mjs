import { readFileSync } from 'node:fs'

/** Per second, as Linux reports them to programs. */
const TICKS = 100
/** Fields with the times of ended children, after the name, which may contain spaces. */
const CHILDREN_USER = 13

/** Processor seconds of all ended programs that this process started; undefined without /proc. */
export function processorSecondsOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
    return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_USER + 1])) / TICKS
  } catch {
    return undefined
  }
}
