import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/** The workerData of the watchdog; the sentences are for the operator. */
export interface WatchdogData {
  seconds: number
  megabytes: number
  tooLong: string
  tooMuch: string
}

const LOOK_MS = 100
/** A command that has not stopped by then is too busy to react. */
const GRACE_MS = 1_000
const STANDARD_ERROR = 2
const BYTES_PER_MEGABYTE = 1_048_576

const { seconds, megabytes, tooLong, tooMuch } = workerData as WatchdogData
const endMs = performance.now() + seconds * 1_000

const looking = setInterval(() => {
  const isTooMuch = process.memoryUsage.rss() > megabytes * BYTES_PER_MEGABYTE
  if (!isTooMuch && performance.now() < endMs) return
  clearInterval(looking)
  const sentence = isTooMuch ? tooMuch : tooLong
  parentPort?.postMessage(sentence)
  setTimeout(() => {
    writeSync(STANDARD_ERROR, `${sentence}\n`)
    process.kill(process.pid, 'SIGKILL')
  }, GRACE_MS)
}, LOOK_MS)
