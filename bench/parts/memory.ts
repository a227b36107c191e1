import { readFileSync, writeFileSync } from 'node:fs'

/** Memory of a process as Linux counts it. */
export interface Memory {
  residentMb: number
  /** The most since the process started or forgetPeak. */
  peakMb: number
}

export function memoryOf(pid: number | undefined): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { residentMb: read('VmRSS'), peakMb: read('VmHWM') }
}

/** From here on peakMb counts anew. */
export function forgetPeak(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor time of a process since it started, in all of its threads, as Linux counts it. */
export function processorSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands in brackets and may hold spaces; user and system time are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
