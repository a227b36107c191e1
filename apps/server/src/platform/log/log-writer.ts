import { closeSync, constants, fchmodSync, fstatSync, openSync, write as writeTo, writeSync } from 'node:fs'
import { promisify } from 'node:util'

const write = promisify(writeTo)

/** The output of a program's log. Writing never throws and never ends the process. */
export interface LogWriter {
  /** Accepts one line that ends with a line feed. */
  write(line: string): void
  /** Resolves when all accepted lines are written, or after a second. */
  flush(): Promise<void>
  /** Writes queued lines synchronously, for the moment in which the process ends. */
  flushNow(): void
}

export interface LogWriterOptions {
  /** Called once per interruption, when the first line cannot be written. */
  onInterrupted?: (reason: string) => void
  /** The line that is written when the log resumes. */
  resumed: (told: { lostLines: number; reason: string }) => string
  /** Maximum size of the queue; beyond it, new lines are lost and counted. */
  keptBytes?: number
  retryMs?: number
}

const KEPT_BYTES = 1_048_576
const BATCH_BYTES = 65_536
const RETRY_MS = 1_000
/** A slow reader of the output, which only has to catch up. */
const BUSY = new Set(['EAGAIN', 'EINTR', 'EBUSY'])
const BUSY_RETRY_MS = 50
const FLUSH_MS = 1_000
/** Readable by its owner only. */
const FILE_MODE = 0o600

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown'

/**
 * A log in the file at `target`, or on the open descriptor `target`. While it cannot be written (disk full, read-only,
 * reader gone) lines are queued up to a limit, then lost and counted; it retries every second, reopens the file each
 * time, and reports in one line what was lost when it resumes.
 */
export function openLogWriter(target: string | number, options: LogWriterOptions): LogWriter {
  const { keptBytes = KEPT_BYTES, retryMs = RETRY_MS } = options
  const waiting: Buffer[] = []
  let waitingBytes = 0
  let lostLines = 0
  let descriptor = typeof target === 'number' ? target : undefined
  let running: Promise<void> | undefined
  let interruptedBy: string | undefined

  function take(line: string | Buffer) {
    const bytes = Buffer.from(line)
    if (waitingBytes + bytes.length > keptBytes) {
      lostLines += 1
      return
    }
    waiting.push(bytes)
    waitingBytes += bytes.length
  }

  function opened(): number {
    if (descriptor !== undefined) return descriptor
    const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT
    const fresh = openSync(String(target), flags, FILE_MODE)
    // The file may be older than this rule; a device cannot be restricted.
    if (fstatSync(fresh).isFile()) fchmodSync(fresh, FILE_MODE)
    return (descriptor = fresh)
  }

  /** A file is reopened: it may have been moved or removed, or its disk remounted. */
  function abandon() {
    if (typeof target === 'number' || descriptor === undefined) return
    const old = descriptor
    descriptor = undefined
    try {
      closeSync(old)
    } catch {
      // A missing disk may refuse this too.
    }
  }

  function nextBatch(): Buffer {
    const batch: Buffer[] = []
    for (let bytes = 0; waiting.length > 0 && bytes < BATCH_BYTES;) {
      const line = waiting.shift()
      if (line === undefined) break
      batch.push(line)
      bytes += line.length
    }
    return Buffer.concat(batch)
  }

  function written(batch: Buffer, bytes: number) {
    waitingBytes -= bytes
    // A partly written line continues where it was cut.
    if (bytes < batch.length) waiting.unshift(batch.subarray(bytes))
  }

  function noteResumed() {
    if (interruptedBy === undefined && lostLines === 0) return
    const told = options.resumed({ lostLines, reason: interruptedBy ?? 'busy' })
    interruptedBy = undefined
    lostLines = 0
    const line = Buffer.from(told)
    waiting.push(line)
    waitingBytes += line.length
  }

  function noteInterrupted(reason: string) {
    if (interruptedBy !== undefined) return
    interruptedBy = reason
    options.onInterrupted?.(reason)
  }

  async function drain() {
    while (waiting.length > 0) {
      const batch = nextBatch()
      try {
        const { bytesWritten } = await write(opened(), batch)
        written(batch, bytesWritten)
        noteResumed()
      } catch (error) {
        waiting.unshift(batch)
        const code = codeOf(error)
        const isBusy = BUSY.has(code)
        if (!isBusy) {
          noteInterrupted(code)
          abandon()
        }
        await new Promise<void>((resolve) => setTimeout(resolve, isBusy ? BUSY_RETRY_MS : retryMs).unref())
      }
    }
  }

  const run = () => (running ??= drain().finally(() => (running = undefined)))

  return {
    write(line) {
      take(line)
      void run()
    },
    async flush() {
      if (running === undefined) return
      let timer: NodeJS.Timeout | undefined
      await Promise.race([running, new Promise((resolve) => (timer = setTimeout(resolve, FLUSH_MS)))])
      clearTimeout(timer)
    },
    flushNow() {
      try {
        while (waiting.length > 0) {
          const batch = nextBatch()
          written(batch, writeSync(opened(), batch))
        }
      } catch {
        // The error can be reported nowhere.
      }
    },
  }
}
