import { refuse } from '../http/refusal.ts'

export interface CallerTurnsOptions {
  /** Pieces of work under way at the same time, of all callers together. */
  running: number
  /** Of these, so many of one caller; 1 unless told. */
  perCallerRunning?: number
  /** So many more of one caller may wait; one beyond them is refused with 429. 1 unless told. */
  perCallerWaiting?: number
  /** So many wait of all callers together; one beyond them is refused with 503. */
  waiting: number
  /** Who has not had a turn by then is refused with 503. */
  waitSeconds: number
  /** When a caller that was refused may come again. */
  retrySeconds: number
  /** For tests: what measures how long the work of each caller takes, milliseconds. */
  nowMs?: () => number
}

export interface CallerTurns {
  /**
   * Does `work` when it is this caller's turn. Throws request.tooMany (429) where the caller has one under way and one
   * waiting already, server.busy (503) where too many others wait or the wait is too long, and server.busy, which nobody
   * reads, where `signal` ended the wait. The work looks at the signal itself.
   */
  run<Result>(caller: string, signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result>
  /** Throws request.tooMany (429) where `run` would now; does not enter the queue. */
  admit(caller: string): void
  /** What the work of a caller took lately, milliseconds; what is under way is not in it. */
  usedMs(caller: string): number
}

interface Caller {
  running: number
  waiting: number
  /** Time that the caller's work took, halved every HALF_MS. */
  usedMs: number
  usedAtMs: number
}

interface Waiting {
  caller: Caller
  enter: () => void
}

/** Half-life of the time that counts against a caller. */
const HALF_MS = 15_000
/** Callers remembered at most besides those that have work here. */
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
    // The map keeps the order of the last calls: the longest quiet caller is the first to be forgotten.
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
