import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** deadlock_detected, serialization_failure: PostgreSQL took back the whole of it, so that others could go on. */
const CONFLICT_STATES = new Set(['40P01', '40001'])
/** How often an act is tried again after its first try. */
export const CONFLICT_RETRIES = 3
const FIRST_PAUSE_MS = 20

/** Told of every conflict, also of those that nobody else notices because the next try succeeds. */
export type ConflictListener = (error: unknown) => void

const listeners = new WeakMap<pg.Pool, ConflictListener>()

/** Has `listener` told of the conflicts of this pool; there is one listener a pool. */
export function listenForConflicts(pool: pg.Pool, listener: ConflictListener): void {
  listeners.set(pool, listener)
}

/** Whether this failure, or one that caused it, is a deadlock or a serialization failure. */
export function isConflict(failure: unknown, seen = new Set<unknown>()): boolean {
  if (!(failure instanceof Error) || seen.has(failure)) return false
  seen.add(failure)
  if ('code' in failure && CONFLICT_STATES.has(String(failure.code))) return true
  return isConflict(failure.cause, seen)
}

/** Longer each time, and never the same for two that met: they would meet again. */
const pauseMs = (attempt: number) => FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random())

/**
 * Runs one statement or one transaction of `pool`, up to three more times where PostgreSQL ended it because of others.
 * Throws what the last try threw. What `act` does outside of PostgreSQL must be safe to do again.
 */
export async function againAfterConflict<T>(pool: pg.Pool, act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isConflict(error)) throw error
      listeners.get(pool)?.(error)
      if (attempt === CONFLICT_RETRIES) throw error
      await wait(pauseMs(attempt))
    }
  }
}

/** Has every single statement that is sent to `pool`, whoever sends it, tried again after a conflict. */
export function retryStatements(pool: pg.Pool): void {
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    // With a callback there is nobody to promise anything to; the shop sends none.
    if (typeof args.at(-1) === 'function') return send(...args)
    return againAfterConflict(pool, async () => send(...args))
  }
  pool.query = query as typeof pool.query
}
