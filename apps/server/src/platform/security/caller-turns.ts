import { refuse } from '../http/refusal.ts'

export interface CallerTurnsOptions {
  /** Pieces of work running at the same time, for all callers together. */
  running: number
  /** How many of these may belong to one caller; 1 by default. */
  perCallerRunning?: number
  /** How many more of one caller may wait; one more is refused with 429. 1 by default. */
  perCallerWaiting?: number
  /** How many may wait for all callers together; one more is refused with 503. */
  waiting: number
  /** Work that has waited longer is refused with 503. */
  waitSeconds: number
  /** When a refused caller may try again. */
  retrySeconds: number
  /** For tests: the clock that measures the work of callers, milliseconds. */
  nowMs?: () => number
}

export interface CallerTurns {
  /**
   * Runs `work` at this caller's turn. Throws request.tooMany (429) when the caller already has one running and one
   * waiting, server.busy (503) when too many others wait or the wait is too long, and also server.busy, which nobody
   * reads, when `signal` ended the wait. The work must check the signal itself.
   */
  run<Result>(caller: string, signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result>
  /** Throws request.tooMany (429) if `run` would throw it now; does not enter the queue. */
  admit(caller: string): void
  /** Recent time of a caller's work, milliseconds, without running work. */
  usedMs(caller: string): number
}

interface Caller {
  running: number
  waiting: number
  /** Time of the caller's work, halved every HALF_MS. */
  usedMs: number
  usedAtMs: number
}

interface Waiting {
  caller: Caller
  enter: () => void
}

/** Half-life of the time that counts against a caller. */
const HALF_MS = 15_000
/** Callers remembered at most, besides those with work in the queue. */
const REMEMBERED = 1_000

/**
 * A fair queue for costly work: each caller has one piece running and one waiting, and the next turn goes to the caller
 * whose work took the least time lately. So a caller with one piece waits only for the running one, however many others
 * send without pause.
 */
export function createCallerTurns({
  running,
  perCallerRunning = 1,
  perCallerWaiting = 1,
  waiting: places,
  waitSeconds,
  retrySeconds,
  nowMs = () => performance.now(),
}: CallerTurnsOptions): CallerTurns {
  const callers = new Map<string, Caller>()
  const queue: Waiting[] = []
  let underWay = 0

  function callerNamed(name: string): Caller {
    const known = callers.get(name) ?? { running: 0, waiting: 0, usedMs: 0, usedAtMs: nowMs() }
    // The map is ordered by last use, so the caller that was idle longest is forgotten first.
    callers.delete(name)
    callers.set(name, known)
    for (const [other, { running: isRunning, waiting: isWaiting }] of callers) {
      if (callers.size <= REMEMBERED) break
      if (isRunning + isWaiting === 0 && other !== name) callers.delete(other)
    }
    return known
  }

  const usedNow = ({ usedMs, usedAtMs }: Caller) => usedMs * 0.5 ** ((nowMs() - usedAtMs) / HALF_MS)

  const mayEnter = (caller: Caller) => underWay < running && caller.running < perCallerRunning

  function begin(caller: Caller) {
    underWay += 1
    caller.running += 1
  }

  function enterNext() {
    const [next] = queue
      .filter(({ caller }) => mayEnter(caller))
      .toSorted((a, b) => usedNow(a.caller) - usedNow(b.caller))
    next?.enter()
  }

  function turn(caller: Caller, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        queue.splice(queue.indexOf(place), 1)
        caller.waiting -= 1
      }
      const giveUp = () => {
        leave()
        reject(refuse('server.busy'))
      }
      const place: Waiting = {
        caller,
        enter: () => {
          leave()
          begin(caller)
          resolve()
        },
      }
      const timer = setTimeout(giveUp, waitSeconds * 1_000)
      signal?.addEventListener('abort', giveUp)
      caller.waiting += 1
      queue.push(place)
    })
  }

  const hasNoPlace = (caller: Caller) => !mayEnter(caller) && caller.waiting >= perCallerWaiting
  const tooMany = () => refuse('request.tooMany', { seconds: retrySeconds })

  return {
    admit(name) {
      const caller = callers.get(name)
      if (caller !== undefined && hasNoPlace(caller)) throw tooMany()
    },
    usedMs(name) {
      const caller = callers.get(name)
      return caller === undefined ? 0 : usedNow(caller)
    },
    async run(name, signal, work) {
      if (signal?.aborted === true) throw refuse('server.busy')
      const caller = callerNamed(name)
      if (mayEnter(caller)) begin(caller)
      else if (hasNoPlace(caller)) throw tooMany()
      else if (queue.length >= places) throw refuse('server.busy')
      else await turn(caller, signal)
      const beganMs = nowMs()
      try {
        return await work()
      } finally {
        caller.usedMs = usedNow(caller) + nowMs() - beganMs
        caller.usedAtMs = nowMs()
        caller.running -= 1
        underWay -= 1
        enterNext()
      }
    },
  }
}
