import { readFileSync, writeFileSync } from 'node:fs'

/** Memory of a process as reported by Linux. */
export interface Memory {
  residentMb: number
  /** The maximum since the start of the process or forgetPeak. */
  peakMb: number
}

export function memoryOf(pid: number | undefined): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { residentMb: read('VmRSS'), peakMb: read('VmHWM') }
}

/** Resets peakMb. */
export function forgetPeak(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor time of a process since its start, of all its threads, as reported by Linux. */
export function processorSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program is in brackets and may contain spaces; user and system time are the 12th and 13th fields
  // after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
