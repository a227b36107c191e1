import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** deadlock_detected, serialization_failure: PostgreSQL rolled the transaction back, so that others could continue. */
const CONFLICT_STATES = new Set(['40P01', '40001'])
/** How often an act is retried after its first try. */
export const CONFLICT_RETRIES = 3
const FIRST_PAUSE_MS = 20

/** Called for every conflict, also for those that go unnoticed because the retry succeeds. */
export type ConflictListener = (error: unknown) => void

const listeners = new WeakMap<pg.Pool, ConflictListener>()

/** Sets the listener for conflicts of this pool; a pool has only one. */
export function listenForConflicts(pool: pg.Pool, listener: ConflictListener): void {
  listeners.set(pool, listener)
}

/** Whether this failure, or one of its causes, is a deadlock or a serialization failure. */
export function isConflict(failure: unknown, seen = new Set<unknown>()): boolean {
  if (!(failure instanceof Error) || seen.has(failure)) return false
  seen.add(failure)
  if ('code' in failure && CONFLICT_STATES.has(String(failure.code))) return true
  return isConflict(failure.cause, seen)
}

/** Grows with each attempt, and is random, so that two acts in conflict do not collide again. */
const pauseMs = (attempt: number) => FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random())

/**
 * Runs one statement or one transaction of `pool`, and up to three more times after conflicts. Throws the error of the
 * last try. What `act` does outside of PostgreSQL must be safe to repeat.
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

/** Makes `pool` retry every single statement after a conflict. */
export function retryStatements(pool: pg.Pool): void {
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    // Calls with a callback return no promise and are not retried; the shop makes none.
    if (typeof args.at(-1) === 'function') return send(...args)
    return againAfterConflict(pool, async () => send(...args))
  }
  pool.query = query as typeof pool.query
}
