import type { FastifyBaseLogger } from 'fastify'
import { tell } from './terminal.ts'

export type Closer = () => Promise<void> | void

/** The resources that the process has opened, and how they are closed. */
export interface Lifetime {
  /** True from the first signal on: what is still being opened shall stop. */
  readonly isClosing: boolean
  /** To be closed at the end, in the opposite order. */
  add(close: Closer): void
  /** Nothing can be added any more. */
  stop(): void
  /** Closes what is open; once however often it is called. */
  close(): Promise<void>
}

/** The start was told to stop: nothing to tell, nothing to repair. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

const SAME_SIGNAL_MS = 1_500
/** What is being opened when the signal comes may come to an end of its own before its database is closed. */
const GRACE_MS = 2_000
/** With its database closed it fails soon; the wait for it is limited. */
const OPENING_TIMEOUT_MS = 15_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Something goes wrong while closing: the rest is closed all the same. */
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
 * On Ctrl+C, SIGTERM or a lost terminal: lets `opening` stop at its next step, closes what is open, and ends with 0. A signal that comes later ends at once with 1; one that
 * comes together with the first is the same Ctrl+C, which the terminal and npm both pass on.
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
 * An error that nobody caught (of a stream, a timer, a worker, a promise) is logged and the shop goes on: it was one
 * caller's or one task's, and what must not break is guarded by the database.
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
