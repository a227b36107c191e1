import type { FastifyBaseLogger } from 'fastify'
import { tell } from './terminal.ts'

export type Closer = () => Promise<void> | void

/** The resources that the process has opened, and how they are closed. */
export interface Lifetime {
  /** True from the first signal on: whatever is still being opened must stop. */
  readonly isClosing: boolean
  /** Adds a resource, to be closed in reverse order. */
  add(close: Closer): void
  /** From now on nothing can be added. */
  stop(): void
  /** Closes what is open, once however often it is called. */
  close(): Promise<void>
}

/** The start was interrupted by a signal: there is nothing to report or repair. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

const SAME_SIGNAL_MS = 1_500
/** Resources that are being opened when the signal comes have this time to end before the database is closed. */
const GRACE_MS = 2_000
/** Without its database an opening resource fails soon; the wait for it is limited. */
const OPENING_TIMEOUT_MS = 15_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Called for errors while closing: the rest is closed anyway. */
type OnError = (error: unknown) => void

export function openLifetime(onError: OnError): Lifetime {
  const opened: Closer[] = []
  let isClosing = false
  async function close() {
    isClosing = true
    for (let closer = opened.pop(); closer !== undefined; closer = opened.pop()) {
      try {
        await closer()
      } catch (error) {
        onError(error)
      }
    }
  }
  return {
    get isClosing() {
      return isClosing
    },
    add(closer) {
      opened.push(closer)
      if (isClosing) throw new Interrupted()
    },
    stop: () => void (isClosing = true),
    close,
  }
}

/**
 * On Ctrl+C, SIGTERM or a closed terminal: lets `opening` stop at its next step, closes what is open, and exits with 0.
 * A later signal exits at once with 1; one that comes together with the first is the same Ctrl+C, which the terminal
 * and npm both pass on.
 */
export function closeOnSignal(
  lifetime: Lifetime,
  opening: () => Promise<unknown>,
  told: { closing: () => void; closed: () => Promise<void> },
): void {
  let closingSinceMs: number | undefined
  const onSignal = () => {
    if (closingSinceMs !== undefined) {
      if (performance.now() - closingSinceMs > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    closingSinceMs = performance.now()
    void end()
  }
  const settled = () => opening().catch(() => undefined)
  const end = async () => {
    lifetime.stop()
    told.closing()
    await within(GRACE_MS, settled())
    await lifetime.close()
    await within(OPENING_TIMEOUT_MS, settled())
    await lifetime.close()
    await told.closed()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}

/**
 * Logs an uncaught error (of a stream, a timer, a worker, a promise) and keeps the process running: it concerns one
 * call or one task, and the database guards what must stay consistent.
 */
export function outliveErrors(log: () => Pick<FastifyBaseLogger, 'error'> | undefined): void {
  const outlive = (error: unknown) => {
    const logger = log()
    if (logger === undefined) tell(error instanceof Error ? error.message : 'error')
    else logger.error({ err: error }, 'error that nobody caught')
  }
  process.on('uncaughtException', outlive)
  process.on('unhandledRejection', outlive)
}
