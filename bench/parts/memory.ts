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
