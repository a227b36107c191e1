import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds that all threads of a process have run so far, as reported by Linux (in nanoseconds). */
export function processorMs(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks).reduce((sum, task) => sum + runMs(`${tasks}/${task}/schedstat`), 0)
}

function runMs(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
  } catch {
    // A thread that ended between listing and reading.
    return 0
  }
}
